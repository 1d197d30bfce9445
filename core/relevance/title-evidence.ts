import { hintingTitles, hospitalityTitles, likelyTitles, upkeepTitles } from "./words/likely-titles.ts";
import { misleadingTitles, otherTitles, tradeTitles } from "./words/other-titles.ts";
import { outdoorTitles } from "./words/outdoor-titles.ts";
import { type Found, findPhrases, plainWords, toPhrases } from "./words/phrases.ts";

type Sort = "outdoor" | "likely" | "hint" | "hospitality" | "upkeep" | "trade" | "other field" | "misleading";

const phrases = toPhrases<Sort>([
  ["hint", hintingTitles],
  ["trade", tradeTitles],
  ["upkeep", upkeepTitles],
  ["hospitality", hospitalityTitles],
  ["likely", likelyTitles],
  ["outdoor", outdoorTitles],
  ["other field", otherTitles],
  ["misleading", misleadingTitles],
]);

export type TitleEvidence = {
  points: number;
  words: string | null;
  hints: boolean;
  isHospitality: boolean;
  isUpkeep: boolean;
  trade: string | null;
  otherField: string | null;
};

export function titleEvidence(title: string): TitleEvidence {
  const found = findPhrases(plainWords(title), phrases);
  const of = (sort: Sort): Found<Sort>[] => found.filter(({ means }) => means === sort);
  const [[outdoor], likely] = [of("outdoor"), of("likely")];
  const several = new Set(likely.map(({ words }) => words)).size > 1;
  return {
    points: outdoor ? 4 : several ? 3 : likely.length ? 2 : 0,
    words: (outdoor ?? likely[0])?.words ?? null,
    hints: of("hint").length > 0,
    isHospitality: of("hospitality").length > 0,
    isUpkeep: of("upkeep").length > 0,
    trade: of("trade")[0]?.words ?? null,
    otherField: of("other field")[0]?.words ?? null,
  };
}

const mostLetters = 3000;

export function outdoorDuties(description: string): number {
  const found = findPhrases(plainWords(description, mostLetters), phrases);
  return new Set(found.filter(({ means }) => means === "outdoor").map(({ words }) => words)).size;
}
