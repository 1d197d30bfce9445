import { splitWords, type Word } from "./compare-words.ts";

/** Four words in a row tell a text from another that merely uses the same words. */
const wordsInRow = 4;
const fewestRows = 30;

export type TextLikeness = {
  /** The share of the shorter text that the longer one has, too. */
  share: number;
  isTelling: boolean;
  isMissing: boolean;
};

export function compareTexts(a: string, b: string): TextLikeness {
  const [shorter, longer] = [rowsOf(splitWords(a)), rowsOf(splitWords(b))].sort(
    (x, y) => x.size - y.size,
  ) as [Set<string>, Set<string>];
  const shared = [...shorter].filter((row) => longer.has(row)).length;
  return {
    share: shorter.size ? shared / shorter.size : 0,
    // A short excerpt is often what an employer says of itself in every posting.
    isTelling: shorter.size >= fewestRows && shorter.size * 3 >= longer.size,
    isMissing: shorter.size === 0,
  };
}

function rowsOf(words: Word[]): Set<string> {
  const rows = new Set<string>();
  for (let at = 0; at + wordsInRow <= words.length; at++)
    rows.add(
      words
        .slice(at, at + wordsInRow)
        .map(({ key }) => key)
        .join(" "),
    );
  return rows;
}
