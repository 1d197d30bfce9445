import { setImmediate } from "node:timers/promises";
import { extractFacts, factsVersion } from "#core/facts/extract.ts";
import { factWords, hourlyWords } from "#core/facts/fact-words.ts";
import { isFilterFact } from "#core/facts/filter-facts.ts";
import { spokenWords } from "#core/facts/silence.ts";
import { asideOf } from "#core/jobs/kinds/judge-listing.ts";
import type { ListingKind } from "#core/jobs/listing.ts";
import type { SourceFacts } from "#core/jobs/source-facts.ts";
import type { Place } from "#core/places/place.ts";
import { countriesOf } from "#core/places/places.ts";
import type { Salary } from "#core/text/money.ts";
import { factsOfSource } from "./facts-of-source.ts";
import type { StatedFact } from "./stated-fact.ts";

const keptVersion = 7;
export const readVersion = factsVersion + keptVersion;

export type FactsGiven = {
  title: string;
  descriptionMd: string;
  datePosted: Date;
  facts?: SourceFacts | null;
  salary: Salary | null;
  places?: Place[];
  employerFacts?: StatedFact[];
};

/** The employer's form wins over source fields, and those win over the text. */
export function readFacts(job: FactsGiven): StatedFact[] {
  const employer = job.employerFacts ?? [];
  const settled = new Set(employer.flatMap(answeredBy));
  const known = [...employer, ...factsOfSource(job.facts).filter((fact) => !settled.has(subjectOf(fact)))];
  const names = new Set([...settled, ...known.map(subjectOf)]);
  const { title, descriptionMd, datePosted } = job;
  const read = extractFacts({ title, text: descriptionMd, postedAt: datePosted, dollar: dollarOf(job) });
  const text = read
    .filter((fact) => !names.has(subjectOf(fact)))
    .map((fact) => ({ ...fact, origin: "text" as const }));
  return [...known, ...text];
}

const dollars: Record<string, string> = { CA: "CAD", AU: "AUD", NZ: "NZD" };

/** What "$" alone means: the pay field's dollar, or the country's. */
function dollarOf({ salary, places = [] }: FactsGiven): string {
  if (salary && ["USD", ...Object.values(dollars)].includes(salary.currency)) return salary.currency;
  const [country = "", ...others] = countriesOf(places);
  return (!others.length && dollars[country]) || "USD";
}

function subjectOf({ name, value }: Pick<StatedFact, "name" | "value">): string {
  return name === "certifications" ? `${name}:${value.split(":")[0]}` : name;
}

function answeredBy(fact: StatedFact): string[] {
  const { name, value } = fact;
  if (name !== "housing") return [subjectOf(fact)];
  const money = ["housing_cost", "housing_stipend"];
  if (value === "not provided") return [name, ...money, "housing_kind", "connectivity"];
  return value === "at a cost" || value === "stipend" ? [name] : [name, ...money];
}

/** Yields between jobs: a reading takes about a millisecond, and pages may be waiting. */
export async function readFactsOfAll(jobs: FactsGiven[]): Promise<StatedFact[][]> {
  const read: StatedFact[][] = [];
  for (const [index, job] of jobs.entries()) {
    if (index % 10 === 9) await setImmediate();
    read.push(readFacts(job));
  }
  return read;
}

export function wordsOfFacts(given: StatedFact[], salary: Salary | null): string[] {
  const facts = given.filter(
    ({ hiddenAt, origin, name }) => !hiddenAt && (origin !== "text" || isFilterFact(name)),
  );
  const isHourly = salary?.unit === "hour" && salary.currency === "USD" && salary.min !== null;
  // A pay field says more than a sentence.
  const worded = salary ? facts.filter(({ name }) => name !== "pay") : facts;
  // A fact that readers dispute may still be stated elsewhere, so it does not count as silence.
  return [
    ...new Set([
      ...factWords(worded),
      ...(isHourly ? hourlyWords(salary.max ?? salary.min ?? 0) : []),
      ...spokenWords(given),
    ]),
  ].sort();
}

function startColumns(facts: StatedFact[]) {
  const start = facts.find(({ name, isUnsure }) => name === "season_start" && !isUnsure);
  return {
    starts_on: start?.untilDay ?? start?.fromDay ?? null,
    starts_from: start?.fromDay ?? start?.untilDay ?? null,
  };
}

function chargesParticipants(facts: StatedFact[]): boolean {
  return facts.some(({ name, isUnsure, hiddenAt }) => name === "participant_pays" && !isUnsure && !hiddenAt);
}

export function factColumns(facts: StatedFact[], salary: Salary | null, kind: ListingKind) {
  const shown = facts.filter(({ hiddenAt }) => !hiddenAt);
  return {
    fact_words: wordsOfFacts(facts, salary),
    ...startColumns(shown),
    aside: asideOf(kind, chargesParticipants(facts)),
  };
}
