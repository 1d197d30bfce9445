import { expect, test } from "vitest";
import { formatCount, numberWord, startingNumber } from "./number-words.ts";

test("numberWord spells numbers up to twelve and leaves greater ones in digits", () => {
  expect([1, 10, 12, 13, 45].map(numberWord)).toEqual(["one", "ten", "twelve", "13", "45"]);
  expect([10, 45].map(startingNumber)).toEqual(["Ten", "45"]);
});

test("counted puts the noun in the plural unless there is one", () => {
  expect([formatCount(1, "hour"), formatCount(48, "hour")]).toEqual(["1 hour", "48 hours"]);
});
