import fc from "fast-check";
import { expect, test } from "vitest";
import { closesIn } from "#core/jobs/days/closing.ts";
import { hourMs } from "#core/text/time.ts";
import { closingDay } from "./ends.ts";

const now = new Date("2026-11-24T15:00:00Z");
const none = { expiredAt: null, expiresAt: null, endReason: null, closingZone: "America/New_York" };
const closing = (validThrough: string | null, featuredUntil: string | null = null) =>
  closingDay(
    {
      ...none,
      validThrough: validThrough === null ? null : new Date(validThrough),
      featuredUntil: featuredUntil === null ? null : new Date(featuredUntil),
    },
    now,
  );

test("closingDay counts the days in the time zone that the date is said in", () => {
  expect(closing("2026-11-27T23:59:59.999Z")).toEqual({
    text: "Apply by November 27, 2026",
    left: "in 3 days",
  });
  expect(closing("2026-11-25T04:59:00Z")?.left).toBe("today");
  expect(closing("2026-11-25T05:01:00Z")?.left).toBe("tomorrow");
  expect(closing("2027-03-01T00:00:00Z")?.left).toBe(null);
  expect(closing("2026-11-23T23:59:59.999Z")?.left).toBe(null);
});

test("closingDay names the end of a paid listing, and no day that is our guess", () => {
  expect(closing(null, "2026-11-30T12:00:00Z")).toEqual({
    text: "Listed until November 30, 2026",
    left: "in 6 days",
  });
  expect(closing(null)).toBe(null);
});

test("closingDay counts the same days as a job's card and page", () => {
  const minutes = fc.integer({ min: 1, max: 40 * 24 * 60 });
  fc.assert(
    fc.property(minutes, minutes, (from, until) => {
      const moment = new Date(now.getTime() + (from * hourMs) / 60);
      const closes = new Date(moment.getTime() + (until * hourMs) / 60);
      const said = closesIn(closes, none.closingZone, moment);
      const ends = { ...none, validThrough: closes, featuredUntil: null };
      if (said) expect(`Closes ${closingDay(ends, moment)?.left}`).toBe(said);
    }),
  );
});
