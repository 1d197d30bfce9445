import { tidyLine } from "#core/text/tidy.ts";

export const longestTitle = 100;
export const mostTitles = 10;
/** Different ones, in all titles together. */
export const mostWords = 20;

export type LimitedTitles = {
  titles: string[];
  /** What of the typed titles is left out because of a limit, in words. */
  excess: "letters" | "titles" | "words" | null;
};

/**
 * All that a search looks for of what somebody typed. The first title is cut where it has too many words, a later one that
 * would exceed them is left out.
 */
export function limitTitles(typed: string[]): LimitedTitles {
  const some = typed.slice(0, mostTitles);
  const short = some.map((title) => tidyLine(title.slice(0, longestTitle))).filter(Boolean);
  const words = new Set<string>();
  const titles = short.flatMap((title, at) => {
    const fitting = cutWords(title, words);
    if (at && fitting.length < title.length) return [];
    for (const [word] of wordsIn(fitting)) words.add(word.toLowerCase());
    return fitting ? [fitting] : [];
  });
  const areCut = titles.length < short.length || titles[0] !== short[0];
  const isLong = some.some((title) => title.length > longestTitle);
  const excess = areCut ? "words" : some.length < typed.length ? "titles" : isLong ? "letters" : null;
  return { titles, excess };
}

function cutWords(title: string, before: ReadonlySet<string>): string {
  const words = new Set(before);
  for (const { 0: word, index } of wordsIn(title)) {
    words.add(word.toLowerCase());
    if (words.size > mostWords) return title.slice(0, index).trimEnd();
  }
  return title;
}

function wordsIn(text: string) {
  return text.matchAll(/[\p{L}\p{N}]+/gu);
}

export function excessInWords({ excess }: LimitedTitles): string | null {
  if (excess === null) return null;
  const looked = {
    letters: `${longestTitle} letters of a title`,
    titles: `${mostTitles} titles`,
    words: `${mostWords} words`,
  };
  return `Only the first ${looked[excess]} are looked for.`;
}
