import fc from "fast-check";
import { expect, test } from "vitest";
import type { SayableFact } from "./say-fact.ts";
import { seasonMonths } from "./season-months.ts";

const start = (fromDay: string, precision: SayableFact["precision"] = "day"): SayableFact => ({
  ...{ name: "season_start", value: fromDay, fromDay, untilDay: fromDay, precision },
});
const end = (untilDay: string, precision: SayableFact["precision"] = "day"): SayableFact => ({
  ...{ name: "season_end", value: untilDay, fromDay: untilDay, untilDay, precision },
});

test("seasonMonths counts on into the next year", () => {
  expect(seasonMonths(start("2027-05-10"), end("2027-09-05"))).toEqual({ from: 4, until: 9 });
  expect(seasonMonths(start("2026-11-20"), end("2027-04-11"))).toEqual({ from: 10, until: 16 });
  expect(seasonMonths(start("2027-06-01"), end("2027-06-30"))).toEqual({ from: 5, until: 6 });
});

test("seasonMonths is null unless both ends are stated as months", () => {
  expect(seasonMonths(start("2027-05-10"), undefined)).toBeNull();
  expect(seasonMonths(undefined, end("2027-05-10"))).toBeNull();
  expect(seasonMonths(start("2027-06-01", "season"), end("2027-09-05"))).toBeNull();
  expect(seasonMonths(start("2027-09-05"), end("2027-05-10"))).toBeNull();
});

test("seasonMonths fills at least one month of twelve and at most all", () => {
  const day = fc
    .date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [first, last] = one < other ? [one, other] : [other, one];
      const months = seasonMonths(start(first), end(last));
      expect(months?.from).toBe(Number(first.slice(5, 7)) - 1);
      const count = (months?.until ?? 0) - (months?.from ?? 0);
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(12);
    }),
  );
});
