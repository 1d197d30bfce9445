import { describe, expect, test } from "vitest";
import { correctionOf, lexiconOf } from "./corrections.ts";

const board = lexiconOf(
  new Map(
    Object.entries({
      biologist: 90,
      conservation: 60,
      guiding: 12,
      guide: 80,
      rental: 9,
      internship: 40,
      housekeeping: 20,
      hand: 30,
      stable: 5,
      botanist: 1,
      ecologist: 7,
      band: 9,
      instructor: 20,
      media: 8,
      instructional: 1,
      restoration: 30,
    }),
  ),
);
const correct = (word: string) => correctionOf(word, board);

describe("correctionOf", () => {
  test.each([
    ["bioligist", "biologist"],
    ["consevation", "conservation"],
    ["intership", "internship"],
    ["housekeping", "housekeeping"],
    ["ecolgist", "ecologist"],
    // The ending itself is mistyped, so the stems differ more than the words.
    ["raftng", "rafting"],
    ["raftin", "rafting"],
    ["conservaiton", "conservation"],
    // Two letters side by side change places.
    ["huose", "house"],
    ["giude", "guide"],
    // Another ending, though the stem is one of the board's.
    ["instructer", "instructor"],
    ["attendent", "attendant"],
    ["restorant", "restaurant"],
    // No job has it, but the trade does.
    ["resturant", "restaurant"],
  ])("corrects %j", (typed, meant) => {
    expect(correct(typed)).toBe(meant);
  });

  test.each([
    "gliding",
    "dental",
    "hang",
    "table",
    "skii",
    "зимa",
    "biologists",
    "biology",
    "b1ologist",
    "guides",
    "restored",
    "liftie",
    "medic",
    "brand",
    "lifty",
  ])("leaves a known or short word, or one with another meaning: %j", (word) => {
    expect(correct(word)).toBeNull();
  });

  test("splits two words written as one", () => {
    expect(correct("raftguide")).toBe("raft guide");
  });
});
