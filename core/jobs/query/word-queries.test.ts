import { expect, test } from "vitest";
import { anyTogether, near, textOf, widest, widestInOrder } from "./word-queries.ts";

test("widest leaves out phrases that hold all words of another", () => {
  expect(widest(["raft guides", "fishing guide", "guide", "boat captain"])).toEqual([
    "guide",
    "boat captain",
  ]);
  expect(widest(["ski patrol leader", "patrolling skis"])).toEqual(["patrolling skis"]);
  expect(widest(["guide", "guides"])).toEqual(["guide"]);
});

test("anyTogether asks for what phrases share once", () => {
  expect(textOf(anyTogether(["raft guide", "kayak guide", "river ranger", "guide"]))).toBe(
    "(('guide' & ('raft' | 'kayak')) | ('river' & 'ranger') | 'guide')",
  );
  expect(textOf(anyTogether(["raft guide"]))).toBe("('raft' & 'guide')");
});

test("widestInOrder leaves out phrases in which near finds another", () => {
  const said = [
    "housing provided",
    "provided free housing",
    "on site housing",
    "housing is provided",
    "staff housing provided free",
    "housing will be provided",
    "bunkhouse",
    "a bunkhouse bed",
  ];
  expect(widestInOrder(said)).toEqual([
    "bunkhouse",
    "housing provided",
    "on site housing",
    "housing will be provided",
    "provided free housing",
  ]);
});

test("near asks for a single word anywhere, and for words side by side in the text", () => {
  expect(textOf(near(["bunkhouse", "room and board", "meals are provided daily"]))).toBe(
    "('bunkhouse' | ('room':D & 'board':D & ('room':D <-> 'board':D | 'room':D <2> 'board':D)) | 'meals are provided daily':D)",
  );
});
