import { distance } from "fastest-levenshtein";
import { stemOf } from "./stems.ts";
import { isReadWord, isTradeWord, isWorkerWord, tradeWord, tradeWords } from "./trade-words.ts";

export type Lexicon = {
  counts: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  byFirst: ReadonlyMap<string, readonly string[]>;
  total: number;
  /** How much of the jobs has a word, by its stem. */
  shareOf: (stem: string) => number;
};

export function lexiconOf(counts: ReadonlyMap<string, number>, total = 0): Lexicon {
  const byFirst = new Map<string, string[]>();
  const common = [...counts].filter(([word, jobs]) => jobs > 1 || isWorkerWord(word)).map(([word]) => word);
  for (const word of new Set([...common, ...tradeWords])) {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) continue;
    const first = word.charAt(0);
    const words = byFirst.get(first);
    if (words) words.push(word);
    else byFirst.set(first, [word]);
  }
  const stems = new Map<string, number>();
  for (const [word, jobs] of counts) stems.set(stemOf(word), (stems.get(stemOf(word)) ?? 0) + jobs);
  const shareOf = (stem: string) => Math.min(1, (stems.get(stem) ?? 0) / Math.max(1, total));
  return { counts, stems: new Set(stems.keys()), byFirst, total, shareOf };
}

const shortest = 5;
const shortestStem = 4;
/** Words of this length may have two wrong letters. */
const long = 8;

/** The stemmer handles these endings; any other ending of an unknown word is a typo. */
const inflection = /(?:s|y|ie|ed|ing|er|or|ion|al|ally|ly|ment|able|ive|ity|ism|ist|ness)s?$/;
/** Fixes "instructer", "attendent" and "conservency". */
const endings = [
  [/er(?=s?$)/, ["or", "ar"]],
  [/or(?=s?$)/, ["er"]],
  [/ar(?=s?$)/, ["or", "er"]],
  [/ent(?=s?$)/, ["ant"]],
  [/ant(?=s?$)/, ["ent"]],
  [/ence$/, ["ance"]],
  [/ency$/, ["ancy"]],
] as const;

/**
 * Allows one wrong letter or a swap, two in long words, and splits joined words. Null for known or short
 * words, and for parts of words.
 */
export function correctionOf(word: string, lexicon: Lexicon): string | null {
  if (word.length < shortest || !/^[a-z]+$/.test(word) || isKnown(word, lexicon)) return null;
  for (const other of lexicon.counts.keys()) if (other.includes(word)) return null;
  const ended = otherEnding(word, lexicon);
  if (ended) return ended;
  const stem = stemOf(word);
  const isStemKnown = lexicon.stems.has(stem) || isWorkerWord(word);
  if (isStemKnown && inflection.test(word)) return null;
  const apart = isStemKnown ? null : twoWords(word);
  if (apart) return apart;
  const most = word.length < long ? 1 : 2;
  let best: { word: string; distance: number; jobs: number } | null = null;
  for (const other of lexicon.byFirst.get(word.charAt(0)) ?? []) {
    if (Math.abs(other.length - word.length) > most || (isStemKnown && !isTradeWord(other))) continue;
    const isSwap = isSwapped(word, other);
    const away = isSwap ? 1 : distance(word, other);
    if (away > most || (isStemKnown && stemOf(other) === stem)) continue;
    const otherStem = stemOf(other);
    // The stemmer does not strip a mistyped ending: "raftng".
    const isAlike =
      isSwap ||
      distance(stem, otherStem) <= most ||
      (otherStem.length >= shortestStem && word.startsWith(otherStem)) ||
      (most > 1 && other.startsWith(word.slice(0, 5)));
    if (!isAlike && !isStemKnown) continue;
    const jobs = lexicon.counts.get(other) ?? 0;
    if (!best || away < best.distance || (away === best.distance && jobs > best.jobs))
      best = { word: other, distance: away, jobs };
  }
  return best?.word ?? null;
}

/** The words are only offered, most common first; a search never uses them unasked. */
export function wordsNear(word: string, { byFirst, counts }: Lexicon): string[] {
  const start = word.slice(0, 4);
  return (byFirst.get(word.charAt(0)) ?? [])
    .filter((other) => word.length > 3 && (other.startsWith(start) || distance(word, other) <= 2))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, 3);
}

function isKnown(word: string, { counts }: Lexicon): boolean {
  return counts.has(word) || isReadWord(word);
}

function otherEnding(word: string, lexicon: Lexicon): string | null {
  for (const [ending, others] of endings) {
    if (!ending.test(word)) continue;
    const known = others.map((other) => word.replace(ending, other)).find((one) => isKnown(one, lexicon));
    if (known) return known;
  }
  return null;
}

function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  const at = [...word].findIndex((letter, place) => letter !== other[place]);
  return (
    at >= 0 &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}

function twoWords(word: string): string | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const words = [word.slice(0, at), word.slice(at)];
    if (tradeWord(words)) return words.join(" ");
  }
  return null;
}
