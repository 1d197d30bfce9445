import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readCouples } from "./couples.ts";

test.each([
  ["Couples welcome!", "welcome"],
  ["We hire couples and friends.", "welcome"],
  ["Housing is not available for couples or families.", "no"],
  ["Couples are encouraged to apply.", "welcome"],
  ["No couples housing is available.", "no"],
  ["We can't accommodate couples, families, or pets.", "no"],
  ["We have housing for couples.", "welcome"],
])("couples: %s → %s", (text, value) => {
  expect(valuesIn(readCouples, text)).toContain(value);
});

test.each(["Work with a couple of other guides."])("couples: nothing is said by: %s", (text) => {
  expect(valuesIn(readCouples, text)).toEqual([]);
});

test.each([
  ["Couples are welcome.", undefined],
  ["Couples may be allowed with approval.", true],
  ["Couples are welcome at some sites.", true],
])("couples: unsure of %s is %s", (text, isUnsure) => {
  expect(factsIn(readCouples, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});

test("couples: nothing is sure of what is denied and affirmed", () => {
  const text = "Couples are welcome in the campground. Couples are not allowed in staff housing.";
  expect(factsIn(readCouples, text).filter(({ isUnsure }) => !isUnsure)).toEqual([]);
});
