import { sql } from "drizzle-orm";
import { newestFirst } from "#core/jobs/live-rows.ts";
import { liveCompaniesByWord } from "#core/jobs/pages/live-companies.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { KnownPlace } from "#core/places/find-places.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { correctionOf, type Lexicon, lexiconOf } from "#core/search/corrections.ts";
import { emptyContext, readSearch } from "#core/search/read-search.ts";
import type { NamedPlace, Search, SearchContext } from "#core/search/search.ts";
import { stemOf } from "#core/search/stems.ts";
import { isReadWord } from "#core/search/trade-words.ts";

/** Words that only older jobs have are looked up before they count as misspelled. */
const newest = 50_000;
const minute = 60_000;

type BoardLexicon = Lexicon & { isName: (word: string) => boolean };

const kept = cachedValue({ read: readLexicon, freshMs: 15 * minute, staleMs: 60 * minute });

export function clearBoardWords() {
  kept.clear();
}

export function outdateBoardWords() {
  kept.outdate();
}

export async function readTypedSearch(typed: string, { readsPlaces = true } = {}): Promise<Search> {
  const { everywhere, placeless } = await boardKnows();
  const known = readsPlaces ? everywhere : placeless;
  const search = readSearch(typed, known);
  if (!search.corrected || !(await someExist(search.corrected.from, known))) return search;
  return readSearch(typed, { ...known, correct: emptyContext.correct });
}

const nowhere: SearchContext["meant"] = () => [];

const mostPlaces = 3;
/** A smaller place is none where hardly any job is at one of its name, and others are called so: "Audubon" is no town. */
const large = 22;
const mostNamed = 10;

function placesMeant(
  { places, words, isBehind, isSure }: NamedPlace,
  isName: (word: string) => boolean,
): KnownPlace[] {
  if (isSure) return places.slice(0, 1);
  const some = places.slice(0, mostPlaces);
  return isBehind || !words.every(isName) ? some : some.filter(({ weight }) => weight >= large);
}

type CompaniesByWord = Awaited<ReturnType<typeof liveCompaniesByWord>>;
type Board = {
  lexicon: BoardLexicon;
  byWord: CompaniesByWord;
  everywhere: SearchContext;
  placeless: SearchContext;
};

let last: Board | null = null;

async function boardKnows(): Promise<Board> {
  const [lexicon, byWord] = await Promise.all([boardLexicon(), liveCompaniesByWord()]);
  if (last?.lexicon === lexicon && last.byWord === byWord) return last;
  const everywhere = contextOf(lexicon, byWord);
  last = { lexicon, byWord, everywhere, placeless: { ...everywhere, meant: nowhere } };
  return last;
}

function contextOf(lexicon: BoardLexicon, byWord: CompaniesByWord): SearchContext {
  return {
    isEmployer: (words) => {
      const slug = words.join("-");
      const named = byWord.get(words[0] ?? "") ?? [];
      return named.some((company) => `${company.slug}-`.replace(/^the-/, "").startsWith(`${slug}-`));
    },
    correct: (word) => correctionOf(word, lexicon),
    has: (word) => lexicon.counts.has(word) || lexicon.stems.has(stemOf(word)) || isReadWord(word),
    meant: (named) => placesMeant(named, lexicon.isName),
  };
}

/** The first search with a place would read all names of places, and everybody else would wait for it. */
export async function prepareSearches() {
  readSearch("near moab", (await boardKnows()).everywhere);
}

export function boardLexicon(): Promise<BoardLexicon> {
  return kept.get(undefined);
}

/** A word that any job uses is not a mistake. One with a known stem has a wrong ending. */
async function someExist(typed: string, { correct }: SearchContext): Promise<boolean> {
  const { stems } = await boardLexicon();
  const unknown = typed.split(" ").filter((word) => correct(word) && !stems.has(stemOf(word)));
  if (!unknown.length) return false;
  // Behind their own select, and counted, or PostgreSQL would look at jobs in turn until it had found some.
  const query = sql`(select to_tsquery('pg_catalog.simple', ${unknown.map((word) => `'${stemOf(word)}'`).join(" | ")}))`;
  const live = sql`expired_at is null and featured_until is null`;
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select (select count(*) from ${jobs} where ${live} and ${jobs.searchWords} @@ ${query}) > 0
      or (select count(*) from ${jobs} where ${live} and ${jobs.words} @@ ${query}) > 2 as found`);
  return rows[0]?.found ?? false;
}

async function readLexicon(): Promise<BoardLexicon> {
  const { rows } = await inTransaction(
    (tx) =>
      tx.execute<{ word: string; jobs: number; named: number; placed: number; total: number }>(sql`
    with listed as materialized (
      select ${jobs.id}, ${jobs.title}, ${jobs.companyName}, ${jobs.placesText} from ${jobs}
      where expired_at is null and featured_until is null order by ${sql.join(newestFirst, sql`, `)} limit ${newest}
    )
    select word, count(distinct id)::int as jobs, count(*) filter (where is_name)::int as named,
      count(*) filter (where not is_name)::int as placed, (select count(*)::int from listed) as total
    from listed, lateral (values (title || ' ' || company_name, true), (places_text, false)) as said (text, is_name),
      regexp_split_to_table(plain_words(said.text), ' ') word
    where word <> '' group by word`),
    { timeout: minute },
  );
  const names = new Set(
    rows.flatMap(({ word, named, placed }) => (named > mostNamed * placed ? [word] : [])),
  );
  const lexicon = lexiconOf(new Map(rows.map(({ word, jobs }) => [word, jobs])), rows[0]?.total);
  return { ...lexicon, isName: (word) => names.has(word) };
}
