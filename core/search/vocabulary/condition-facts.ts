import type { Condition } from "./conditions.ts";

/** Words of facts, as lists index them, by which a listing says a condition, the best first, or denies it. */
export type ConditionFacts = { says: readonly string[]; denies: readonly string[] };

/** The conditions that facts of a listing answer; of others, its words do. */
export const conditionFacts: { readonly [Name in Condition]?: ConditionFacts } = {
  couples: { says: ["couples:welcome"], denies: ["couples:no"] },
  "entry-level": { says: ["no_experience_needed:yes"], denies: [] },
  housing: {
    says: [
      "housing:provided",
      "housing:lives-on-site",
      "housing:at-a-cost",
      "housing:stipend",
      "housing:may-be-had",
    ],
    denies: ["housing:not-provided"],
  },
  meals: {
    says: ["meals:provided", "meals:in-the-field-only", "meals:at-a-cost", "meals:stipend"],
    denies: ["meals:not-provided"],
  },
  pets: { says: ["pets:welcome", "pets:ask"], denies: ["pets:no"] },
  summer: { says: ["season:summer"], denies: [] },
  visa: { says: ["papers:visa-supported"], denies: ["papers:no-sponsorship"] },
  "wilderness-first-aid": {
    says: ["certifications:wfa-required", "certifications:wfa-preferred"],
    denies: [],
  },
  "wilderness-first-responder": {
    says: ["certifications:wfr-required", "certifications:wfr-preferred"],
    denies: [],
  },
  winter: { says: ["season:winter"], denies: [] },
};
