export type Phrases<T> = { byWords: Map<string, T>; longest: number };

export type Found<T> = { words: string; means: T };

const mostLetters = 400;

/** "Arc'teryx Stores" becomes "arcteryx store". */
export function plainWords(text: string, letters = mostLetters): string[] {
  return text
    .slice(0, letters)
    .normalize("NFKD")
    .replace(/[\p{M}'’ʻ.]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular);
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith("ies") && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

export function toPhrases<T>(rows: readonly (readonly [T, string])[]): Phrases<T> {
  const byWords = new Map<string, T>();
  let longest = 1;
  for (const [means, list] of rows)
    for (const phrase of list.split(",")) {
      const words = plainWords(phrase);
      if (!words.length) continue;
      byWords.set(words.join(" "), means);
      longest = Math.max(longest, words.length);
    }
  return { byWords, longest };
}

export function findPhrases<T>(words: string[], { byWords, longest }: Phrases<T>): Found<T>[] {
  const found: Found<T>[] = [];
  let at = 0;
  while (at < words.length) {
    const hit = longestAt(words, at, byWords, longest);
    if (hit) found.push(hit.found);
    at += hit?.length ?? 1;
  }
  return found;
}

function longestAt<T>(words: string[], at: number, byWords: Map<string, T>, longest: number) {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(" ");
    const means = byWords.get(phrase);
    if (means !== undefined) return { found: { words: phrase, means }, length };
  }
  return null;
}
