import { expect, test } from "vitest";
import { dayAndTime, dayOf, startOfDay } from "#core/text/day-and-time.ts";

const now = new Date("2026-11-24T20:00:00Z");

test.each([
  ["2026-11-24T13:04:00Z", "today, 6:04 AM Mountain"],
  ["2026-11-24T06:59:00Z", "yesterday, 11:59 PM Mountain"],
  ["2026-11-23T19:00:00Z", "yesterday, 12:00 PM Mountain"],
  ["2026-07-01T18:30:00Z", "Jul 1, 2026, 12:30 PM Mountain"],
])("dayAndTime says %s in Mountain time", (moment, words) => {
  expect(dayAndTime(new Date(moment), now)).toBe(words);
});

test.each([
  ["2026-11-24", "2026-11-24T07:00:00.000Z"],
  ["2026-07-01", "2026-07-01T06:00:00.000Z"],
  ["2026-03-08", "2026-03-08T07:00:00.000Z"],
  ["2026-11-01", "2026-11-01T06:00:00.000Z"],
])("startOfDay finds where %s begins, and dayOf names it", (day, moment) => {
  expect(startOfDay(day).toISOString()).toBe(moment);
  expect(dayOf(new Date(moment))).toBe(day);
  expect(dayOf(new Date(Date.parse(moment) - 1))).not.toBe(day);
});
