import { readLines } from "./read-lines.ts";
import { choose } from "./stable-hash.ts";

/** Words in a title, and what work of that kind consists of: true of any such job. */
type Kind = { words: string; says: [string, string, ...string[]] };

const kinds = (readLines("kinds-of-work.jsonl") as Kind[]).map(({ words, says }) => ({
  words: new RegExp(words, "i"),
  says,
}));

/** A sentence or two on the kind of work a title names, the most particular kind first; null for an unknown one. */
export function kindOfWork(title: string, seed: string): string | null {
  // A host's name in brackets says nothing of the work: "Communications Manager (The Whale Museum)".
  const plain = title.replace(/\((The|NPS|USFWS|USFS|BLM|USDA)\b[^)]*\)/, "");
  const head = plain.split(/\s+[-–—]\s+/)[0] ?? plain;
  const kind = kinds.find(({ words }) => words.test(head)) ?? kinds.find(({ words }) => words.test(plain));
  return kind ? choose(kind.says, seed) : null;
}
