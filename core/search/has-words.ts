import { plainWords } from "./plain-words.ts";
import { essentialTerms, type Search, type Term } from "./search.ts";
import { stemOf, tellingWords } from "./stems.ts";

/** A yes is always a match in the database, but a no may still match there. */
export function hasWords(search: Search, texts: string[]): boolean {
  const stems = stemsOf(texts);
  const all = new Set(stems.flat());
  const isThere = ({ words, isQuoted, equals, employers }: Term) =>
    isQuoted
      ? hasPhrase(stems, words)
      : hasEach(all, words) ||
        equals.some((phrase) => hasClose(stems, phrase)) ||
        employers.some((name) => hasPhrase(stems, name));
  const terms = essentialTerms(search.terms);
  return terms.length > 0 && terms.every(isThere);
}

export function hasLeftOut({ without }: Search, texts: string[]): boolean {
  return without.length > 0 && without.some((words) => hasPhrase(stemsOf(texts), words));
}

function stemsOf(texts: string[]): string[][] {
  return texts.map((text) => plainWords(text).map(stemOf));
}

function hasEach(stems: ReadonlySet<string>, phrase: string): boolean {
  const words = tellingWords(phrase.split(" "));
  return words.length > 0 && words.every((word) => stems.has(stemOf(word)));
}

/** Two words must be side by side in either order; more words may be anywhere. */
function hasClose(texts: string[][], phrase: string): boolean {
  const words = tellingWords(phrase.split(" "));
  if (words.length !== 2) return hasEach(new Set(texts.flat()), phrase);
  return hasPhrase(texts, words.join(" ")) || hasPhrase(texts, words.toReversed().join(" "));
}

function hasPhrase(texts: string[][], phrase: string): boolean {
  const wanted = ` ${phrase.split(" ").map(stemOf).join(" ")} `;
  return texts.some((stems) => ` ${stems.join(" ")} `.includes(wanted));
}
