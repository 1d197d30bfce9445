import { expect, test } from "vitest";
import { jobsStartingAfter } from "./jobs-starting-after.ts";

test("jobsStartingAfter asks for the thirty days after the last day of the season", () => {
  const until = (untilDay: string) => jobsStartingAfter([{ name: "season_end", untilDay }]);
  expect(until("2027-09-05")).toBe("/jobs?starts_from=2027-09-06&starts_until=2027-10-05");
  expect(until("2027-12-31")).toBe("/jobs?starts_from=2028-01-01&starts_until=2028-01-30");
});

test("jobsStartingAfter is null without a sure end", () => {
  expect(jobsStartingAfter([])).toBe(null);
  expect(jobsStartingAfter([{ name: "season_start", untilDay: "2027-05-10" }])).toBe(null);
  expect(jobsStartingAfter([{ name: "season_end", untilDay: "2027-09-05", isUnsure: true }])).toBe(null);
  expect(jobsStartingAfter([{ name: "season_end", untilDay: null }])).toBe(null);
});
