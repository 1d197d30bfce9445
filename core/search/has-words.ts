import { plainWords } from "./plain-words.ts";
import { isWork, type Search, type Term } from "./search.ts";
import { stemOf, tellingWords } from "./stems.ts";

export type Head = { title: string; companyName: string; places: string[] };

/** A yes is always a match in the database, but a no may still match there. */
export function hasWords({ terms }: Search, { title, companyName, places }: Head): boolean {
  const [ofTitle, ofCompany, ofPlaces] = [[title], [companyName], places].map(stemsOf) as [
    Stems,
    Stems,
    Stems,
  ];
  const isThere = ({ words, isQuoted, isWorker, equals, wider, employers }: Term) => {
    const says = (stems: Stems) =>
      isQuoted ? hasPhrase(stems, words) : hasEach(new Set(stems.flat()), words);
    const isOne = !words.includes(" ");
    return (
      says(ofTitle) ||
      equals.some((phrase) => hasClose(ofTitle, phrase)) ||
      employers.some((name) => hasPhrase(ofCompany, name)) ||
      (!(isWorker && isOne) && (isWorker ? hasPhrase(ofCompany, words) : says(ofCompany))) ||
      (!equals.length && !wider.length && says(ofPlaces))
    );
  };
  const hasWork = terms.some(isWork);
  const required = terms.filter(({ isFiller }) => !isFiller || !hasWork);
  return required.length > 0 && required.every(isThere);
}

type Stems = string[][];

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
