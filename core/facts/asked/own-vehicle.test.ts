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
])("readOwnVehicle reads %s as %s", (text, value) => {
  expect(valuesIn(readOwnVehicle, text)).toContain(value);
});

test.each([
  "You will drive a company vehicle or your own vehicle.",
  "The job may require use of a personal vehicle if you have one.",
  "Transportation is provided from the lodge.",
  "Maintain fleet vehicles.",
  "What we offer\n- Reliable transportation to the trailhead",
])("readOwnVehicle reads nothing in: %s", (text) => {
  expect(valuesIn(readOwnVehicle, text)).toEqual([]);
});

test("readOwnVehicle is unsure when a text asks for transportation", () => {
  expect(factsIn(readOwnVehicle, "Reliable transportation is required.")[0]?.isUnsure).toBe(true);
  expect(factsIn(readOwnVehicle, "You need your own vehicle.")[0]?.isUnsure).toBeUndefined();
});
