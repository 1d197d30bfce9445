import { type SQL, sql } from "drizzle-orm";
import { readFactCondition } from "#core/jobs/facts/read-fact-condition.ts";
import { aroundCondition } from "#core/jobs/near/near-condition.ts";
import { wordInCells } from "#core/jobs/near/word-in-cells.ts";
import {
  type Condition,
  each,
  type Forms,
  facetCondition,
  orForms,
  stateCondition,
  workCondition,
} from "#core/jobs/query/conditions.ts";
import { contains, hasTrigram } from "#core/jobs/query/contains.ts";
import { usualRadius } from "#core/jobs/query/job-query.ts";
import { unlikeTitles } from "#core/jobs/search/unlike-titles.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { WordQuery } from "#core/search/phrase-query.ts";
import type { Search } from "#core/search/search.ts";
import { type TermQuery, type WordQueries, wordQueries } from "#core/search/word-query.ts";

/**
 * Best first. whole: the employer or a fact is the search. phrase, title: the title has it. head: title,
 * employer, places and job type have it together. part: a title contains the typed text. work: the job has
 * the work but none of the conditions, or meets two terms with the same words.
 */
export const tiers = ["whole", "phrase", "title", "head", "wider", "description", "part", "work"] as const;
export type Tier = (typeof tiers)[number];

export const exactTiers: readonly Tier[] = ["whole", "phrase", "title", "head"];

/** When a title has all the words, a description with the same words is about other work. */
export const titleTiers: readonly Tier[] = ["phrase", "title"];

export const goodTiers: readonly Tier[] = [...exactTiers, "wider"];

export const likeTiers: readonly Tier[] = [...goodTiers, "description", "part"];

/** A job may also be in a better tier. */
export type TierCondition = Forms & { tier: Tier };

const known = new WeakMap<Search, TierCondition[]>();

/** A list asks for them several times. */
export function searchTiers(search: Search): TierCondition[] {
  const tiers = known.get(search) ?? readTiers(search);
  known.set(search, tiers);
  return tiers;
}

function readTiers(search: Search): TierCondition[] {
  const queries = wordQueries(search);
  const head = (query: string | null) => (query === null ? null : matches("searchWords", query));
  const work = search.work && !search.terms.length && !search.place ? workCondition(search.work) : null;
  const found: Record<Tier, Forms | null> = {
    whole: work ?? statedFacts(search) ?? head(queries.employer),
    phrase: head(queries.phrase),
    title: worded(queries.title),
    head: wordedOrStated(queries.head),
    wider: widerOrSilent(search, queries),
    description: everywhere(search, queries.anywhere),
    part: partOfTitle(search),
    work: wordedOrStated(queries.beside.length ? queries.wider : queries.shared),
  };
  const without = leftOut(search, queries);
  const [only, second] = queries.title;
  const isPhrase = !second && only?.head.whole === queries.phrase;
  return tiers.flatMap((tier) => {
    // A tier that asks the same as a better one adds nothing.
    const forms = tier === "title" && isPhrase ? null : found[tier];
    return forms ? [{ tier, ...(without ? except(forms, without) : forms) }] : [];
  });
}

function leftOut(search: Search, { without }: WordQueries): Forms | null {
  const all = [...(without === null ? [] : [matches("searchWords", without)]), ...unlikeTitles(search)];
  return all.length ? orForms(all) : null;
}

export function searchFilters({ place, work, terms }: Search): Condition[] {
  return [
    ...(place ? [placeCondition(place)] : []),
    ...(work && (terms.length || place) ? [workCondition(work)] : []),
  ];
}

function placeCondition({ states, around }: NonNullable<Search["place"]>): Condition {
  return around ? aroundCondition(around, usualRadius) : stateCondition([...states]);
}

export function inTiers(search: Search, wanted: readonly Tier[]): Condition {
  const forms = searchTiers(search).filter(({ tier }) => wanted.includes(tier));
  return { key: `words:${wanted.join()}:${keyOf(search)}`, ...orForms(widest(forms)), selective: true };
}

export function keyOf({ text, terms, without, place, work, employers }: Search): string {
  return JSON.stringify([
    text,
    terms.map(({ words, isQuoted }) => [words, isQuoted]),
    without,
    place?.around?.slug ?? place?.states,
    work,
    employers,
  ]);
}

/** Each tier includes all jobs of the earlier ones. */
const nested: readonly Tier[] = ["phrase", "title", "head", "wider"];

export function widest(forms: TierCondition[]): TierCondition[] {
  const widest = forms.findLast(({ tier }) => nested.includes(tier));
  return forms.filter((form) => form === widest || !nested.includes(form.tier));
}

/** A tier without the jobs of better ones. The work tier is searched only where the others, but the nested ones, are empty. */
export function exceptBetter(one: TierCondition, better: TierCondition[]): Forms {
  const others = widest(one.tier === "work" ? better.filter(({ tier }) => nested.includes(tier)) : better);
  return others.length ? except(one, orForms(others)) : one;
}

/** An index of all words has to look at each job again to know which of its words are of the title. */
const oneWordOfTitle = /^('[^' ]+'):A$/;

