import { expect, test } from "vitest";
import { onePhrase, type Phrase } from "./phrase-query.ts";

const phrase = (words: string, weight = "", stand: Phrase["stand"] = "close"): Phrase => ({
  words,
  stand,
  weight,
});

test("a question asks for no phrase that another of its phrases is part of", () => {
  const { whole, parts } = onePhrase([phrase("ranger"), phrase("park ranger"), phrase("rangers")]);
  expect([whole, parts]).toEqual(["'ranger'", ["'ranger'"]]);
});

test("a phrase stays where the shorter one is looked for in fewer places, or in one order", () => {
  expect(onePhrase([phrase("ranger", "A"), phrase("park ranger", "AC", "anywhere")]).whole).toBe(
    "('ranger':A | ('park':AC & 'ranger':AC))",
  );
  const inOrder = onePhrase([
    phrase("park ranger", "", "in order"),
    phrase("state park ranger", "", "anywhere"),
  ]);
  expect(inOrder.whole).toContain("'state'");
});

test("its parts are words that stand alone together, and each other phrase as words in any order", () => {
  const { parts } = onePhrase([phrase("guide", "A"), phrase("trip leader", "A"), phrase("boatman", "A")]);
  expect(parts).toEqual(["('guide' | 'boatman')", "('trip' & 'leader')"]);
});
