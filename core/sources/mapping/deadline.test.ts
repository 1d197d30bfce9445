import { expect, test } from "vitest";
import { readDeadline } from "./deadline.ts";

test.each([
  ["2026-12-15", "2026-12-15T00:00:00Z", undefined],
  ["2026-12-15T00:00:00", "2026-12-15T00:00:00Z", undefined],
  ["2026-12-15T00:00:00.000-07:00", "2026-12-15T00:00:00Z", undefined],
  ["2026-12-15T23:59:00-05:00", "2026-12-16T04:59:00Z", "-05:00"],
  ["2026-12-15T23:59:00-0330", "2026-12-16T03:29:00Z", "-03:30"],
  ["2026-12-16T04:59:00Z", "2026-12-16T04:59:00Z", undefined],
  ["2026-12-16T04:59:00+00:00", "2026-12-16T04:59:00Z", undefined],
  ["2026-12-16T04:59:00", "2026-12-16T04:59:00Z", undefined],
  ["2026-13-41", null, undefined],
  ["soon", null, undefined],
  ["", null, undefined],
  [null, null, undefined],
])("readDeadline reads %s", (text, closesAt, zone) => {
  const deadline = readDeadline(text);
  expect([deadline.closesAt, deadline.facts?.closingZone]).toEqual([closesAt && new Date(closesAt), zone]);
});
