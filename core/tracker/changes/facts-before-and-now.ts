import { extractFacts } from "#core/facts/extract.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { comparedFacts } from "./stated.ts";

type Posting = {
  /** Null in copies that were made before fields were kept. */
  fields: StatedFact[] | null;
  title: string;
  /** Null when both texts are the same and no field stated anything. */
  text: string | null;
};

/**
 * The same reader reads both texts, so a better reader is no change. Facts of fields are left out if those of
 * the copy are unknown.
 */
export function factsBeforeAndNow(
  kept: Posting,
  current: Posting,
  postedAt: Date,
  hidden: string[],
): { before: StatedFact[]; now: StatedFact[] } {
  const isComparable = ({ name, isUnsure }: StatedFact) =>
    (comparedFacts as readonly string[]).includes(name) && !isUnsure && !hidden.includes(name);
  const [before, now] = [factsOfPosting(kept, postedAt), factsOfPosting(current, postedAt)].map((facts) =>
    facts.filter(isComparable),
  ) as [StatedFact[], StatedFact[]];
  const isKnown = ({ name }: StatedFact) => kept.fields !== null || !isField(now, name);
  return { before: before.filter(isKnown), now: now.filter(isKnown) };
}

function factsOfPosting({ fields, title, text }: Posting, postedAt: Date): StatedFact[] {
  const known = fields ?? [];
  const read = text === null ? [] : extractFacts({ title, text, postedAt });
  const names = new Set(known.map(({ name }) => name));
  return [
    ...known,
    ...read.filter(({ name }) => !names.has(name)).map((fact) => ({ ...fact, origin: "text" as const })),
  ];
}

function isField(facts: StatedFact[], name: string): boolean {
  return facts.some((fact) => fact.name === name && fact.origin !== "text");
}
