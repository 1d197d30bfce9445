import { sql } from "drizzle-orm";
import { newestFirst } from "#core/jobs/live-rows.ts";
import { liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { countKinds } from "#core/jobs/search/count-kinds.ts";
import { jobs } from "#core/jobs/tables.ts";
import { usStates } from "#core/places/us-states.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { db } from "#core/platform/db.server.ts";
import { kindInWords, kindsOfWork } from "#core/search/kinds-of-work.ts";
import { plainWords } from "#core/search/plain-words.ts";
import {
  indexSuggestions,
  type Suggestible,
  type Suggestion,
  type SuggestionIndex,
  suggest,
} from "#core/search/suggestions.ts";
import { shortNames } from "#core/search/vocabulary/employers.ts";

type Phrases = readonly string[];

const newest = 50_000;
const mostEmployers = 20_000;
const mostTowns = 10_000;
const longestName = 60;
const longestTyped = 100;
const minute = 60_000;

const kept = cachedValue({ read: readSuggestible, freshMs: 15 * minute, staleMs: 60 * minute });

export function clearSuggestions() {
  kept.clear();
}

/** Never suggests titles or what other readers typed. */
export async function suggestSearches(typed: string, more: Phrases = []): Promise<Suggestion[]> {
  return suggest(typed.slice(0, longestTyped), await kept.get(more));
}

async function readSuggestible(more: Phrases): Promise<SuggestionIndex> {
  const read = await Promise.all([readKinds(more), readEmployers(), readTowns(), readStates()]);
  return indexSuggestions(read.flat());
}

const listed = sql`
  (select ${jobs.title}, ${jobs.places}, ${jobs.usStates} from ${jobs}
    where expired_at is null and featured_until is null and aside is null order by ${sql.join(newestFirst, sql`, `)} limit ${newest})
  union all
  (select ${jobs.title}, ${jobs.places}, ${jobs.usStates} from ${jobs}
    where expired_at is null and featured_until is not null)`;

async function readKinds(more: Phrases): Promise<Suggestible[]> {
  const { rows } = await db.execute<{ words: string; jobs: number }>(sql`
    select plain_words(title) as words, count(*)::int as jobs from (${listed}) listed group by 1`);
  const groups = kindsOfWork();
  const known = new Set(groups.flat());
  const others = more.filter((phrase) => !known.has(phrase)).map((phrase) => [phrase]);
  const kinds = await countKinds(rows, [...groups, ...others]);
  return kinds.map(({ phrase, ...counted }) => ({
    text: phrase,
    kind: "work",
    label: `${kindInWords(phrase)} · kind of work`,
    names: [plainWords(phrase).join(" ")],
    ...counted,
  }));
}

async function readEmployers(): Promise<Suggestible[]> {
  const most = (await liveCompanies()).toSorted((a, b) => b.jobCount - a.jobCount).slice(0, mostEmployers);
  const slugs = sql.param(most.map(({ slug }) => slug));
  const { rows } = await db.execute<{ slug: string; name: string; words: string }>(sql`
    select employer as slug, name, btrim(plain_words(name)) as words
    from unnest(${slugs}::text[]) employer, lateral (
      select ${jobs.companyName} as name from ${jobs}
      where ${jobs.companySlug} = employer and ${jobs.expiredAt} is null
      order by ${sql.join(newestFirst, sql`, `)} limit 1
    ) newest
    where length(name) <= ${longestName}`);
  const counts = new Map(most.map(({ slug, jobCount }) => [slug, jobCount]));
  return rows.map(({ slug, name, words }) => {
    const count = counts.get(slug) ?? 0;
    const jobsText = count === 1 ? "1 job" : `${count.toLocaleString("en-US")} jobs`;
    const names = [words, ...shortNamesOf(words)];
    return suggestible("employer", name, `${name} · employer, ${jobsText}`, names, count);
  });
}

function shortNamesOf(name: string): string[] {
  return Object.entries(shortNames)
    .filter(([, names]) => names.some((full) => `${name} `.startsWith(`${full} `)))
    .map(([short]) => plainWords(short).join(" "))
    .filter((short) => short !== name);
}

async function readTowns(): Promise<Suggestible[]> {
  const { rows } = await db.execute<{ name: string; words: string; jobs: number }>(sql`
    select name, btrim(plain_words(name)) as words, jobs from (
      select place->>'text' as name, count(*)::int as jobs
      from (${listed}) listed, jsonb_array_elements(places) place
      where place->>'city' is not null and length(place->>'text') <= ${longestName}
      group by 1 order by 2 desc limit ${mostTowns}
    ) towns`);
  return rows.map(({ name, words, jobs }) => suggestible("place", name, `${name} · place`, [words], jobs));
}

/** Includes states without jobs. */
async function readStates(): Promise<Suggestible[]> {
  const { rows } = await db.execute<{ code: string; jobs: number }>(sql`
    select code, count(*)::int as jobs from (${listed}) listed, unnest(us_states) code group by 1`);
  const counts = new Map(rows.map(({ code, jobs }) => [code, jobs]));
  return Object.entries(usStates).map(([code, name]) => {
    const names = [plainWords(name).join(" "), code.toLowerCase()];
    return suggestible("place", name, `${name} · place`, names, counts.get(code) ?? 0);
  });
}

function suggestible(
  kind: Suggestible["kind"],
  text: string,
  label: string,
  names: string[],
  jobs: number,
): Suggestible {
  return { text, kind, label, names, group: null, jobs, ownJobs: jobs };
}
