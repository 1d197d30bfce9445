import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readFamilies } from "./families.ts";

test.each([
  ["Housing is not available for couples or families.", "no"],
  ["Families are welcome.", "welcome"],
  ["We can't accommodate couples, families, or pets.", "no"],
  ["No children under 18 on site, due to insurance.", "no"],
  ["An apartment at no charge; a family of four would fit.", "welcome"],
  ["Kids are fine, pets are fine (two max).", "welcome"],
])("readFamilies reads %s as %s", (text, value) => {
  expect(valuesIn(readFamilies, text)).toContain(value);
});

test.each([
  ["Families are welcome.", undefined],
  ["Families may be allowed with approval.", true],
  ["Families are welcome at some sites.", true],
])("readFamilies is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readFamilies, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});

test.each(["Families are encouraged to visit our museum.", "Kids are welcome on all our trips."])(
  "readFamilies reads nothing in: %s",
  (text) => {
    expect(valuesIn(readFamilies, text)).toEqual([]);
  },
);

test("readFamilies reads nothing in a text about getting along with children", () => {
  expect(valuesIn(readFamilies, "A friendly, firm way with children and their parents.")).toEqual([]);
});

test("readFamilies is unsure of a text that says yes and no", () => {
  const text = "Families are welcome in the campground. Families are not allowed in staff housing.";
  expect(factsIn(readFamilies, text).filter(({ isUnsure }) => !isUnsure)).toEqual([]);
});
