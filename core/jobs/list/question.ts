import { type SQL, sql } from "drizzle-orm";
import {
  agesAbove,
  foundInHead,
  foundInText,
  inHead,
  inText,
  type Level,
  levelsOf,
} from "#core/jobs/list/term-levels.ts";
import { aroundCondition } from "#core/jobs/near/near-condition.ts";
import {
  allOf,
  anyCondition,
  type Condition,
  hasFacet,
  oneOf,
  stateCondition,
  workCondition,
} from "#core/jobs/query/conditions.ts";
import { contains, hasTrigram } from "#core/jobs/query/contains.ts";
import { hasOwnPlace, type JobQuery, usualRadius } from "#core/jobs/query/job-query.ts";
import { contextBeside, readSearch, readWords } from "#core/search/read-search.ts";
import { isWork, type Search, type Term } from "#core/search/search.ts";
import { stemOf, tellingWords } from "#core/search/stems.ts";
import { tradeWord } from "#core/search/trade-words.ts";
import { unlikeTitles } from "./unlike-titles.ts";
import { anyOf, close, inOrder, together } from "./word-queries.ts";

export type AskedTerm = {
  /** As typed. */
  words: string;
  kind: "work" | "filler" | "condition" | "place" | "arrangement";
  /** Jobs that have all of a search have this, too. */
  isRequired: boolean;
  levels: Level[];
  term: Term | null;
};

/** What a typed search asks of a job. */
export type Asked = {
  terms: AskedTerm[];
  /** What a job must not say. */
  denied: SQL[];
  /** Typed text that a title may contain as it is. */
  part: string | null;
};

export function askTerms(search: Search, now: Date): Asked {
  const { terms, place, work, without } = search;
  const hasWork = terms.some(isWork);
  const asked = terms.map(
    (term): AskedTerm => ({
      words: term.words,
      kind: term.isCondition ? "condition" : term.isFiller ? "filler" : "work",
      isRequired: !term.isFiller || !hasWork,
      levels: levelsOf(term, now),
      term,
    }),
  );
  const denies = terms.flatMap(({ facts }) => facts?.denies ?? []);
  return {
    terms: [...asked, ...(place ? [askPlace(place)] : []), ...(work ? [askArrangement(work)] : [])],
    denied: [
      ...(denies.length ? [hasFacet(denies)] : []),
      ...terms.flatMap(({ ask }) => (ask && "age" in ask ? [hasFacet(agesAbove(ask.age))] : [])),
      ...(without.length ? [inHead(anyOf(without.map((words) => inOrder(words, ""))))] : []),
      ...unlikeTitles(search),
    ],
    part: search.part && mayBePart(search.part) && !isKnown(terms) ? search.part : null,
  };
}

/** A word that has a meaning is no part of other words: "raft" in "aircraft". */
function isKnown([only, another]: Term[]): boolean {
  if (!only || another) return false;
  const { equals, wider, employers, isWorker, isCondition } = only;
  return isWorker || isCondition || equals.length + wider.length + employers.length > 0;
}

/** The intake cuts longer titles. */
const longestTitle = 400;

/** Shorter ones are inside too many other words: "rei". */
function mayBePart(text: string): boolean {
  return text.length <= longestTitle && (text.length > 3 || !hasTrigram(text));
}

/** Jobs of the agency that runs such a place come first. */
const agencies: [RegExp, string][] = [
  [
    / National (?:Park|Monument|Seashore|Lakeshore|Preserve|Recreation Area|Historic)/,
    "national park service",
  ],
  [/ National (?:Forest|Grassland)/, "forest service"],
  [/ (?:National Wildlife|Wildlife) Refuge/, "fish and wildlife service"],
];

function askPlace({ states, places, words, isUnsure }: NonNullable<Search["place"]>): AskedTerm {
  const around = places.map((place) => aroundCondition(place, usualRadius).is);
  const isThere = states.length ? stateCondition([...states]).is : oneOf(around);
  const named = inOrder(words, "AC");
  const levels: Level[] = states.length
    ? [{ value: 4, is: { fact: isThere } }]
    : isUnsure
      ? [
          { value: 4, is: { head: named } },
          { value: 3.6, is: { head: inOrder(words, "B") } },
          { value: 3, is: { fact: isThere } },
          { value: 1, isWeak: true, is: { text: inOrder(words, "D") } },
        ]
      : [
          { value: 4, is: { fact: sql`(${isThere} and ${inHead(named)})` } },
          { value: 3.4, is: { fact: isThere } },
        ];
  const [agency] = places.flatMap(({ label }) => agencies.find(([land]) => land.test(label))?.[1] ?? []);
  if (agency)
    levels.unshift({ value: 4.2, is: { fact: sql`(${isThere} and ${inHead(inOrder(agency, "B"))})` } });
  return { words, kind: "place", isRequired: true, levels, term: null };
}

