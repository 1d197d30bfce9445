import type { Posting } from "#core/postings/form/posting-form.ts";
import { factsInText } from "./facts-in-text.ts";
import { typedFacts } from "./posting-facts.ts";

const asked: [name: string, fields: string[]][] = [
  ["Season dates", ["season_start", "season_end"]],
  ["Housing", ["housing"]],
  ["Meals", ["meals"]],
  ["Hours a week", ["hours_per_week"]],
  ["Open positions", ["positions"]],
  ["Certificates", []],
  ["Minimum age", ["min_age"]],
  ["Driver's license", ["driving_licence"]],
  ["Work papers", ["papers"]],
  ["Couples and pets", ["couples", "pets"]],
];

/** Lists which of the ten facts, and pay, neither form nor text answers. */
export function missingFacts(posting: Posting, now: Date): string[] {
  const { facts, title, descriptionMd } = posting;
  const inText = factsInText({ title, description: descriptionMd }, now).map(({ field }) => field as string);
  const typed = Object.entries(typedFacts(facts)).flatMap(([field, value]) => (value ? [field] : []));
  const answered = new Set([...inText, ...typed]);
  const hasCertificate = [...answered].some((field) => field.startsWith("cert_"));
  const missing = asked.filter(([name, fields]) =>
    name === "Certificates" ? !hasCertificate : !fields.some((field) => answered.has(field)),
  );
  const hasPay = posting.salaryMin !== null || posting.salaryMax !== null;
  return [...(hasPay ? [] : ["Pay"]), ...missing.map(([name]) => name)];
}
