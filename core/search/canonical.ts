import { placeInWords } from "./place-at-end.ts";
import { plainWords } from "./plain-words.ts";
import { emptyContext, readSearch } from "./read-search.ts";
import type { Search, SearchContext } from "./search.ts";

const longestName = 6;

/** Returns a text that is read the same way even when the board's data changes. */
export function canonical(search: Search, typed: string, known: SearchContext = emptyContext): string {
  const isSaid =
    !search.place || search.place.around || endsWith(plainWords(typed), plainWords(search.place.said));
  // What is written anew loses a condition that follows the place, so what was typed comes last at the latest.
  const texts = isSaid ? [typed, ...writings(search)] : [...writings(search), typed];
  const same = texts.find((text) => readsAs(text, search, known));
  return same ?? namedInQuotes(search, known) ?? placeInQuotes(search, known) ?? typed;
}

function writings(search: Search): string[] {
  const { loose, place } = search;
  if (!place) return [write(search, loose)];
  if (place.around) return [write(search, `${loose} ${placeInWords(place)}`)];
  // A leftover "west" directly before "Virginia" would read as West Virginia.
  const preposition = loose ? `${loose} in ${place.said}` : place.said;
  return [write(search, `${loose} ${place.said}`), write(search, preposition)];
}

/** Quotes keep a name of several places, none of which is surely meant, from being read as one of them. */
function placeInQuotes(search: Search, known: SearchContext): string | null {
  if (search.place || search.corrected) return null;
  const words = plainWords(search.loose);
  const quote = (isQuoted: (word: string) => boolean) =>
    write(search, words.map((word) => (isQuoted(word) ? `"${word}"` : word)).join(" "));
  const text = quote((word) => word !== search.work);
  return isAlike(readSearch(text, known), search) ? text : null;
}

/** Quotes keep an employer's name that begins with a place from being read as that place. */
function namedInQuotes(search: Search, known: SearchContext): string | null {
  const words = search.loose.split(" ");
  const lengths = search.employers.length ? [words.length] : [];
  for (let length = 2; length <= Math.min(longestName, words.length); length++) lengths.push(length);
  for (const length of lengths) {
    const name = `"${words.slice(0, length).join(" ")}"`;
    const place = search.place ? [placeInWords(search.place)] : [];
    const text = write(search, [name, ...words.slice(length), ...place].join(" "));
    if (isAlike(readSearch(text, known), search)) return text;
  }
  return null;
}

function write({ terms, without }: Search, loose: string): string {
  const quoted = terms.filter(({ isQuoted }) => isQuoted).map(({ words }) => `"${words}"`);
  const minus = without.map((words) => (words.includes(" ") ? `-"${words}"` : `-${words}`));
  return [...quoted, loose.trim(), ...minus].filter(Boolean).join(" ");
}

function readsAs(text: string, search: Search, known: SearchContext): boolean {
  const read = readSearch(text, known);
  const termsOf = ({ terms }: Search) =>
    JSON.stringify(terms.map(({ words, isQuoted, equals }) => [words, isQuoted, equals]));
  return isAlike(read, search) && termsOf(read) === termsOf(search);
}

function isAlike(one: Search, other: Search): boolean {
  const filters = ({ terms, place, work, without }: Search) => {
    const conditions = terms.flatMap(({ isCondition, words }) => (isCondition ? words : []));
    return JSON.stringify([place?.states, place?.cells, place?.around?.slug, work, without, conditions]);
  };
  return filters(one) === filters(other);
}

function endsWith(words: string[], end: string[]): boolean {
  return words.slice(-end.length).join(" ") === end.join(" ");
}
