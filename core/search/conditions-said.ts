import { plainWords } from "./plain-words.ts";
import { isStopWord, stemOf } from "./stems.ts";
import type { Condition } from "./vocabulary/conditions/condition.ts";
import { conditions } from "./vocabulary/conditions.ts";

/** Stop words that tell in phrases: "two weeks on", "no experience", "more than 40 hours". */
const telling = new Set(
  "after all before few more no not off on only over own than under until without".split(" "),
);

/** Who seeks work says "my dog", "don't drug test" or "for two people". In a posting the words that are left would say something else. */
const ofSeekers = /^for |\b(?:i|m|me|my|our|t)\b/;

type Stem = { stem: string; at: number };
/** How many words each stem is behind the first: "paid sick and vacation" has 1 and 3. */
type Pattern = { condition: Condition; others: { stem: string; behind: number }[] };

const patterns = new Map<string, Pattern[]>();
for (const { condition, words, texts = [], inPhrases = false } of conditions)
  for (const phrase of new Set([...words.filter((phrase) => !ofSeekers.test(phrase)), ...texts])) {
    const all = plainWords(phrase);
    const [first, ...others] = stemsOf(all);
    // A single word that is left of a phrase says too little, and so may one that is typed.
    const isShort = !others.length && (all.length > 1 || (inPhrases && !texts.includes(phrase)));
    if (!first || isShort) continue;
    const known = patterns.get(first.stem) ?? [];
    known.push({ condition, others: others.map(({ stem, at }) => ({ stem, behind: at - first.at })) });
    patterns.set(first.stem, known);
  }

function stemsOf(words: readonly string[]): Stem[] {
  return words.flatMap((word, at) =>
    isStopWord(word) && !telling.has(word) ? [] : [{ stem: stemOf(word), at }],
  );
}

/** The conditions that a text states in words of the vocabulary. Between the words of a pair may stand a third one. */
export function conditionsSaid(text: string): Condition[] {
  const stems = plainWords(text).map(stemOf);
  const said = new Set<Condition>();
  for (const [at, stem] of stems.entries())
    for (const { condition, others } of patterns.get(stem) ?? [])
      if (!said.has(condition) && isSaid(others, stems, at)) said.add(condition);
  return [...said].sort();
}

function isSaid(others: Pattern["others"], stems: string[], at: number): boolean {
  const [second, third] = others;
  if (second && !third && [1, 2].some((behind) => stems[at + behind] === second.stem)) return true;
  return others.every(({ stem, behind }) => stems[at + behind] === stem);
}

/** A job's facets have these words. */
export function saidWords({ title, description }: { title: string; description: string }): string[] {
  return conditionsSaid(`${title}\n${description}`).map(saidWord);
}

export function saidWord(condition: string): string {
  return `said:${condition}`;
}
