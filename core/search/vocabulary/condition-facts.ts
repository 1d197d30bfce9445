import type { Condition } from "./conditions.ts";

/**
 * `says` and `denies` hold words of the fact index, best first. `read` facts are too unsure for that index.
 * `isRead` means that the text's own words say too little, as in "two people".
 */
export type ConditionFacts = {
  says: readonly string[];
  denies: readonly string[];
  read?: readonly (readonly [name: string, value: string])[];
  isRead?: true;
};

export const conditionFacts: { readonly [Name in Condition]?: ConditionFacts } = {
  couples: {
    says: ["couples:welcome"],
    denies: ["couples:no"],
    isRead: true,
    read: [
      ["couples", "ask"],
      ["couples", "welcome"],
    ],
  },
  "entry-level": {
    says: ["no_experience_needed:yes", "training:given"],
    denies: [],
    read: [
      ["experience", "none"],
      ["no_experience_needed", "yes"],
    ],
  },
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
  pets: {
    says: ["pets:welcome", "pets:ask"],
    denies: ["pets:no"],
    isRead: true,
    read: [
      ["pets", "ask"],
      ["pets", "welcome"],
    ],
  },
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
