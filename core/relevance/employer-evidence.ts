import { brands, brandWords } from "./employers/brands.ts";
import { conservationGroups, zoos } from "./employers/conservation-groups.ts";
import { camps, guides } from "./employers/guides.ts";
import { landAgencies, mixedAgencies } from "./employers/land-agencies.ts";
import {
  fieldSciences,
  hintingNames,
  lodgings,
  misleading,
  otherFields,
  publicBodies,
  softOtherFields,
  weakNames,
} from "./employers/other-names.ts";
import { resortNames, resorts } from "./employers/resorts.ts";
import { isSkiArea } from "./near-land.ts";
import { findPhrases, plainWords, toPhrases } from "./words/phrases.ts";

export type EmployerClass =
  | "land agency"
  | "mixed agency"
  | "conservation group"
  | "zoo"
  | "guide"
  | "camp"
  | "resort"
  | "brand"
  | "field science"
  | "lodging"
  | "hint"
  | "weak hint"
  | "public body"
  | "other field"
  | "another trade"
  | "misleading";

/** From 4 points on, every job of the employer is outdoor work; below, the title must show it, too. */
const pointsOf: Record<EmployerClass, number> = {
  "land agency": 5,
  brand: 5,
  camp: 5,
  "conservation group": 4,
  guide: 4,
  resort: 4,
  "field science": 3,
  "mixed agency": 2,
  zoo: 2,
  lodging: 2,
  hint: 2,
  "weak hint": 1,
  "public body": 0,
  misleading: 0,
  "another trade": -1,
  "other field": -4,
};

// A phrase in two lists has the meaning of the last one.
const words = toPhrases<EmployerClass>([
  ["weak hint", weakNames],
  ["public body", publicBodies],
  ["hint", hintingNames],
  ["field science", fieldSciences],
  ["lodging", lodgings],
  ["zoo", zoos],
  ["brand", brandWords],
  ["resort", resorts],
  ["camp", camps],
  ["guide", guides],
  ["conservation group", conservationGroups],
  ["mixed agency", mixedAgencies],
  ["land agency", landAgencies],
  ["another trade", softOtherFields],
  ["other field", otherFields],
  ["misleading", misleading],
]);

const wholeNames = toPhrases<EmployerClass>([
  ["resort", resortNames],
  ["brand", brands],
]).byWords;

const forms = new Set(
  plainWords(
    "inc llc ltd limited co corp corporation company companies group holdings usa us america international global official the retail store stores outlet equipment clothing apparel footwear gear brands careers gmbh ag plc pty lp",
  ),
);

export type EmployerEvidence = {
  points: number;
  class: EmployerClass | null;
  words: string | null;
  otherField: string | null;
};

export function employerEvidence(name: string): EmployerEvidence {
  const known = knownByName(name);
  if (known)
    return { points: pointsOf[known.means], class: known.means, words: known.words, otherField: null };
  const found = findPhrases(plainWords(name), words);
  const [other] = found
    .filter(({ means }) => pointsOf[means] < 0)
    .toSorted((a, b) => pointsOf[a.means] - pointsOf[b.means]);
  const [best] = found
    .filter(({ means }) => pointsOf[means] >= 0 && means !== "misleading")
    .toSorted((a, b) => pointsOf[b.means] - pointsOf[a.means]);
  const against = other ? pointsOf[other.means] : 0;
  return {
    points: Math.min(best ? pointsOf[best.means] : 0, other?.means === "other field" ? 3 : 5) + against,
    class: best?.means ?? null,
    words: best?.words ?? null,
    otherField: other?.words ?? null,
  };
}

function knownByName(name: string): { means: EmployerClass; words: string } | null {
  for (const words of wholeNamesOf(name)) {
    const means = wholeNames.get(words) ?? (isSkiArea(words) ? "resort" : undefined);
    if (means) return { means, words };
  }
  return null;
}

function wholeNamesOf(name: string): string[] {
  return [name, ...name.slice(0, 400).split(/[()]/)].flatMap((part) => {
    const all = plainWords(part);
    return [all, all.filter((word) => !forms.has(word))].map((each) => each.join(" "));
  });
}
