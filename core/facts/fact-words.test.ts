import { expect, test } from "vitest";
import { extractFacts } from "./extract.ts";
import { factWords } from "./fact-words.ts";

const wordsOf = (text: string) =>
  factWords(extractFacts({ title: "Guide", text, postedAt: new Date("2026-11-01T00:00:00Z") }));

test("factWords has words for housing, a season and steps of hourly pay", () => {
  const words = wordsOf(
    "Season: May 20 to September 15, 2027.\nHousing is provided free of charge.\nPay: $20 to $23 per hour.",
  );
  expect(words).toEqual(
    expect.arrayContaining([
      "housing:provided",
      "start:2027-05",
      "end:2027-09",
      "season:summer",
      "pay-hour:22",
    ]),
  );
  expect(words).not.toContain("pay-hour:25");
  expect(words).not.toContain("season:winter");
});

test("factWords has no words for unsure facts", () => {
  expect(factWords([{ name: "housing", value: "provided", isUnsure: true }])).toEqual([]);
});

test("factWords has no season for a job that ends before it begins or lasts all year", () => {
  const season = (start: string, end: string) =>
    factWords([
      { name: "season_start", value: start, fromDay: start, untilDay: start },
      { name: "season_end", value: end, fromDay: end, untilDay: end },
    ]).filter((word) => word.startsWith("season:"));
  expect(season("2027-09-01", "2027-05-01")).toEqual([]);
  expect(season("2027-01-01", "2028-01-01")).toEqual([]);
  expect(season("2026-12-01", "2027-04-10")).toEqual(["season:winter"]);
  expect(season("2027-06-10", "2027-08-10")).toEqual(["season:summer"]);
  // A few days of a month are not one, and March and December are two winters.
  expect(season("2027-04-01", "2028-01-02")).toEqual(["season:summer"]);
  expect(season("2027-03-01", "2027-12-05")).toEqual(["season:summer"]);
  expect(season("2027-02-15", "2027-10-31")).toEqual(["season:summer", "season:winter"]);
});
