import type { Place } from "#core/places/place.ts";
import { usStateCode } from "#core/places/us-states.ts";
import { plainWords } from "#core/search/plain-words.ts";

export type TitleLikeness = { isSame: boolean; isSameLevel: boolean };

/** Numbers and the job's own places say nothing about the work, but a level does. */
export function compareTitles(a: string, b: string, places: Place[]): TitleLikeness {
  const named = new Set([...small, ...places.flatMap(wordsOfPlace)]);
  const [left, right] = [a, b].map((title) => readTitle(title, named)) as [Reading, Reading];
  return {
    isSame: left.work !== "" && left.work === right.work,
    isSameLevel: left.levels === right.levels && (left.codes === right.codes || !left.codes || !right.codes),
  };
}

type Reading = { work: string; levels: string; codes: string };

const highestLevel = 20;

const small = [
  "a",
  "an",
  "the",
  "in",
  "at",
  "of",
  "for",
  "near",
  "and",
  "us",
  "usa",
  "united",
  "states",
  "req",
  "requisition",
];
const roman = ["i", "ii", "iii", "iv", "v", "vi", "vii"];

function readTitle(title: string, named: ReadonlySet<string>): Reading {
  const words = new Set(plainWords(title));
  const isNumber = (word: string) => /\d/.test(word) || roman.includes(word);
  const work = [...words].filter((word) => !isNumber(word) && !named.has(word));
  const numbers = [...words].filter((word) => isNumber(word) && !named.has(word)).map(arabic);
  const isLevel = (number: string) => Number(number) <= highestLevel;
  const line = (some: string[]) => some.sort().join(" ");
  return {
    work: line(work),
    levels: line(numbers.filter(isLevel)),
    codes: line(numbers.filter((number) => !isLevel(number))),
  };
}

function arabic(word: string): string {
  const at = roman.indexOf(word);
  return at < 0 ? word : `${at + 1}`;
}

function wordsOfPlace({ text, city, state }: Place): string[] {
  const code = state && usStateCode(state);
  return plainWords([text, city, state, code].filter(Boolean).join(" "));
}
