import type { Condition } from "#core/jobs/query/conditions.ts";
import { withoutKey } from "#core/jobs/query/filter-chips.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { countFeatured } from "#core/jobs/query/list-page.ts";
import type { Offer } from "#core/jobs/query/parameters.ts";
import { isEmptyQuery, queryAddress } from "#core/jobs/query/query-address.ts";
import { listed, queryInWords } from "#core/jobs/query/query-words.ts";
import { countedUpTo, countJobs } from "#core/jobs/query/select-jobs.ts";
import { boardLexicon } from "#core/jobs/search/board-words.ts";
import { explainLocation } from "#core/places/location-filter.ts";
import { wordsNear } from "#core/search/corrections.ts";
import type { Search } from "#core/search/search.ts";

export type Widening = {
  /** "Any place". */
  text: string;
  /** The address of the list that is wider by that. */
  search: string;
  /** "1,200 jobs". */
  jobs: string;
};

/** Of a list that nothing meets: what was asked for, why there is none, and what to leave out or ask for to find some. */
export type EmptyList = {
  asked: string | null;
  widenings: Widening[];
  /** Of a search: "No open job has 'blockchain'.", and words of the board that are spelled alike. */
  words: { missing: string; near: Widening[] } | null;
};

const any: { [Key in Exclude<keyof JobQuery, "within">]-?: string } = {
  titles: "Any title",
  titleWords: "Any title",
  titleOrState: "Any title and state",
  near: "Any place",
  location: "Any place",
  state: "Any state",
  city: "Any town",
  country: "Any country",
  company: "Any employer",
  jobType: "Any job type",
  minSalary: "Any pay",
  work: "Any work type",
  facts: "Any season, housing or pay",
  closesWithin: "Any closing date",
  maxAge: "Posted any time",
};

/** How many jobs of a list a query finds, as a number and in words. */
export type Count = (query: JobQuery) => Promise<{ count: number; jobs: string }>;

export async function explainEmpty(
  query: JobQuery,
  search: Search | null,
  offered: Offer,
  count: Count,
): Promise<EmptyList> {
  const widen = async (wider: { text: string; query: JobQuery }[]) => {
    const found = await Promise.all(
      wider.map(async ({ text, query }) => {
        const all = await count(query);
        return all.count ? [{ text, search: queryAddress(query, offered), jobs: all.jobs }] : [];
      }),
    );
    return found.flat();
  };
  const keys = (Object.keys(any) as (keyof typeof any)[]).filter(
    // The place and how far around it are asked for as one.
    (key) => query[key] !== undefined && !(key === "location" && query.near),
  );
  const wider = keys.map((key) => ({ text: any[key], query: withoutKey(query, key) }));
  if (keys.length > 1) wider.push({ text: "No filters", query: {} });
  const missing = search ? await missingWords(search, count) : [];
  const near = missing.length === 1 ? wordsNear(missing[0] ?? "", await boardLexicon()) : [];
  const [widenings, nearWords] = await Promise.all([
    widen([...(search ? withoutOne(search, query) : []), ...wider]),
    widen(near.map((word) => ({ text: word, query: { ...query, titles: [word] } }))),
  ]);
  return {
    asked: isEmptyQuery(query) ? null : queryInWords(asRead(query)),
    widenings,
    words: missing.length
      ? { missing: `No open job has ${listed(missing.map(inQuotes), "or")}.`, near: nearWords }
      : null,
  };
}

/** Words are looked at one by one up to so many. */
const mostWords = 6;

/** Those of the words that no job of the list has, whatever else is asked for. */
async function missingWords({ terms }: Search, count: Count): Promise<string[]> {
  const some = terms.length > mostWords ? [] : terms;
  const counts = await Promise.all(some.map((term) => count({ titles: [typedOf(term)] })));
  return some.filter((_, index) => counts[index]?.count === 0).map(({ words }) => words);
}

/** The same search without one of its words, or without its place. */
function withoutOne({ terms, place, work }: Search, query: JobQuery): { text: string; query: JobQuery }[] {
  const asking = (parts: (string | null | undefined)[]) => ({
    ...query,
    titles: [parts.filter(Boolean).join(" ")],
  });
  const words = terms.map(typedOf);
  const fewer =
    terms.length > 1 && terms.length <= mostWords
      ? words.map((word, index) => ({
          text: `Without ${inQuotes(word)}`,
          query: asking([...words.filter((_, other) => other !== index), work, place?.said]),
        }))
      : [];
  const anywhere = place && words.length ? [{ text: "Anywhere", query: asking([...words, work]) }] : [];
  const ofAnyKind =
    work && words.length ? [{ text: "Not only remote", query: asking([...words, place?.said]) }] : [];
  return [...fewer, ...anywhere, ...ofAnyKind];
}

function typedOf({ words, isQuoted }: Search["terms"][number]): string {
  return isQuoted ? `"${words}"` : words;
}

function inQuotes(words: string): string {
  return `'${words.replaceAll('"', "")}'`;
}

/** With the place as it was read. */
function asRead({ location, ...query }: JobQuery): JobQuery {
  if (location === undefined) return query;
  return { ...query, location: explainLocation(location)?.as ?? location };
}

/** How many jobs meet all of it, featured ones included, and that in words. */
export async function countAll(conditions: Condition[], now: Date): Promise<{ count: number; jobs: string }> {
  const [ordinary, featured] = await Promise.all([
    countJobs(conditions, now),
    countFeatured(conditions, now),
  ]);
  const count = Math.min(ordinary, countedUpTo) + featured;
  const figure = `${count.toLocaleString("en-US")}${ordinary > countedUpTo ? "+" : ""}`;
  return { count, jobs: `${figure} ${count === 1 ? "job" : "jobs"}` };
}
