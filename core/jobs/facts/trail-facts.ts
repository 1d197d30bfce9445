import { type FactLine, factLines } from "#core/facts/shown/fact-lines.ts";
import { courseText, factName, type SayableFact, sayFact, seasonText } from "#core/facts/shown/say-fact.ts";
import { type SeasonMonths, seasonMonths } from "#core/facts/shown/season-months.ts";

export type PageFact = SayableFact & {
  proof: string | null;
  origin: "source" | "text" | "employer";
  isUnsure?: boolean | null;
};

export type TrailFact = {
  line: FactLine;
  label: string;
  text: string;
  months: SeasonMonths | null;
  isUnsure: boolean;
  proofs: { name: string; quote: string }[];
  origin: "source" | "employer" | null;
  unquoted: string[];
};

export function trailFacts(all: readonly PageFact[]): TrailFact[] {
  // A disputed bed says nothing about the kind of housing.
  const facts = all.some(({ name }) => name === "housing")
    ? all
    : all.filter(({ name }) => name !== "housing_kind");
  return factLines.flatMap(({ line, label, names }) => {
    const own = names.flatMap((name) => facts.filter((fact) => fact.name === name));
    const sure = (name: string) => own.find((fact) => fact.name === name && !fact.isUnsure);
    const text = textOf(label, own);
    if (!text) return [];
    const quotes = new Map<string, string>();
    for (const { name, proof } of own) if (proof && !quotes.has(proof)) quotes.set(proof, name);
    return {
      line,
      label,
      text,
      months: seasonMonths(sure("season_start"), sure("season_end")),
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
  ...["couples", "families", "pets", "rv_site", "camp_site", "experience", "education"],
  ...["americorps_award", "completion_bonus", "other_bonus"],
];

function factText(label: string, fact: PageFact): string {
  const name = factName(fact.name);
  const text = sayFact(fact);
  if (fact.name === "training" && fact.value === "at a cost") return courseText(fact);
  if (fact.value === "yes" && !wordedAnswers.includes(fact.name)) return fact.low ? `${name} ${text}` : name;
  return named.includes(fact.name) && label !== name ? `${name}: ${lower(text)}` : text;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