/** No index knows ts_match_vq, so that form is opaque. */
function matches(column: "searchWords" | "descriptionWords", query: string | WordQuery): Forms {
  const { whole, parts } = typeof query === "string" ? { whole: query, parts: [query] } : query;
  const asked = (text: string) => sql`to_tsquery('pg_catalog.english', ${text})`;
  const opaque = sql`ts_match_vq(${jobs[column]}, ${asked(whole)})`;
  const found = sql.join(
    parts.map((part) => sql`${jobs[column]} @@ ${asked(part)}`),
    sql` or `,
  );
  const isOfWords = column === "searchWords";
  const [, ofTitle] = isOfWords ? (oneWordOfTitle.exec(whole) ?? []) : [];
  return {
    indexed: String(parts) === whole ? found : sql`((${found}) and ${opaque})`,
    opaque,
    ...(isOfWords && wordInCells(whole, opaque)),
    ...(ofTitle && { housed: sql`ts_filter(${jobs.searchWords}, '{a}') @@ ${asked(ofTitle)}` }),
  };
}

function statedFacts({ terms, employers }: Search): Forms | null {
  const facts = terms.flatMap((term) => term.facts ?? []);
  if (!facts.length || facts.length < terms.length || employers.length) return null;
  return each(facts.map(({ says }) => facetCondition([...says])));
}

function worded(asked: TermQuery[]): Forms | null {
  return asked.length ? each(asked.map(({ head }) => matches("searchWords", head))) : null;
}

function wordedOrStated(asked: TermQuery[]): Forms | null {
  if (!asked.length) return null;
  return each(asked.map(wordedOrStatedOne));
}

function wordedOrStatedOne({ term, head }: TermQuery): Forms {
  return orForms([matches("searchWords", head), ...stated(term)]);
}

/** A job that does not mention a condition may still meet it. */
function widerOrSilent({ terms }: Search, { wider, work, beside, time }: WordQueries): Forms | null {
  const worked = wordedOrStated(wider);
  if (!worked || !beside.length) return worked;
  const met = each([worked, ...beside.map(wordedOrStatedOne)]);
  const firm = beside.filter(({ term }) => term?.isFirm);
  if (firm.length === beside.length) return met;
  const silent = each([...work.map(wordedOrStatedOne), ...firm.map(wordedOrStatedOne)]);
  const denials = [...deniedBy(terms), ...(time ? [matches("searchWords", time.others)] : [])];
  return orForms([met, denials.length ? except(silent, orForms(denials)) : silent]);
}

function deniedBy(terms: Search["terms"]): Forms[] {
  const denied = terms.flatMap(({ facts }) => facts?.denies ?? []);
  return denied.length ? [facetCondition(denied)] : [];
}

/** Jobs that deny a term are excluded. */
function everywhere({ terms }: Search, asked: TermQuery[]): Forms | null {
  if (!asked.length) return null;
  const [denied] = deniedBy(terms);
  const said = eachOf(
    asked.map(({ term, head, text }) => [
      matches("searchWords", head),
      ...(text === null ? [] : [matches("descriptionWords", text)]),
      ...stated(term),
      ...readInText(term),
    ]),
    asked.reduce((sum, { head, text }) => sum + lettersOf(head) + lettersOf(text), 0),
  );
  return denied ? except(said, denied) : said;
}

/** More combinations, or so many letters of them, take longer to plan than they save. */
const mostCombinations = 32;
const mostLetters = 150_000;

function lettersOf(query: WordQuery | null): number {
  return query ? query.whole.length + query.parts.join().length : 0;
}

/**
 * One of each list. PostgreSQL never combines scans of one partial index for two lists of alternatives: it would read the
 * description of every job that has the first word. So the index is asked for each combination.
 */
function eachOf(lists: Forms[][], letters: number): Forms {
  const all = each(lists.map(orForms));
  const count = lists.reduce((product, list) => product * list.length, 1);
  if (lists.length < 2 || count > mostCombinations || count * letters > mostLetters) return all;
  const combinations = lists.reduce<Forms[][]>(
    (before, list) => before.flatMap((chosen) => list.map((one) => [...chosen, one])),
    [[]],
  );
  return { ...all, indexed: orForms(combinations.map(each)).indexed };
}

function stated(term: TermQuery["term"]): Forms[] {
  return term?.facts ? [facetCondition([...term.facts.says])] : [];
}

function readInText(term: TermQuery["term"]): Forms[] {
  return term?.facts?.read ? [readFactCondition(term.facts.read)] : [];
}

/** Up to three letters match only complete words or beginnings: "rei" is inside too many other words. */
export function isPartOfWords(plain: string): boolean {
  return plain.length > 3 || !hasTrigram(plain);
}

/** The intake cuts longer titles. */
const longestTitle = 400;

function partOfTitle({ part: plain }: Search): Forms | null {
  if (!plain || plain.length > longestTitle) return null;
  if (isPartOfWords(plain)) return contains("title", plain);
  const starts = sql`(' ' || ${jobs.title}) ~* ${`[^[:alnum:]]${plain}`}`;
  return { indexed: sql`(${contains("title", plain).indexed} and ${starts})`, opaque: starts };
}

function except(forms: Forms, without: Forms): Forms {
  const but = (form: SQL) => sql`(${form} and not ${without.opaque})`;
  const { indexed, opaque, housed, inCells } = forms;
  return {
    indexed: but(indexed),
    opaque: but(opaque),
    ...(housed && { housed: but(housed) }),
    ...(inCells && { inCells: (cells: string[]) => but(inCells(cells)) }),
  };
}
