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
  ["Please leave your pets at home.", "no"],
  ["Dogs, cats: please no.", "no"],
  ["Non-smoking, no-pet apartment", "no"],
  ["Can I bring my dog? Unfortunately no.", "no"],
  ["Pets: one cat or dog, $150 deposit", "welcome"],
  ["Single or couple; one small dog with board approval.", "ask"],
  ["Duties: open gates. Two pets max.", "welcome"],
  ["Faculty and kids are part of this place, as are their dogs.", "welcome"],
  ["rooms are free. no pets. couples: yes if both work. call us.", "no"],
  ["The farmhouse is pet-free because of allergies.", "no"],
  ["No pups, please: the mules kill them.", "no"],
  ["We can't have staff pets due to bears.", "no"],
  ["Kids and pets, I'm afraid no.", "no"],
  ["Dogs in camp are tolerated.", "welcome"],
])("readPets reads %s as %s", (text, value) => {
  expect(valuesIn(readPets, text)).toContain(value);
});

test.each([
  "Lead sled dog tours.",
  "Dogs are not allowed on the beach.",
  "Remind campers that pets must be leashed.",
  "Are dogs allowed in housing?",
  "We offer sled tours; our dogs are friendly.",
  "Turn over 22 pet-friendly cabins.",
  "Pets no, for passengers.",
])("readPets reads nothing in: %s", (text) => {
  expect(valuesIn(readPets, text)).toEqual([]);
});

test.each([
  ["Pets are welcome.", undefined],
  ["Pets may be allowed with approval.", true],
  ["Pets are welcome at some sites.", true],
  ["We are a pet-friendly lodge.", true],
  ["Pets (dog or cat) are allowed in RV sites only.", true],
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
