import {
  type AnsweredField,
  certificateCodes,
  certificateField,
  certificates,
  type FactField,
} from "#core/postings/facts/fact-fields.ts";

const plain = {
  is_seasonal: "Seasonal job",
  season_start: "Season starts",
  season_end: "Season ends",
  housing: "Housing",
  housing_cost: "Housing amount in dollars",
  housing_cost_unit: "Housing amount per",
  meals: "Meals",
  tips: "Tips on top of the pay",
  hours_per_week: "Hours a Week",
  positions: "Open Positions",
  min_age: "Minimum Age",
  driving_licence: "Driver's License",
  papers: "Work Papers",
  couples: "Couples",
  pets: "Pets",
};

export const factLabels = {
  ...plain,
  ...Object.fromEntries(certificateCodes.map((code) => [certificateField(code), certificates[code]])),
} as Record<FactField, string>;

/** Answers that need different words in the form. */
export const answerLabels: Partial<Record<AnsweredField, Record<string, string>>> = {
  housing: { "may be had": "Ask us" },
  housing_cost_unit: { n: "night", w: "week", "2w": "two weeks", m: "month", s: "season" },
  papers: {
    "visa supported": "Visa supported (H-2B, J-1)",
    "must be authorised to work": "Must be authorized to work",
  },
  couples: { ask: "Ask us", no: "No couples" },
  pets: { ask: "Ask us", no: "No pets" },
};

export function isImplied(field: FactField): boolean {
  return field === "housing_cost_unit" || field === "is_seasonal";
}
