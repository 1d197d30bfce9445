import { stem } from "porter2";

/** PostgreSQL's english.stop as far as single words of a search go. */
const stopWords = new Set(
  `i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its itself
  they them their theirs themselves what which who whom this that these those am is are was were be been being have has had having
  do does did doing a an the and but if or because as until while of at by for with about against between into through during
  before after above below to from up down in out on off over under again further then once here there when where why how all any
  both each few more most other some such no nor not only own same so than too very s t can will just don should now`.split(
    /\s+/,
  ),
);

/** Says nothing to the full-text search, which leaves it out. */
export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Those of plain words that the search does not leave out. */
export function tellingWords(words: readonly string[]): string[] {
  return words.filter((word) => !isStopWord(word));
}

/** What PostgreSQL's english_stem makes of a plain word: the same algorithm. */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stem(word) : word;
}

/** One key for all inflections of a phrase: "Rafting guides" and "raft guide" alike. */
export function stemKey(words: readonly string[]): string {
  return words.map(stemOf).join(" ");
}
