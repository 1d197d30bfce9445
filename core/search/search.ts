import type { KnownPlace } from "#core/places/find-places.ts";
import type { ConditionFacts } from "./vocabulary/condition-facts.ts";

/** A word or a phrase that a job must meet, itself or by one of its equals. All phrases are plain words with single blanks. */
export type Term = {
  words: string;
  /** Typed in quotes: these words in this order, and nothing that means the same. */
  isQuoted: boolean;
  /** It names a fact rather than the work. */
  isCondition: boolean;
  /** A condition that a job meets only where it says so: an internship is one by its name, and a summer's work may not say it. */
  isFirm: boolean;
  /** Beside work it says only that somebody does it, or for whom: the crew of "prescribed fire crew", the kids of "kids ski teacher". */
  isFiller: boolean;
  /** It says who does the work. */
  isWorker: boolean;
  equals: string[];
  /** Of a condition, the phrases by which a description says it. */
  said: readonly string[];
  /** Of a time of the year, the phrases by which a title names another. */
  otherTimes: readonly string[];
  /** Words of facts by which a listing says it or denies it; null where no fact answers it. */
  facts: ConditionFacts | null;
  /** Names of employers that it is short for. */
  employers: readonly string[];
  wider: string[];
};

/** A search that was typed, as it is read. */
export type Search = {
  /** What it looks for, corrected, without what was read as a filter. */
  text: string;
  terms: Term[];
  /** All that is not in quotes, corrected, with words that say nothing and without the place: what the terms were read from. */
  loose: string;
  /** What a title may have as a part of it, as it was typed; empty where nothing was, or a phrase is wanted whole. */
  part: string;
  /** Phrases that may not stand in the title, the employer or the places. */
  without: string[];
  /** The place that was read out of it: states, or around where. */
  place: { states: readonly string[]; said: string; around: KnownPlace | null; words: string } | null;
  /** A place that is named in it and was not read so. */
  unread: NamedPlace | null;
  work: "remote" | "hybrid" | null;
  /** Names of employers, where all of it names them. */
  employers: readonly string[];
  /** What was typed where it has been corrected. */
  corrected: { from: string; to: string } | null;
};

/** What the board knows that a search is read against. */
export type Known = {
  /** Whether an employer's name begins with these words, or is them. */
  isEmployer: (words: readonly string[]) => boolean;
  /** A word that is known instead of a mistyped one; null where it is no mistake that we see. */
  correct: (word: string) => string | null;
  /** Which place is meant by words that name one; null where they are words like others. */
  meant: (named: NamedPlace) => KnownPlace | null;
};

/** A town, park, ski area or land that some words of a search name. */
export type NamedPlace = {
  /** All that it may be, the likeliest first. */
  places: KnownPlace[];
  /** The words that name it. */
  words: string[];
  /** Behind "near", with its state or as it is offered: it cannot be meant otherwise. */
  isWrittenOut: boolean;
  /** Its state is said or a preposition stands before it, and it is no word of the trade. */
  isBehind: boolean;
  /** The same, and it is one place. */
  isSure: boolean;
  /** All words but these. */
  rest: string[];
};
