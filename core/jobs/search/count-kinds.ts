import { setImmediate } from "node:timers/promises";
import { plainWords } from "#core/search/plain-words.ts";
import { stemOf, tellingWords } from "#core/search/stems.ts";

export type CountedTitle = { words: string; jobs: number };

export type CountedKind = {
  phrase: string;
  group: string;
  /** Jobs whose titles have all words of any phrase in the group. */
  jobs: number;
  ownJobs: number;
};

type Phrase = { at: number; group: number; others: number[] };

/** Titles to count before other work gets a turn. */
const atOnce = 2_000;

export async function countKinds(
  titles: readonly CountedTitle[],
  groups: readonly (readonly string[])[],
): Promise<CountedKind[]> {
  const kinds = groups.flatMap((group) => group.map((phrase) => ({ phrase, group: group[0] ?? "" })));
  const stemIds = new Map<string, number>();
  const byStem = phrasesByStem(groups, stemIds);
  const known = new Map<string, number | undefined>();
  const idOf = (word: string) => {
    if (!known.has(word)) known.set(word, stemIds.get(stemOf(word)));
    return known.get(word);
  };
  const own = new Array<number>(kinds.length).fill(0);
  const ofGroup = new Array<number>(groups.length).fill(0);
  for (const [number, { words, jobs }] of titles.entries()) {
    if (number % atOnce === atOnce - 1) await setImmediate();
    const ids = new Set(words.split(" ").flatMap((word) => idOf(word) ?? []));
    const met = new Set<number>();
    for (const id of ids)
      for (const { at, group, others } of byStem.get(id) ?? []) {
        if (!others.every((other) => ids.has(other))) continue;
        own[at] = (own[at] ?? 0) + jobs;
        met.add(group);
      }
    for (const group of met) ofGroup[group] = (ofGroup[group] ?? 0) + jobs;
  }
  const groupAt = groups.flatMap((group, at) => group.map(() => at));
  return kinds
    .map((kind, at) => ({ ...kind, jobs: ofGroup[groupAt[at] ?? 0] ?? 0, ownJobs: own[at] ?? 0 }))
    .filter(({ jobs }) => jobs > 0);
}

function phrasesByStem(groups: readonly (readonly string[])[], ids: Map<string, number>) {
  const byStem = new Map<number, Phrase[]>();
  let at = 0;
  for (const [group, phrases] of groups.entries())
    for (const phrase of phrases) {
      const [first, ...others] = stemsOf(phrase, ids);
      const own = { at: at++, group, others };
      if (first === undefined) continue;
      byStem.set(first, [...(byStem.get(first) ?? []), own]);
    }
  return byStem;
}

function stemsOf(phrase: string, ids: Map<string, number>): number[] {
  const words = tellingWords(plainWords(phrase));
  return words.map((word) => {
    const stem = stemOf(word);
    const id = ids.get(stem) ?? ids.size;
    ids.set(stem, id);
    return id;
  });
}
