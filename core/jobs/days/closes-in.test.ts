import { expect, test } from "vitest";
import { closesIn } from "./closes-in.ts";

const now = new Date("2026-11-24T15:00:00Z");

test.each([
  ["2026-11-24T14:59:59Z", null],
  ["2026-11-25T04:59:00Z", "Closes today"],
  ["2026-11-25T23:59:59.999Z", "Closes tomorrow"],
  ["2026-11-30T23:59:59.999Z", "Closes in 6 days"],
  ["2026-12-07T23:59:59.999Z", "Closes in 13 days"],
  ["2026-12-08T05:00:00Z", null],
])("closesIn counts the days of the calendar until %s", (validThrough, said) => {
  expect(closesIn(new Date(validThrough), now)).toBe(said);
});

test("closesIn is null where no day is stated", () => {
  expect(closesIn(null, now)).toBe(null);
});
