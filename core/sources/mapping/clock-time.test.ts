import { expect, test } from "vitest";
import { momentThere } from "./clock-time.ts";

test.each([
  ["2026-01-15T12:00:00", "2026-01-15T17:00:00.000Z"],
  ["2026-07-15T23:59:59.9970", "2026-07-16T03:59:59.997Z"],
  ["2026-03-08T01:59:59", "2026-03-08T06:59:59.000Z"],
  ["2026-03-08T03:00:00", "2026-03-08T07:00:00.000Z"],
  ["2026-11-01T00:59:59", "2026-11-01T04:59:59.000Z"],
  ["2026-11-01T02:00:00", "2026-11-01T07:00:00.000Z"],
  // Skipped in spring, shown twice in autumn.
  ["2026-03-08T02:30:00", "2026-03-08T07:30:00.000Z"],
  ["2026-11-01T01:30:00", "2026-11-01T05:30:00.000Z"],
])("momentThere takes %s in New York for %s", (clock, utc) => {
  expect(momentThere(clock, "America/New_York").toISOString()).toBe(utc);
});

test("momentThere returns an invalid date for an impossible clock", () => {
  expect(momentThere("2026-13-41T99:00:00", "America/New_York").getTime()).toBeNaN();
});
