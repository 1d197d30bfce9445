import type { SearchContext } from "./search.ts";
import { spanish } from "./vocabulary/spanish.ts";

type Token = { words: string[]; raw: string; isQuoted: boolean; isMinus: boolean };

const meanings = new Map(Object.entries(spanish));
const longest = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(" ").length));

/** Puts English in place of a search in Spanish, which has a word that neither a job nor the trade's English has. */
export function translate<Each extends Token>(tokens: Each[], known: Pick<SearchContext, "has">): Token[] {
  const words = tokens.flatMap(({ words }) => words);
  const read: { words: string[]; isForeign: boolean }[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthAt(words, at);
    const phrase = words.slice(at, at + Math.max(1, length));
    const meaning = length ? (meanings.get(phrase.join(" ")) ?? "").split(" ").filter(Boolean) : phrase;
    read.push({ words: meaning, isForeign: length > 0 && !phrase.every((word) => known.has(word)) });
    at += phrase.length;
  }
  if (!read.some(({ isForeign }) => isForeign)) return tokens;
  return read.flatMap(({ words }) =>
    words.map((word) => ({ words: [word], raw: word, isQuoted: false, isMinus: false })),
  );
}

function lengthAt(words: readonly string[], at: number): number {
  for (let length = Math.min(longest, words.length - at); length > 0; length--)
    if (meanings.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
