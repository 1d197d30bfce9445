import { type SQL, sql } from "drizzle-orm";
import { aroundCondition } from "#core/jobs/near/near-condition.ts";
import {
  type Condition,
  each,
  either,
  type Forms,
  facetCondition,
  stateCondition,
  workCondition,
} from "#core/jobs/query/conditions.ts";
import { contains, hasTrigram } from "#core/jobs/query/contains.ts";
import { usualRadius } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { WordQuery } from "#core/search/phrase-query.ts";
import type { Search } from "#core/search/search.ts";
import { type Asked, wordQueries } from "#core/search/word-query.ts";

/**
 * How well a job meets a search, the best first: its employer or a fact is the whole search; its title has the phrase; its
 * title has all words or their equals; title, employer, places and job type have them together; they have wider words; the
 * description has them; a part of the title is as typed.
 */
export const tiers = ["whole", "phrase", "title", "head", "wider", "description", "part"] as const;
export type Tier = (typeof tiers)[number];

/** What was typed, or its equals; wider words are looked for only where these do not fill a page. */
export const exactTiers: readonly Tier[] = ["whole", "phrase", "title", "head"];

/** The others are looked through only where few jobs are in these. */
export const goodTiers: readonly Tier[] = [...exactTiers, "wider"];

/** "Is in this tier or might be in a better one", by an index and job by job. */
export type TierCondition = Forms & { tier: Tier };

/** The tiers that a search has, the best first. */
export function searchTiers(search: Search): TierCondition[] {
  const queries = wordQueries(search);
  const head = (query: string | null) => (query === null ? null : matches("searchWords", query));
  const work = search.work && !search.terms.length && !search.place ? workCondition(search.work) : null;
  const found: Record<Tier, Forms | null> = {
    whole: work ?? statedFacts(search) ?? head(queries.employer),
    phrase: head(queries.phrase),
    title: worded(queries.title),
    head: wordedOrStated(queries.head),
    wider: wordedOrStated(queries.wider),
    description: everywhere(search, queries.anywhere),
    part: partOfTitle(search),
  };
  const without = queries.without === null ? null : matches("searchWords", queries.without);
  const [only, second] = queries.title;
  const isPhrase = !second && only?.head.whole === queries.phrase;
  return tiers.flatMap((tier) => {
    // What asks the same as a better one has nothing of its own.
    const forms = tier === "title" && isPhrase ? null : found[tier];
    return forms ? [{ tier, ...(without ? except(forms, without) : forms) }] : [];
  });
}

/** What a search asks for besides words: the place and the kind of work that were read out of it. */
export function searchFilters({ place, work, terms }: Search): Condition[] {
  return [
    ...(place ? [placeCondition(place)] : []),
    ...(work && (terms.length || place) ? [workCondition(work)] : []),
  ];
}

function placeCondition({ states, around }: NonNullable<Search["place"]>): Condition {
  return around ? aroundCondition(around, usualRadius) : stateCondition([...states]);
}

/** A job is in one of these tiers. */
export function inTiers(search: Search, wanted: readonly Tier[]): Condition {
  const forms = searchTiers(search).filter(({ tier }) => wanted.includes(tier));
  return { key: `words:${wanted.join()}:${keyOf(search)}`, ...either(widest(forms)), selective: true };
}

/** Names what a search looks for. */
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

/** Each of these has all jobs of the ones before it. */
const nested: readonly Tier[] = ["phrase", "title", "head", "wider"];

/** Those of some tiers that together have all their jobs: to ask for less is quicker. */
export function widest(forms: TierCondition[]): TierCondition[] {
  const widest = forms.findLast(({ tier }) => nested.includes(tier));
  return forms.filter((form) => form === widest || !nested.includes(form.tier));
}

/** The function behind the operator is known to no index. */
function matches(column: "searchWords" | "descriptionWords", query: string | WordQuery): Forms {
  const { whole, parts } = typeof query === "string" ? { whole: query, parts: [query] } : query;
  const asked = (text: string) => sql`to_tsquery('pg_catalog.english', ${text})`;
  const opaque = sql`ts_match_vq(${jobs[column]}, ${asked(whole)})`;
  const found = sql.join(
    parts.map((part) => sql`${jobs[column]} @@ ${asked(part)}`),
    sql` or `,
  );
  return { indexed: String(parts) === whole ? found : sql`((${found}) and ${opaque})`, opaque };
}

/** Of a search for conditions alone, the jobs that state all of them. */
function statedFacts({ terms, employers }: Search): Forms | null {
  const facts = terms.flatMap((term) => term.facts ?? []);
  if (!facts.length || facts.length < terms.length || employers.length) return null;
  return each(facts.map(({ says }) => facetCondition([...says])));
}

/** Each term by its words. */
function worded(asked: Asked[]): Forms | null {
  return asked.length ? each(asked.map(({ head }) => matches("searchWords", head))) : null;
}

/** Each term by its words, or stated as a fact. */
function wordedOrStated(asked: Asked[]): Forms | null {
  if (!asked.length) return null;
  return each(asked.map(({ term, head }) => either([matches("searchWords", head), ...stated(term)])));
}

/** Each term in the description, or beside it. A listing that denies what a term asks for is none of them. */
function everywhere({ terms }: Search, asked: Asked[]): Forms | null {
  if (!asked.length) return null;
  const denied = facetCondition(terms.flatMap(({ facts }) => facts?.denies ?? []));
  const said = each(
    asked.map(({ term, head, text }) =>
      either([
        matches("searchWords", head),
        ...(text === null ? [] : [matches("descriptionWords", text)]),
        ...stated(term),
      ]),
    ),
  );
  return denied.key ? except(said, denied) : said;
}

function stated(term: Asked["term"]): Forms[] {
  return term?.facts ? [facetCondition([...term.facts.says])] : [];
}

/** A text of three letters or fewer is looked for as a whole word or its beginning alone: "rei" stands inside too many others. */
export function isPartOfWords(plain: string): boolean {
  return plain.length > 3 || !hasTrigram(plain);
}

/** As the intake cuts them. */
const longestTitle = 400;

function partOfTitle({ part: plain }: Search): Forms | null {
  if (!plain || plain.length > longestTitle) return null;
  if (isPartOfWords(plain)) return contains("title", plain);
  const starts = sql`(' ' || ${jobs.title}) ~* ${`[^[:alnum:]]${plain}`}`;
  return { indexed: sql`(${contains("title", plain).indexed} and ${starts})`, opaque: starts };
}

/** Those that are not among others. */
export function except(forms: Forms, without: Forms): Forms {
  const but = (form: SQL) => sql`(${form} and not ${without.opaque})`;
  return { indexed: but(forms.indexed), opaque: but(forms.opaque) };
}
