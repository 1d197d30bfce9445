import { describe, expect, test } from "vitest";
import { nextDue } from "#core/alerts/schedule.ts";

const at = (text: string) => new Date(text);

describe("nextDue, at 8 AM Pacific", () => {
  test.each([
    ["in winter", "2026-01-14T15:59:59.999Z", "2026-01-14T16:00:00Z"],
    ["in summer", "2026-07-15T12:00:00Z", "2026-07-15T15:00:00Z"],
    ["strictly after", "2026-07-15T15:00:00Z", "2026-07-16T15:00:00Z"],
    ["over the night in which clocks go forward", "2027-03-13T16:00:00Z", "2027-03-14T15:00:00Z"],
    ["over the night in which they go back", "2026-10-31T15:00:00Z", "2026-11-01T16:00:00Z"],
    ["when it is another day in UTC", "2026-07-16T03:00:00Z", "2026-07-16T15:00:00Z"],
    ["over New Year", "2026-12-31T23:00:00Z", "2027-01-01T16:00:00Z"],
  ])("daily, %s", (_when, after, due) => {
    expect(nextDue("daily", at(after))).toEqual(at(due));
  });

  test.each([
    ["on a Monday before eight", "2026-07-13T14:00:00Z", "2026-07-13T15:00:00Z"],
    ["on a Monday at eight", "2026-07-13T15:00:00Z", "2026-07-20T15:00:00Z"],
    ["on a Sunday there that is a Monday in UTC", "2026-07-13T03:00:00Z", "2026-07-13T15:00:00Z"],
    ["over a Sunday in which clocks go back", "2026-10-26T15:00:00Z", "2026-11-02T16:00:00Z"],
  ])("weekly, %s", (_when, after, due) => {
    expect(nextDue("weekly", at(after))).toEqual(at(due));
  });
});
