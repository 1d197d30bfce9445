import { findSearch, kindName, listSearches, type Search } from "#core/content/content.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { searchFigures } from "#core/jobs/query/list-search-jobs.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { formatCount } from "#core/text/number-words.ts";

export type WayIn = { label: string; slug: string; jobs: string };
/** The rings grow with the jobs, as on a map. */
export type LegendEntry = WayIn & { rings: 1 | 2 | 3 };
export type Ways = { doors: WayIn[]; legend: LegendEntry[] };

const minute = 60_000;
const doors = [
  ["Next summer", "summer-jobs"],
  ["Next winter", "winter-jobs"],
  ["All year", "full-time-jobs"],
] as const;
const mostEntries = 8;

const kept = cachedValue({ read: readWays, freshMs: minute / 2, staleMs: 60 * minute });

/** Leaves out pages without jobs. The figures may be minutes old, so that a page view asks nothing. */
export function countWays(): Promise<Ways> {
  return kept.get(undefined);
}

async function readWays(): Promise<Ways> {
  const opened = await readEach(doors.flatMap(([label, slug]) => entryOf(label, findSearch(slug))));
  const kinds = await readEach(
    listSearches()
      .filter(({ query }) => query.titleWords)
      .flatMap((search) => entryOf(kindName(search), search)),
  );
  const most = kinds.toSorted((a, b) => b.count - a.count).slice(0, mostEntries);
  const largest = most[0]?.count ?? 0;
  return {
    doors: opened.map(({ label, slug, count }) => ({ label, slug, jobs: jobsText(count) })),
    legend: most.map(({ label, slug, count }) => ({
      label,
      slug,
      jobs: countText(count),
      rings: count * 2 > largest ? 3 : count * 5 > largest ? 2 : 1,
    })),
  };
}

function entryOf(label: string, search: Search | null) {
  return search ? [{ label, slug: search.slug, query: search.query }] : [];
}

/** One after the other, because other requests wait for the same connections. */
async function readEach(entries: ReturnType<typeof entryOf>) {
  const counted = [];
  for (const { label, slug, query } of entries) {
    const { count } = await searchFigures(query);
    if (count) counted.push({ label, slug, count });
  }
  return counted;
}

function countText(count: number): string {
  return count > countLimit ? `${countLimit.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
}

function jobsText(count: number): string {
  return count > countLimit ? `${countText(count)} jobs` : formatCount(count, "job");
}
