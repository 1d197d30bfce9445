import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readHousingKind } from "./housing-kind.ts";

test.each([
  ["Employee housing is provided in shared cabins.", "shared"],
  ["Housing is provided in a bunkhouse.", "bunkhouse"],
  ["You'd have your own small cabin.", "cabin"],
  ["Crew sleeps in tents at base camp.", "tent"],
  ["Staff rooms (twin) are free.", "shared"],
  ["Studio on site for $550 a month.", "apartment"],
  ["Housing is a trailer behind the shop.", "rv"],
  ["Free trailer bedrooms, two to a trailer.", "shared"],
  ["You get a room in the crew cabin that you share with one more.", "shared"],
  ["Staff caravan $120 a week.", "rv"],
])("readHousingKind reads %s as %s", (text, value) => {
  expect(valuesIn(readHousingKind, text)).toContain(value);
});

test.each(["Housing is not provided. Guests share cabins.", "Housing is provided. Find a flat in town."])(
  "readHousingKind reads nothing in: %s",
  (text) => {
    expect(valuesIn(readHousingKind, text)).toEqual([]);
  },
);
