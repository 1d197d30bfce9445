import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { dayMs } from "#core/text/time.ts";
import { closesIn, closingDate, closingDay, readClosing } from "./closing.ts";

const bareDay = "2026-12-15T23:59:59.999Z";

test.each([
  ["2026-12-20T07:59:00Z", "America/Los_Angeles", "2026-12-19", "2026-12-19T23:59:00-08:00"],
  ["2026-12-11T09:59:00Z", "Pacific/Honolulu", "2026-12-10", "2026-12-10T23:59:00-10:00"],
  ["2026-12-16T04:59:00Z", "America/New_York", "2026-12-15", "2026-12-15T23:59:00-05:00"],
  ["2026-07-22T07:59:00Z", "America/Anchorage", "2026-07-21", "2026-07-21T23:59:00-08:00"],
  ["2026-07-22T06:59:00Z", "America/Phoenix", "2026-07-21", "2026-07-21T23:59:00-07:00"],
  ["2026-07-22T06:59:00Z", "America/Denver", "2026-07-22", "2026-07-22T00:59:00-06:00"],
  ["2026-12-16T03:29:00Z", "America/St_Johns", "2026-12-15", "2026-12-15T23:59:00-03:30"],
  ["2026-12-16T04:59:00Z", "-05:00", "2026-12-15", "2026-12-15T23:59:00-05:00"],
  // The days on which clocks change.
  ["2026-03-09T05:59:00Z", "America/Denver", "2026-03-08", "2026-03-08T23:59:00-06:00"],
  ["2026-11-02T06:59:00Z", "America/Denver", "2026-11-01", "2026-11-01T23:59:00-07:00"],
  ["2026-03-08T23:59:59.999Z", "America/Denver", "2026-03-08", "2026-03-08T23:59:00-06:00"],
  [bareDay, "America/Denver", "2026-12-15", "2026-12-15T23:59:00-07:00"],
  [bareDay, "Pacific/Auckland", "2026-12-15", "2026-12-15T23:59:00+13:00"],
  // Without a zone, 23:59 of anywhere from Auckland to Honolulu is the same day.
  [bareDay, null, "2026-12-15", "2026-12-15"],
  ["2026-12-15T10:59:00Z", null, "2026-12-15", "2026-12-15"],
  ["2026-12-16T09:59:00Z", null, "2026-12-15", "2026-12-15"],
])("a close at %s in %s is on %s", (closes, zone, day, time) => {
  const moment = new Date(closes);
  expect(closingDay(moment, zone)).toBe(day);
  expect(readClosing(moment, zone, moment)).toMatchObject({ date: closingDate(moment, zone), time });
});

test("closingDay is the day of the zone, and the stated one of a day without a time", () => {
  const zones = fc.constantFrom(
    "Pacific/Honolulu",
    "America/Phoenix",
    "America/St_Johns",
    "Asia/Kathmandu",
    "Etc/GMT+9",
  );
  const times = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(times, zones, (moment, zone) => {
      fc.pre(moment.getTime() % dayMs !== dayMs - 1);
      const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);
      expect(closingDay(moment, zone)).toBe(there.toPlainDate().toString());
      const day = moment.toISOString().slice(0, 10);
      expect(closingDay(new Date(Date.parse(day) + dayMs - 1), zone)).toBe(day);
    }),
  );
});

test.each([
  ["2026-11-24T14:59:59Z", null],
  ["2026-11-25T04:59:00Z", "Closes today"],
  ["2026-11-25T05:00:00Z", "Closes tomorrow"],
  ["2026-11-25T23:59:59.999Z", "Closes tomorrow"],
  ["2026-11-30T23:59:59.999Z", "Closes in 6 days"],
  ["2026-12-07T23:59:59.999Z", "Closes in 13 days"],
  ["2026-12-08T05:00:00Z", null],
])("closesIn counts the days of the calendar until %s", (closes, said) => {
  expect(closesIn(new Date(closes), "America/New_York", new Date("2026-11-24T15:00:00Z"))).toBe(said);
});

test.each([
  ["2026-12-16T01:00:00Z", "Closes today"],
  ["2026-12-16T06:59:59Z", "Closes today"],
  ["2026-12-16T07:00:00Z", null],
  ["2026-12-15T06:59:59Z", "Closes tomorrow"],
])("closesIn counts a day without a time to its end in Moab: at %s", (now, said) => {
  expect(closesIn(new Date(bareDay), "America/Denver", new Date(now))).toBe(said);
});

test("closesIn names the date alone where no zone is known", () => {
  const now = new Date("2026-12-12T12:00:00Z");
  expect(closesIn(new Date(bareDay), null, now)).toBe("Closes Dec 15, 2026");
  expect(readClosing(new Date(bareDay), null, now)?.left).toBe(null);
  expect(closesIn(new Date(bareDay), null, new Date("2026-12-17T00:00:00Z"))).toBe(null);
});

test("closesIn and readClosing are null where no day is stated", () => {
  expect(closesIn(null, "America/Denver", new Date())).toBe(null);
  expect(readClosing(null, "America/Denver", new Date())).toBe(null);
});