/** Fully remote jobs come before those that are so in part. */
function askArrangement(work: NonNullable<Search["work"]>): AskedTerm {
  const { is } = workCondition(work);
  const levels: Level[] = [
    ...(work === "remote"
      ? [{ value: 4, is: { fact: sql`(${is} and not ${workCondition("hybrid").is})` } }]
      : []),
    { value: 3.4, is: { fact: is } },
  ];
  return { words: work, kind: "arrangement", isRequired: true, levels, term: null };
}

/** How words of a head and of a text are asked for. */
type Asking = { head: (query: string) => SQL; text: (query: string) => SQL };

const throughBoard: Asking = { head: foundInHead, text: foundInText };
const inTurn: Asking = { head: inHead, text: foundInText };
const atHand: Asking = { head: inHead, text: inText };

/** One job says one of these. */
export function meets(levels: readonly Level[]): SQL {
  return saysOne(levels, atHand);
}

/** One question to each index, however many ways there are. */
function saysOne(all: readonly Level[], { head, text }: Asking): SQL {
  const levels = all.filter(({ onlyRanks }) => !onlyRanks);
  const heads = levels.flatMap(({ is }) => ("head" in is ? [is.head] : []));
  const texts = levels.flatMap(({ is }) => ("text" in is ? [is.text] : []));
  const facts = levels.flatMap(({ is }) => ("fact" in is ? [is.fact] : []));
  return oneOf([
    ...(heads.length ? [head(anyOf(heads))] : []),
    ...facts,
    ...(texts.length ? [text(anyOf(texts))] : []),
  ]);
}

/** A job has all that was asked: of each term one of its strong ways. */
function hasAll({ terms, part }: Asked, asking: Asking): SQL {
  const required = terms.filter(({ isRequired }) => isRequired);
  const has = ({ levels }: AskedTerm) =>
    saysOne(
      levels.filter(({ isWeak }) => !isWeak),
      asking,
    );
  return oneOf([
    ...(required.length ? [allOf(required.map(has))] : []),
    ...(part === null ? [] : [contains("title", part)]),
  ]);
}

export function deniesNone({ denied }: Asked): SQL {
  return allOf(denied.map((is) => sql`not ${is}`));
}

/** A job has all of the search, and nothing that it denies. */
function searchCondition(search: Search, now: Date): Condition {
  return conditionOf(askTerms(search, now), search);
}

export function conditionOf(asked: Asked, search: Search): Condition {
  const by = (asking: Asking) => allOf([hasAll(asked, asking), deniesNone(asked)]);
  return { key: `search:${keyOfSearch(search)}`, is: by(inTurn), found: by(throughBoard) };
}

/** Any of several texts, each read as it stands, or as a part of a title. */
export function anySearch(texts: string[], now: Date, beside: JobQuery): Condition {
  const known = contextBeside(hasOwnPlace(beside));
  return anyCondition(texts.map((text) => searchCondition(readSearch(text, known), now)));
}

/** A title has any of the texts, or what means the same. */
export function titleWordsCondition(texts: string[]): Condition {
  const each = texts.map((text) =>
    allOf(
      readWords(text).terms.map(({ words, equals }) =>
        inHead(anyOf([together(words, "A"), ...(equals.length ? [close(equals, "A")] : [])])),
      ),
    ),
  );
  return { key: `title words:${JSON.stringify(texts)}`, is: oneOf(each) };
}

function keyOfSearch({ text, terms, without, place, work, employers }: Search): string {
  return JSON.stringify([
    text,
    terms.map(({ words, isQuoted }) => [words, isQuoted]),
    without,
    place?.around?.slug ?? place?.states,
    work,
    employers,
  ]);
}

/** How much of all jobs has a word, by its stem. */
export type Shares = (stem: string) => number;

const known = 3;

/** Rare words say the most. */
export function weightOf({ term, kind }: AskedTerm, hasWork: boolean, shareOf: Shares): number {
  if (kind === "place") return 5;
  if (!term || term.ask || kind === "arrangement") return known;
  if (kind === "condition" && hasWork) return known / 2;
  const { words, employers, isQuoted, isFiller } = term;
  const rarity = Math.log(1 + 1 / (shareOfTerm({ term }, shareOf) + 1 / 1_500));
  const least =
    isQuoted || employers.length ? 4 : kind === "condition" || tradeWord(words.split(" ")) ? known : 0;
  return Math.max(rarity, least) * (isFiller ? 0.3 : 1);
}

export function shareOfTerm({ term }: Pick<AskedTerm, "term">, shareOf: Shares): number {
  const phrases = term ? [term.words, ...term.equals] : [];
  return Math.min(
    1,
    phrases.reduce((sum, phrase) => sum + shareOfPhrase(phrase, shareOf), 0),
  );
}

function shareOfPhrase(phrase: string, shareOf: Shares): number {
  return Math.min(1, ...tellingWords(phrase.split(" ")).map((word) => shareOf(stemOf(word))));
}
