import { kindName } from "#core/content/content.ts";
import { countWays } from "#core/content/ways/count-ways.ts";
import { findAddress } from "#core/content/ways/find-address.ts";
import { nearestOpenPages, type OpenPage } from "#core/content/ways/open-pages.ts";
import { pagesHolding } from "#core/content/ways/pages-holding.ts";
import { pagesOfPlace } from "#core/content/ways/pages-of-place.ts";
import { sayClosed, sayMatches } from "#core/content/ways/say-matches.ts";
import { placeOf } from "#core/content/ways/way-to-place.ts";
import { ask } from "#core/jobs/list/ask.ts";
import { countList } from "#core/jobs/list/count-list.ts";
import { resolvePlaces } from "#core/jobs/near/known-place.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { isEmptyQuery } from "#core/jobs/query/query-address.ts";
import { recentSearchJobs } from "#core/jobs/recent/recent-lists.ts";
import { noteEmptySearch } from "#core/jobs/search/empty-searches.ts";
import { explainEmpty, type Widening } from "#core/jobs/search/explain-empty.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { suggestPlaces } from "#core/places/find-places.ts";
import { readLocation } from "#core/places/location-filter.ts";
import type { Search } from "#core/search/search.ts";

export type SearchAnswer = {
  said: string;
  /** Why the jobs are not shown, or null if there are none. */
  closed: string | null;
  /** Words that no job has, if others were typed beside them. */
  missing: string | null;
  spellings: Widening[];
  widenings: Widening[];
  places: { text: string; search: string }[];
  nearest: OpenPage[];
  /** Where the query has a place or a month, the pages are narrowed by it. */
  kinds: { heading: string; pages: OpenPage[] };
};

const remoteJobs: OpenPage = { label: "Remote jobs", way: { kind: "remote" } };
const mostKinds = 6;
const mostPlaces = 6;
const mostGuesses = 3;

/** Answers a search that no open page is about, without showing a job. */
export async function answerSearch(query: JobQuery, viewer: Viewer, now = new Date()): Promise<SearchAnswer> {
  const plan = await ask(query, now);
  const count = async (wider: JobQuery) => countList(await ask(wider, now), now);
  const matches = await countList(plan, now);
  if (!matches.count) noteEmptySearch(query, viewer);
  const narrowing = narrowingOf(query, plan.search);
  const [empty, nearest, ofPlace, kinds] = await Promise.all([
    matches.count ? null : explainEmpty(query, plan.search, (wider) => findAddress(wider) || null, count),
    nearestOpenPages(query),
    pagesOfPlace(narrowing),
    kindsOfWork(narrowing, viewer, now),
  ]);
  const isOneWord = (plan.search?.terms.length ?? 0) < 2;
  return {
    said: empty?.tooShort ?? sayMatches(query, plan.search, matches),
    closed: matches.count ? sayClosed(query, matches.count) : null,
    missing: isOneWord ? null : (empty?.words?.missing ?? null),
    spellings: empty?.words?.near ?? [],
    widenings: empty?.widenings ?? [],
    places: placesMeant(query),
    nearest: distinct([
      ...ofPlace,
      ...nearest.filter(({ way }) => way.kind !== "searches"),
      ...(plan.search?.work === "remote" ? [remoteJobs] : []),
    ]),
    kinds,
  };
}

function narrowingOf({ near, location, within, facts }: JobQuery, search: Search | null): JobQuery {
  const place =
    near || location !== undefined
      ? { near, location, within }
      : (search?.place && placeOf(search.place)) || {};
  return { ...place, ...(facts && { facts }) };
}

async function kindsOfWork(narrowing: JobQuery, viewer: Viewer, now: Date): Promise<SearchAnswer["kinds"]> {
  const narrowed = isEmptyQuery(narrowing) ? [] : await kindsAmong(narrowing, viewer, now);
  const isPlaced = narrowing.near !== undefined || narrowing.location !== undefined;
  if (narrowed.length)
    return { heading: `Kinds of work ${isPlaced ? "there" : "that start then"}`, pages: narrowed };
  const { legend } = await countWays();
  return {
    heading: "Open jobs by kind of work",
    pages: legend.map(({ label, slug, jobs }) => ({
      label: `${label}: ${jobs}`,
      way: { kind: "search", slug, query: {} },
    })),
  };
}

/** Leaves out pages whose open jobs are all elsewhere. */
async function kindsAmong(narrowing: JobQuery, viewer: Viewer, now: Date): Promise<OpenPage[]> {
  const { searches } = await pagesHolding(narrowing, now);
  const listed = await Promise.all(
    searches.slice(0, mostKinds).map(async ({ page }) => {
      const list = await recentSearchJobs({ query: page.query, narrowing, viewer, after: null }, false);
      return { page, ...list };
    }),
  );
  return listed
    .filter(({ shown }) => shown > 0)
    .map(({ page, total }) => ({
      label: `${kindName(page)}: ${total.toLocaleString("en-US")}`,
      way: { kind: "search", slug: page.slug, query: narrowing },
    }));
}

/** Several places of that name, or those that a mistyped name may mean. */
function placesMeant({ near, location, ...others }: JobQuery): SearchAnswer["places"] {
  if (near || location === undefined || readLocation(location).kind !== "words") return [];
  const named = resolvePlaces(location);
  const meant = named.length ? named.slice(0, mostPlaces) : suggestPlaces(location, mostGuesses);
  return meant.flatMap(({ label, kindText }) => {
    const search = findAddress({ ...others, location: label });
    return search === null ? [] : [{ text: `${label} · ${kindText}`, search }];
  });
}

function distinct(pages: OpenPage[]): OpenPage[] {
  const first = new Map(pages.toReversed().map((page) => [keyOf(page), page]));
  return pages.filter((page) => first.get(keyOf(page)) === page);
}

function keyOf({ way }: OpenPage): string {
  return "slug" in way ? `${way.kind} ${way.slug}` : way.kind;
}
