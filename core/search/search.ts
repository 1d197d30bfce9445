import type { KnownPlace } from "#core/places/find-places.ts";
import type { ConditionFacts } from "./vocabulary/condition-facts.ts";

/** All phrases are plain words with single spaces. */
export type Term = {
  words: string;
  /** Quoted words match only as they were typed. */
  isQuoted: boolean;
  isCondition: boolean;
  /** A listing that says nothing about a firm condition does not meet it. */
  isFirm: boolean;
  /** Adds little beside work: "crew" in "prescribed fire crew", "kids" in "kids ski teacher". */
  isFiller: boolean;
  isWorker: boolean;
  equals: string[];
  /** Phrases with which a description says a condition. */
  said: readonly string[];
  otherTimes: readonly string[];
  /** Null if no fact of a listing answers the term. */
  facts: ConditionFacts | null;
  employers: readonly string[];
  wider: string[];
};

export type Search = {
  /** Corrected, and without what was read as a filter. */
  text: string;
  terms: Term[];
  /**
   * Unquoted words that the terms were read from: corrected, without the place and words that say nothing.
   */
  loose: string;
  /** May match a part of a title, as typed. Empty if nothing was typed or a phrase must match exactly. */
  part: string;
  /** Phrases that must not occur in title, employer or places. */
  without: string[];
  place: { states: readonly string[]; said: string; around: KnownPlace | null; words: string } | null;
  /** A place that the search names but does not filter by. */
  unread: NamedPlace | null;
  work: "remote" | "hybrid" | null;
  /** Set only if the search names nothing but an employer. */
  employers: readonly string[];
  corrected: { from: string; to: string } | null;
};

/** The board's data that a search is read against. */
export type Known = {
  /** Also true for the beginning of a name. */
  isEmployer: (words: readonly string[]) => boolean;
  /** Null if there is no known correction. */
  correct: (word: string) => string | null;
  /** Null if the words do not mean a place. */
  meant: (named: NamedPlace) => KnownPlace | null;
};

export type NamedPlace = {
  /** The likeliest place comes first. */
  places: KnownPlace[];
  words: string[];
  /** The place follows "near", includes its state or was suggested, so it cannot mean anything else. */
  isWrittenOut: boolean;
  /** A preposition or state marks the place, and its name is not a word of the trade. */
  isBehind: boolean;
  /** Like `isBehind`, with only one possible place. */
  isSure: boolean;
  rest: string[];
};
