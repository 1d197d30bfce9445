import { expect, test } from "vitest";
import { valuesIn } from "#test/facts.ts";
import { readHousingKind } from "./housing-kind.ts";

test.each([
  ["Employee housing is provided in shared cabins.", "shared"],
  ["Housing is provided in a bunkhouse.", "bunkhouse"],
])("readHousingKind reads %s as %s", (text, value) => {
  expect(valuesIn(readHousingKind, text)).toContain(value);
});

test.each(["Housing is not provided. Guests share cabins."])(
  "readHousingKind reads nothing in: %s",
  (text) => {
    expect(valuesIn(readHousingKind, text)).toEqual([]);
  },
);
