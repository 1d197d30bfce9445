import type { Search } from "./search.ts";
import { falseFriends } from "./vocabulary/false-friends.ts";

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
