import { expect, test } from "vitest";
import { tsqueryFilter } from "./tsquery-filter.ts";

test.each([
  ["'REI'", "REI Co-op", true],
  ["'REI'", "Reina Outdoors", false],
  ["'Vail Resorts'", "Vail Resorts Management Company", true],
  ["'Vail Resorts'", "Resorts of Vail", false],
  ["'Arc teryx'", "Arc'teryx", true],
  ["'REI' | 'Vail Resorts'", "Vail Resorts", true],
  ["'a | b' | kayak", "kayak", true],
  ["park & !'park ranger'", "Park Ranger", false],
  ["park & !'park ranger'", "Park Guide", true],
  ["ski:*", "Skiing Company", true],
])("tsqueryFilter %s on %s: %s", (query, text, expected) => {
  expect(tsqueryFilter(query)?.(text)).toBe(expected);
});

test.each(["", "Vail Resorts", "'REI' |", "| 'REI'", "'REI", "''", "a | | b", "'a' 'b'"])(
  "tsqueryFilter rejects %j",
  (query) => {
    expect(tsqueryFilter(query)).toBeNull();
  },
);
