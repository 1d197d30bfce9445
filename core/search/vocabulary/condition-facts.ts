import type { Condition } from "./conditions/condition.ts";

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

const citizens = "papers:us-citizens-or-nationals-permanent-residents";
const noSponsorship = "papers:no-sponsorship";

export const conditionFacts: { readonly [Name in Condition]?: ConditionFacts } = {
  "age-18": { says: ages(16, 18), denies: ages(19, 25), read: readAges(16, 18) },
  americorps: { says: [], denies: [], read: [["americorps_award", "yes"]] },
  backcountry: { says: [], denies: [], read: [["housing_kind", "tent"]] },
  "background-check": { says: [], denies: [], read: [["screening", "background check"]] },
  benefits: {
    says: [],
    denies: [],
    read: [
      ["benefits", "health"],
      ["benefits", "paid leave"],
      ["benefits", "retirement"],
    ],
  },
  bonus: {
    says: [],
    denies: [],
    read: [
      ["completion_bonus", "yes"],
      ["other_bonus", "yes"],
    ],
  },
  "citizens-only": { says: [citizens], denies: [] },
  couples: {
    says: ["couples:welcome"],
    denies: ["couples:no"],
    isRead: true,
    read: [
      ["couples", "ask"],
      ["couples", "welcome"],
    ],
  },
  degree: {
    says: [],
    denies: [],
    read: [
      ["education", "preferred"],
      ["education", "required"],
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
  families: {
    says: ["families:welcome"],
    denies: [],
    isRead: true,
    read: [
      ["families", "ask"],
      ["families", "welcome"],
    ],
  },
  "full-time": { says: [], denies: [], read: [["hours_per_week", "40"]] },
  // A J-1 is not an H-2B, so a sponsored visa of an unknown kind says neither.
  "h-1b": { says: [], denies: [noSponsorship] },
  "h-2a": { says: [], denies: [noSponsorship] },
  "h-2b": { says: [], denies: [noSponsorship] },
  hitch: {
    says: [],
    denies: [],
    read: [
      ["hitch", "10 on, 10 off"],
      ["hitch", "10 on, 4 off"],
      ["hitch", "10 on, 5 off"],
      ["hitch", "12 on, 2 off"],
      ["hitch", "14 on, 14 off"],
      ["hitch", "14 on, 7 off"],
      ["hitch", "2 weeks on, 1 off"],
      ["hitch", "2 weeks on, 2 off"],
      ["hitch", "3 weeks on, 3 off"],
      ["hitch", "5 on, 4 off"],
      ["hitch", "5 on, 9 off"],
      ["hitch", "7 on, 7 off"],
      ["hitch", "8 on, 6 off"],
      ["hitch", "9 on, 5 off"],
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
  internet: { says: [], denies: [], read: [["connectivity", "internet"]] },
  internship: { says: [], denies: [], read: [["internship", "yes"]] },
  "j-1": { says: [], denies: [noSponsorship] },
  license: { says: ["driving_licence:required"], denies: [] },
  meals: {
    says: ["meals:provided", "meals:in-the-field-only", "meals:at-a-cost", "meals:stipend"],
    denies: ["meals:not-provided"],
  },
  "no-citizenship": { says: ["papers:visa-supported"], denies: [citizens, noSponsorship] },
  "no-degree": { says: [], denies: [], read: [["education", "none"]] },
  "no-license": { says: [], denies: ["driving_licence:required"] },
  pets: {
    says: ["pets:welcome", "pets:ask"],
    denies: ["pets:no"],
    isRead: true,
    read: [
      ["pets", "ask"],
      ["pets", "welcome"],
    ],
  },
  "pro-deals": { says: [], denies: [], read: [["gear_or_pro_deals", "yes"]] },
  "rv-site": {
    says: ["rv_site:provided", "rv_site:at-a-cost"],
    denies: [],
    // A trailer that an employer has on site is housing, and no site.
    read: [
      ["rv_site", "at a cost"],
      ["rv_site", "provided"],
    ],
  },
  students: {
    says: [],
    denies: [],
    read: [
      ["education", "enrolled"],
      ["who_may_apply", "students"],
    ],
  },
  seasonal: { says: ["seasonal:yes"], denies: [] },
  summer: { says: ["season:summer"], denies: [] },
  teens: { says: ages(16, 17), denies: ages(18, 25), read: readAges(14, 17) },
  tips: { says: ["tips:yes"], denies: [], read: [["tips", "yes"]] },
  "travel-paid": { says: [], denies: [], read: [["travel_paid", "yes"]] },
  veterans: { says: [], denies: [], read: [["who_may_apply", "veterans"]] },
  visa: { says: ["papers:visa-supported"], denies: [noSponsorship] },
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

function ages(from: number, to: number): string[] {
  return years(from, to).map((age) => `min_age:${age}`);
}

function readAges(from: number, to: number): [name: string, value: string][] {
  return years(from, to).map((age) => ["min_age", `${age}`]);
}

function years(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
