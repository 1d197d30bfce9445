import { expect, test } from "vitest";
import { onePhrase, type Phrase } from "./phrase-query.ts";

const phrase = (words: string, weight = "", stand: Phrase["stand"] = "close"): Phrase => ({
  words,
  stand,
  weight,
});

test("onePhrase leaves out a phrase that contains another one", () => {
  const { whole, parts } = onePhrase([phrase("ranger"), phrase("park ranger"), phrase("rangers")]);
  expect([whole, parts]).toEqual(["'ranger'", ["'ranger'"]]);
});

test("onePhrase keeps a phrase if the shorter one has fewer places or a fixed order", () => {
  expect(onePhrase([phrase("ranger", "A"), phrase("park ranger", "AC", "anywhere")]).whole).toBe(
    "('ranger':A | ('park':AC & 'ranger':AC))",
  );
  const inOrder = onePhrase([
    phrase("park ranger", "", "in order"),
    phrase("state park ranger", "", "anywhere"),
  ]);
  expect(inOrder.whole).toContain("'state'");
});

test("onePhrase joins single words in one part and gives each phrase its own", () => {
  const { parts } = onePhrase([phrase("guide", "A"), phrase("trip leader", "A"), phrase("boatman", "A")]);
  expect(parts).toEqual(["('guide' | 'boatman')", "('trip' & 'leader')"]);
});
