import { stem } from "./stemmer.ts";

/** The single words of PostgreSQL's english.stop. */
const stopWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
  they them their theirs themselves what which who whom this that these those am is are was were be been being have has had having
  do does did doing a an the and but if or because as until while of at by for with about against between into through during
  before after above below to from up down in out on off over under again further then once here there when where why how all any
  both each few more most other some such no nor not only own same so than too very s t can will just don should now`.split(
    /\s+/,
  ),
);

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

export function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(word));
}

const stems = new Map<string, string>();
const mostStems = 20_000;

/** Uses the same algorithm as PostgreSQL's english_stem. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const found = /^[a-z]+$/.test(word) ? stem(word) : word;
  if (stems.size >= mostStems) stems.clear();
  stems.set(word, found);
  return found;
}

/** "Rafting guides" and "raft guide" have the same key. */
export function stemKey(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}
