import { factName, type SayableFact, sayFact, seasonText } from "#core/facts/shown/say-fact.ts";

export type PageFact = SayableFact & {
  proof: string | null;
  origin: "source" | "text" | "employer";
  isUnsure?: boolean | null;
};

export type TrailFact = {
  label: string;
  text: string;
  isUnsure: boolean;
  proofs: { name: string; quote: string }[];
  origin: "source" | "employer" | null;
  unquoted: string[];
};

const lines: readonly (readonly [label: string, names: readonly string[]])[] = [
  ["Cost", ["participant_pays"]],
  ["Season", ["season_start", "season_end"]],
  ["Length", ["length"]],
  ["Pay", ["pay", "tips", "overtime", "completion_bonus", "other_bonus", "americorps_award"]],
  ["Hours", ["hours_per_week", "hitch"]],
  ["Openings", ["positions"]],
  ["Housing", ["housing", "housing_cost", "housing_kind", "rv_site", "connectivity"]],
  ["Meals", ["meals"]],
  ["Couples, families, pets", ["couples", "families", "pets"]],
  ["Experience", ["no_experience_needed", "experience", "education", "internship"]],
  ["Training", ["training"]],
  ["Certificates", ["certifications"]],
  ["Driver's license", ["driving_licence", "own_vehicle"]],
  ["Age", ["min_age"]],
  ["Physical work", ["lift_lbs", "strenuous"]],
  ["Work papers", ["papers", "who_may_apply"]],
  ["Checks", ["screening"]],
  ["Travel", ["travel_paid", "relocation_paid", "work_travel"]],
  ["Benefits", ["benefits", "gear_or_pro_deals"]],
  ["Hiring", ["hiring"]],
];

export function trailFacts(all: readonly PageFact[]): TrailFact[] {
  // A disputed bed says nothing about the kind of housing.
  const facts = all.some(({ name }) => name === "housing")
    ? all
    : all.filter(({ name }) => name !== "housing_kind");
  return lines.flatMap(([label, names]) => {
    const own = names.flatMap((name) => facts.filter((fact) => fact.name === name));
    const text = textOf(label, own);
    if (!text) return [];
    const quotes = new Map<string, string>();
    for (const { name, proof } of own) if (proof && !quotes.has(proof)) quotes.set(proof, name);
    return {
      label,
      text,
      isUnsure: own.some(({ isUnsure }) => isUnsure),
      proofs: [...quotes].map(([quote, name]) => ({ name, quote })),
      unquoted: own.flatMap(({ name, proof, origin }) => (origin === "text" && !proof ? [name] : [])),
      origin: own.map(({ origin }) => origin).find((origin) => origin !== "text") ?? null,
    };
  });
}

function textOf(label: string, facts: readonly PageFact[]): string | null {
  const find = (name: string) => facts.find((fact) => fact.name === name);
  if (label === "Season") return seasonText(find("season_start"), find("season_end"));
  const texts = facts.map((fact) => factText(label, fact));
  return [...new Set(texts)].join(" · ") || null;
}

const wordedAnswers = ["travel_paid", "relocation_paid", "no_experience_needed", "strenuous"];
const named = [
  ...["couples", "families", "pets", "rv_site", "experience", "education"],
  ...["americorps_award", "completion_bonus", "other_bonus"],
];

function factText(label: string, fact: PageFact): string {
  const name = factName(fact.name);
  const text = sayFact(fact);
  if (fact.name === "training" && fact.value === "at a cost") return courseText(fact, text);
  if (fact.value === "yes" && !wordedAnswers.includes(fact.name)) return fact.low ? `${name} ${text}` : name;
  return named.includes(fact.name) && label !== name ? `${name}: ${lower(text)}` : text;
}

function courseText({ proof, low }: PageFact, cost: string): string {
  const course = /\bguide (?:school|training)\b/i.test(proof ?? "") ? "Guide school" : "Course";
  return low ? `${course}: ${cost}` : `${course} to pay for`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
