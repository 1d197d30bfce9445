import { agesAbove } from "#core/facts/choices.ts";
import { type Level, levelsOf } from "#core/jobs/list/term-levels.ts";
import { aroundCondition } from "#core/jobs/near/near-condition.ts";
import { anyCondition, type Condition, stateCondition, workCondition } from "#core/jobs/query/conditions.ts";
import { hasTrigram } from "#core/jobs/query/contains.ts";
import { hasOwnPlace, type JobQuery, usualRadius } from "#core/jobs/query/job-query.ts";
import type { Need } from "#core/jobs/query/need.ts";
import { anyOf, close, inOrder, together } from "#core/jobs/query/word-queries.ts";
import { contextBeside, readSearch, readWords } from "#core/search/read-search.ts";
import { isWork, type Search, type Term } from "#core/search/search.ts";
import { stemOf, tellingWords } from "#core/search/stems.ts";
import { tradeWord } from "#core/search/trade-words.ts";
import { unlikeTitles } from "./unlike-titles.ts";

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
  denied: Need[];
  /** Typed text that a title may contain as it is. */
  part: string | null;
};

/** `isWritten` says whether the board or the trade writes a word as it was typed. */
export function askTerms(
  search: Search,
  now: Date,
  isWritten: (word: string) => boolean = () => true,
): Asked {
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
      ...(denies.length ? [{ facets: denies }] : []),
      ...terms.flatMap(({ ask }) => (ask && "age" in ask ? [{ facets: agesAbove(ask.age) }] : [])),
      ...(without.length ? [{ head: anyOf(without.map((words) => inOrder(words, ""))) }] : []),
      ...unlikeTitles(search),
    ],
    part: mayBePart(search, isWritten) ? search.part : null,
  };
}

/** A word that has a meaning is no part of other words: "raft" in "aircraft". */
function isKnown([only, another]: Term[], isWritten: (word: string) => boolean): boolean {
  if (!only || another) return false;
  const { words, equals, wider, employers, isWorker, isCondition } = only;
  if (employers.length) return true;
  const hasMeaning = isWorker || isCondition || equals.length + wider.length > 0;
  return hasMeaning && words.split(" ").every(isWritten);
}

/** The intake cuts longer titles. */
const longestTitle = 400;

/** Of three letters, a word is inside too many others: "sea". Letters that nobody writes as a word are parts of words: "ang". */
function mayBePart({ part, terms }: Search, isWritten: (word: string) => boolean): boolean {
  if (!part || part.length > longestTitle || isKnown(terms, isWritten)) return false;
  return part.length > 3 || !hasTrigram(part) || !isWritten(part.toLowerCase());
}

/** Jobs at the agency that runs the place come first. */
const agencies: [RegExp, string][] = [
  [
    / National (?:Park|Monument|Seashore|Lakeshore|Preserve|Recreation Area|Historic)/,
    "national park service",
  ],
  [/ National (?:Forest|Grassland)/, "forest service"],
  [/ (?:National Wildlife|Wildlife) Refuge/, "fish and wildlife service"],
];

function askPlace({ states, cells, places, words, isUnsure }: NonNullable<Search["place"]>): AskedTerm {
  const around = places.map((place) => aroundCondition(place, usualRadius).is);
  const isThere: Need = states.length ? stateCondition([...states]).is : { some: around };
  const named = inOrder(words, "AC");
  const levels: Level[] = cells.length
    ? [
        { value: 4, is: { each: [isThere, { facets: cells }] } },
        { value: 3.6, is: { each: [isThere, { head: inOrder(words, "C") }] } },
        { value: 0.8, isWeak: true, is: isThere },
      ]
    : states.length
      ? [{ value: 4, is: isThere }]
      : isUnsure
        ? [
            { value: 4, is: { head: named } },
            { value: 3.6, is: { head: inOrder(words, "B") } },
            { value: 3, is: isThere },
            { value: 1, isWeak: true, is: { text: inOrder(words, "D") } },
          ]
        : [
            { value: 4, is: { each: [isThere, { head: named }] } },
            { value: 3.4, is: isThere },
          ];
  const [agency] = places.flatMap(({ label }) => agencies.find(([land]) => land.test(label))?.[1] ?? []);
  if (agency) levels.unshift({ value: 4.2, is: { each: [isThere, { head: inOrder(agency, "B") }] } });
  return { words, kind: "place", isRequired: true, levels, term: null };
}

