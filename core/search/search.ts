import type { KnownPlace } from "#core/places/find-places.ts";
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
  said: readonly string[];
  otherTimes: readonly string[];
  facts: ConditionFacts | null;
  employers: readonly string[];
  wider: string[];
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
  place: { states: readonly string[]; said: string; around: KnownPlace | null; words: string } | null;
  /** A place that the search names but does not filter by. */
  unread: NamedPlace | null;
  work: "remote" | "hybrid" | null;
  employers: readonly string[];
  corrected: { from: string; to: string } | null;
};

export type SearchContext = {
  /** Also true for the beginning of a name. */
  isEmployer: (words: readonly string[]) => boolean;
  correct: (word: string) => string | null;
  meant: (named: NamedPlace) => KnownPlace | null;
};

export type NamedPlace = {
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
