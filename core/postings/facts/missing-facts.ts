import { extractFacts } from "#core/facts/extract.ts";
import type { Posting } from "#core/postings/form/posting-form.ts";
import { linesToGrammar } from "#core/text/plain-grammar.ts";
import { toFactsInput } from "./posting-facts.ts";

const asked: [name: string, facts: string[]][] = [
  ["Pay", ["pay"]],
  ["Season dates", ["season_start", "season_end"]],
  ["Housing", ["housing"]],
  ["Meals", ["meals"]],
  ["Hours a week", ["hours_per_week"]],
  ["Open positions", ["positions"]],
  ["Certificates", ["certifications"]],
  ["Minimum age", ["min_age"]],
  ["Driver's license", ["driving_licence"]],
  ["Work papers", ["papers"]],
  ["Couples and pets", ["couples", "pets"]],
];

export function missingFacts(posting: Posting, now: Date): string[] {
  const { facts, title, descriptionMd, salaryMin, salaryMax } = posting;
  const text = linesToGrammar(descriptionMd);
  const inText = extractFacts({ title, text, postedAt: now }).map(({ name }) => name);
  const typed = Object.entries(toFactsInput(facts)).flatMap(([field, value]) => (value ? [field] : []));
  const stated = new Set([...inText, ...typed]);
  if (typed.some((field) => field.startsWith("cert_"))) stated.add("certifications");
  if (salaryMin !== null || salaryMax !== null) stated.add("pay");
  return asked.filter(([, names]) => !names.some((name) => stated.has(name))).map(([name]) => name);
}
