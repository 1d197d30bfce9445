import { expect, test } from "vitest";
import { factsIn, valuesIn } from "#test/facts.ts";
import { readOwnVehicle } from "./own-vehicle.ts";

test.each([
  ["You need your own vehicle.", "required"],
  ["Must have a reliable vehicle.", "required"],
  ["A personal vehicle is not required.", "not needed"],
  ["A personal car is preferred.", "preferred"],
  ["A personal vehicle is highly recommended, since the store is far.", "preferred"],
  ["Reliable transportation is required.", "required"],
])("an own vehicle: %s → %s", (text, value) => {
  expect(valuesIn(readOwnVehicle, text)).toContain(value);
});

test.each([
  "You will drive a company vehicle or your own vehicle.",
  "The job may require use of a personal vehicle if you have one.",
  "Transportation is provided from the lodge.",
  "Maintain fleet vehicles.",
  "What we offer\n- Reliable transportation to the trailhead",
])("an own vehicle: nothing is said by: %s", (text) => {
  expect(valuesIn(readOwnVehicle, text)).toEqual([]);
});

test("an own vehicle is not surely asked by who asks for transportation", () => {
  expect(factsIn(readOwnVehicle, "Reliable transportation is required.")[0]?.isUnsure).toBe(true);
  expect(factsIn(readOwnVehicle, "You need your own vehicle.")[0]?.isUnsure).toBeUndefined();
});
