import { expect, test } from "vitest";
import { rowAfter } from "./row-after.ts";

test.each([
  ["the row below one that is gone", ["a", "b", "c"], "b", ["a", "c"], "c"],
  ["the row below one that stays", ["a", "b", "c"], "b", ["a", "b", "c"], "c"],
  ["the next row that is still there", ["a", "b", "c"], "a", ["c", "d"], "c"],
  ["the last row itself", ["a", "b"], "b", ["a", "b"], "b"],
  ["the row above the last one", ["a", "b"], "b", ["a"], "a"],
  ["the row below one that moved to the end", ["a", "b"], "a", ["b", "a"], "b"],
  ["no row", ["a"], "a", [], null],
] as const)("rowAfter finds %s", (_, before, acted, now, expected) => {
  expect(rowAfter(before, acted, now)).toBe(expected);
});
