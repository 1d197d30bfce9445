import { expect, test } from "vitest";
import { dayAndTime } from "#core/text/day-and-time.ts";

const now = new Date("2026-11-24T20:00:00Z");

test.each([
  ["2026-11-24T13:04:00Z", "today, 6:04 AM Mountain"],
  ["2026-11-24T06:59:00Z", "yesterday, 11:59 PM Mountain"],
  ["2026-11-23T19:00:00Z", "yesterday, 12:00 PM Mountain"],
  ["2026-07-01T18:30:00Z", "Jul 1, 2026, 12:30 PM Mountain"],
])("dayAndTime says %s in Mountain time", (moment, words) => {
  expect(dayAndTime(new Date(moment), now)).toBe(words);
});
