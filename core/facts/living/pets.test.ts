import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readPets } from "./pets.ts";

test.each([
  ["Housing provided (no pets).", "no"],
  ["Pets are welcome.", "welcome"],
  ["Sorry, no pets.", "no"],
  ["Pets are not allowed in employee housing.", "no"],
  ["Pets may be allowed with approval.", "ask"],
  ["Dogs are not permitted.", "no"],
  ["We are a dog-friendly workplace and pets may live in staff housing.", "welcome"],
  ["We can't accommodate couples, families, or pets.", "no"],
])("readPets reads %s as %s", (text, value) => {
  expect(valuesIn(readPets, text)).toContain(value);
});

test.each(["Lead sled dog tours."])("readPets reads nothing in: %s", (text) => {
  expect(valuesIn(readPets, text)).toEqual([]);
});

test.each([
  ["Pets are welcome.", undefined],
  ["Pets may be allowed with approval.", true],
  ["Pets are welcome at some sites.", true],
])("readPets is unsure of %s: %s", (text, isUnsure) => {
  expect(factsIn(readPets, text).map((fact) => fact.isUnsure)).toEqual([isUnsure]);
});

test("readPets is unsure of a text that says yes and no", () => {
  const text = "Pets are welcome in the campground. Pets are not allowed in staff housing.";
  expect(factsIn(readPets, text).filter(({ isUnsure }) => !isUnsure)).toEqual([]);
});

test("readPets reads nothing in a text about experience with dogs", () => {
  expect(valuesIn(readPets, "You need no experience with dogs in harness.")).toEqual([]);
});