/** Fully remote jobs come before those that are so in part. */
function askArrangement(work: NonNullable<Search["work"]>): AskedTerm {
  const { is } = workCondition(work);
  const levels: Level[] = [
    ...(work === "remote" ? [{ value: 4, is: { each: [is, { not: workCondition("hybrid").is }] } }] : []),
    { value: 3.4, is },
  ];
  return { words: work, kind: "arrangement", isRequired: true, levels, term: null };
}

/** One question to each index, however many ways there are. */
export function saysOne(all: readonly Level[]): Need {
  const ways = all.filter(({ onlyRanks }) => !onlyRanks).map(({ is }) => is);
  const heads = ways.flatMap((way) => ("head" in way ? [way.head] : []));
  const texts = ways.flatMap((way) => ("text" in way ? [way.text] : []));
  return {
    some: [
      ...(heads.length ? [{ head: anyOf(heads) }] : []),
      ...ways.filter((way) => !("head" in way || "text" in way)),
      ...(texts.length ? [{ text: anyOf(texts) }] : []),
    ],
  };
}

export function deniesNone({ denied }: Asked): Need {
  return { each: denied.map((is) => ({ not: is })) };
}

/**
 * A job has all of the search, of each term one of its strong ways or the typed text in its title, and nothing that it denies. With near
 * work, wider words in its title are as good.
 */
export function conditionOf(asked: Asked, search: Search, nearWork = false): Condition {
  const { terms, part } = asked;
  const required = terms.filter(({ isRequired }) => isRequired);
  const isStrong = ({ is, isWeak, isWider }: Level) =>
    !isWeak || (nearWork && isWider === true && "head" in is);
  const says: Need[] = required.map(({ levels }) => saysOne(levels.filter(isStrong)));
  const ways: Need[] = [
    ...(says.length ? [{ each: says }] : []),
    ...(part === null ? [] : [{ part, of: "title" as const }]),
  ];
  return {
    key: `search${nearWork ? " and near" : ""}:${keyOfSearch(search, part)}`,
    is: { each: [{ some: ways }, deniesNone(asked)] },
  };
}

/** Any of several texts, each read as it stands, or as a part of a title. */
export function anySearch(texts: string[], now: Date, beside: JobQuery): Condition {
  const known = contextBeside(hasOwnPlace(beside));
  const searches = texts.map((text) => readSearch(text, known));
  return anyCondition(searches.map((search) => conditionOf(askTerms(search, now), search, beside.nearWork)));
}

/** A title has any of the texts, or what means the same. */
export function titleWordsCondition(texts: string[]): Condition {
  const each = texts.map((text) => ({
    each: readWords(text).terms.map(({ words, equals }) => ({
      head: anyOf([together(words, "A"), ...(equals.length ? [close(equals, "A")] : [])]),
    })),
  }));
  return { key: `title words:${JSON.stringify(texts)}`, is: { some: each } };
}

function keyOfSearch({ text, terms, without, place, work, employers }: Search, part: string | null): string {
  return JSON.stringify([
    text,
    part,
    terms.map(({ words, isQuoted, equals }) => [words, isQuoted, equals.length]),
    without,
    place?.around?.slug ?? place?.states,
    place?.cells.length ? place.words : null,
    work,
    employers,
  ]);
}

/** How much of all jobs has a word, by its stem. */
export type Shares = (stem: string) => number;

const known = 3;

/** Rare words say the most. */
export function weightOf({ term, kind }: AskedTerm, hasWork: boolean, shareOf: Shares): number {
  // Somebody too young or elsewhere can't do the job, whatever else it has.
  if (kind === "place" || (term?.ask && "age" in term.ask)) return 5;
  if (!term || term.ask || kind === "arrangement") return known;
  if (kind === "condition") return hasWork ? known / 2 : known;
  const { words, equals, employers, isQuoted, isFiller } = term;
  // Words that mean the same don't make a kind of work more common by their number.
  const share = Math.max(...[words, ...equals].map((phrase) => shareOfPhrase(phrase, shareOf)));
  const rarity = Math.log(1 + 1 / (share + 1 / 1_500));
  const least = isQuoted || employers.length ? 4 : tradeWord(words.split(" ")) ? known : 0;
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
