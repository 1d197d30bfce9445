import type { Search } from "./search.ts";
import { compounds, falseFriends } from "./vocabulary/false-friends.ts";

export type FalseFriend = { word: string; others: readonly string[] };

const byWord = new Map(Object.entries(falseFriends));

export function findFalseFriends({ terms }: Pick<Search, "terms">): FalseFriend[] {
  const words = new Set(terms.flatMap(({ words }) => words.split(" ")));
  return [...words].flatMap((typed) => {
    const word = byWord.has(typed) ? typed : typed.replace(/(?<=[^s])s$/, "");
    const others = (byWord.get(word) ?? []).filter((other) => !words.has(other));
    return others.length ? [{ word, others }] : [];
  });
}

export type Compound = { word: string; phrases: readonly string[] };

/** Empty for a single word: whoever looks for "mountain" is content with a mountain bike. */
export function findCompounds({ terms }: Pick<Search, "terms">): Compound[] {
  const words = new Set(terms.flatMap(({ words }) => words.split(" ")));
  if (words.size < 2) return [];
  return [...words].flatMap((word) => {
    const phrases = (Object.hasOwn(compounds, word) ? (compounds[word] ?? []) : []).filter((phrase) =>
      phrase.split(" ").every((part) => part === word || !words.has(part)),
    );
    return phrases.length ? [{ word, phrases }] : [];
  });
}
