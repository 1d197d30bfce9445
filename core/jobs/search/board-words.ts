import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { withGathering } from "#core/jobs/gather-or-walk.ts";
import { newestFirst } from "#core/jobs/live-rows.ts";
import { liveCompaniesByWord } from "#core/jobs/pages/live-companies.ts";
import { clearResolvedPlaces, resolvePlace } from "#core/jobs/search/resolve-place.ts";
import { jobs } from "#core/jobs/tables.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { correctionOf, type Lexicon, lexiconOf } from "#core/search/corrections.ts";
import { emptyContext, readSearch } from "#core/search/read-search.ts";
import type { Search, SearchContext } from "#core/search/search.ts";
import { stemOf } from "#core/search/stems.ts";

/** Words that only older jobs have are looked up before they count as misspelled. */
const newest = 50_000;
const minute = 60_000;

const kept = cachedValue({ read: readLexicon, freshMs: 15 * minute, staleMs: 60 * minute });

export function clearBoardWords() {
  clearResolvedPlaces();
  kept.clear();
}

export function outdateBoardWords() {
  kept.outdate();
}

export async function readTypedSearch(typed: string, { readsPlaces = true } = {}): Promise<Search> {
  const { everywhere, placeless } = await boardKnows();
  const known = readsPlaces ? everywhere : placeless;
  const search = await readPlaced(typed, known);
  if (!search.corrected || !(await someExist(search.corrected.from, known))) return search;
  return readPlaced(typed, { ...known, correct: emptyContext.correct });
}

/** Words that may also be a place are read as whichever finds more. */
async function readPlaced(typed: string, known: SearchContext): Promise<Search> {
  const asWords = readOnce(typed, known);
  const { unread } = asWords;
  const [likeliest] = unread?.places ?? [];
  if (!unread || !likeliest || known.meant === nowhere) return asWords;
  const asPlace = readSearch(typed, { ...known, meant: () => likeliest });
  const place = await resolvePlace(typed, unread, { ...asPlace, place: null });
  return place ? readSearch(typed, { ...known, meant: () => place }) : asWords;
}

const nowhere: SearchContext["meant"] = () => null;

/** A search holds the conditions that it became, some hundred kilobytes of them for many words. */
const mostRead = 100;

const readings = new WeakMap<SearchContext, LRUCache<string, Search>>();

/** The same words are the same search while the board's words stay, so what they ask for is put together once. */
function readOnce(typed: string, known: SearchContext): Search {
  const read = readings.get(known) ?? new LRUCache<string, Search>({ max: mostRead });
  readings.set(known, read);
  const search = read.get(typed) ?? readSearch(typed, known);
  read.set(typed, search);
  return search;
}

type CompaniesByWord = Awaited<ReturnType<typeof liveCompaniesByWord>>;
type Board = {
  lexicon: Lexicon;
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

function contextOf(lexicon: Lexicon, byWord: CompaniesByWord): SearchContext {
  return {
    isEmployer: (words) => {
      const slug = words.join("-");
      const named = byWord.get(words[0] ?? "") ?? [];
      return named.some((company) => `${company.slug}-`.replace(/^the-/, "").startsWith(`${slug}-`));
    },
    correct: (word) => correctionOf(word, lexicon),
    meant: ({ isSure, places }) => (isSure ? (places[0] ?? null) : null),
  };
}

export async function prepareSearches() {
  await boardKnows();
}

export function boardLexicon(): Promise<Lexicon> {
  return kept.get(undefined);
}

/** A word that any job uses is not a mistake. One with a known stem has a wrong ending. */
async function someExist(typed: string, { correct }: SearchContext): Promise<boolean> {
  const { stems } = await boardLexicon();
  const unknown = typed.split(" ").filter((word) => correct(word) && !stems.has(stemOf(word)));
  if (!unknown.length) return false;
  const query = sql`to_tsquery('pg_catalog.simple', ${unknown.map((word) => `'${stemOf(word)}'`).join(" | ")})`;
  const live = sql`expired_at is null and featured_until is null`;
  const { rows } = await withGathering((from) =>
    from.execute<{ found: boolean }>(sql`
      select (select count(*) from (select from ${jobs} where ${live} and ${jobs.searchWords} @@ ${query} limit 1) one) > 0
        or (select count(*) from (select from ${jobs} where ${live} and ${jobs.descriptionWords} @@ ${query} limit 3) few) > 2 as found`),
  );
  return rows[0]?.found ?? false;
}

async function readLexicon(): Promise<Lexicon> {
  const { rows } = await inTransaction(
    (tx) =>
      tx.execute<{ word: string; jobs: number }>(sql`
    with listed as materialized (
      select ${jobs.title}, ${jobs.companyName}, ${jobs.placesText} from ${jobs}
      where expired_at is null and featured_until is null order by ${sql.join(newestFirst, sql`, `)} limit ${newest}
    )
    select word, count(*)::int as jobs
    from listed, regexp_split_to_table(plain_words(title || ' ' || company_name || ' ' || places_text), ' ') word
    where word <> '' group by word`),
    { timeout: minute },
  );
  return lexiconOf(new Map(rows.map(({ word, jobs }) => [word, jobs])));
}
