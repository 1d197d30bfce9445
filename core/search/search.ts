import type { KnownPlace } from "#core/places/find-places.ts";
import type { Ask } from "./read-amounts.ts";
import type { ConditionFacts } from "./vocabulary/condition-facts.ts";

export type Term = {
  words: string;
  isQuoted: boolean;
  isCondition: boolean;
  /** A listing that says nothing about a firm condition does not meet it. */
  isFirm: boolean;
  /** Adds little beside work: "crew" in "prescribed fire crew", "kids" in "kids ski teacher". */
  isFiller: boolean;
  isWorker: boolean;
  equals: string[];
  /** Phrases of texts. What states a condition is in the index of facts. */
  said: readonly string[];
  facts: ConditionFacts | null;
  employers: readonly string[];
  wider: string[];
  ask?: Ask;
  /** Of the year or of the week, which a text may say of other work. */
  isTime?: boolean;
  condition?: string | null;
};

export type Search = {
  text: string;
  terms: Term[];
  /**
   * Unquoted words that the terms were read from: corrected, without the place and words that say nothing.
   */
  loose: string;
  /** May match a part of a title, as typed. Empty if nothing was typed or a phrase must match exactly. */
  part: string;
  without: string[];
  place: {
    states: readonly string[];
    /** Half degrees of the map, of a part of states. */
    cells: readonly string[];
    said: string;
    around: KnownPlace | null;
    /** Those that the words may mean. */
    places: KnownPlace[];
    /** The words may have no place in mind. */
    isUnsure: boolean;
    words: string;
  } | null;
  work: "remote" | "hybrid" | null;
  employers: readonly string[];
  corrected: { from: string; to: string } | null;
};

export type SearchContext = {
  /** Also true for the beginning of a name. */
  isEmployer: (words: readonly string[]) => boolean;
  correct: (word: string) => string | null;
  /** Whether a job or the trade uses the word. */
  has: (word: string) => boolean;
  meant: (named: NamedPlace) => KnownPlace[];
};

export type NamedPlace = {
  places: KnownPlace[];
  words: string[];
  /** A preposition or state marks the place, and its name is not a word of the trade. */
  isBehind: boolean;
  /** Like `isBehind`, with only one possible place. */
  isSure: boolean;
  rest: string[];
};

export function isWork({ isCondition, isFiller }: Term): boolean {
  return !isCondition && !isFiller;
}

/** Conditions and fillers count only if there is nothing else. */
export function essentialTerms(terms: Term[]): Term[] {
  const work = terms.filter(isWork);
  return work.length ? work : terms;
}
