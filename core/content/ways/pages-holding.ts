import { categoryPage } from "#core/content/category-page.ts";
import { findSearch, listSearches, listStates, type Search } from "#core/content/content.ts";
import { surveyMatches } from "#core/jobs/list/survey-matches.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { placeCondition } from "#core/jobs/query/list-state-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";

type StatePage = ReturnType<typeof listStates>[number];

export type Holding = {
  /** How many jobs of the search were surveyed. */
  total: number;
  /** Most jobs first, without those that hold none. */
  states: { page: StatePage; jobs: number }[];
  searches: { page: Search; jobs: number }[];
  /** The page about the work that many of the jobs are. */
  kind: Search | null;
};

/** Tells which open pages hold the jobs of a search that no open page is about. */
export async function pagesHolding(query: JobQuery, now = new Date()): Promise<Holding> {
  const states = listStates();
  const searches = listSearches().filter((page) => page.query.titleWords);
  const parts = [
    ...states.map((page) => [placeCondition(page)]),
    ...searches.map((page) => queryConditions(page.query, now)),
  ];
  const { total, shares, category } = await surveyMatches(query, parts, now);
  const slug = category && isMuch(category.jobs, total) ? categoryPage(category.name) : null;
  return {
    total,
    states: mostFirst(states, shares),
    searches: mostFirst(searches, shares.slice(states.length)),
    kind: slug ? findSearch(slug) : null,
  };
}

export function isMost(jobs: number, total: number): boolean {
  return jobs * 2 > total;
}

export function isMuch(jobs: number, total: number): boolean {
  return jobs * 3 >= total;
}

function mostFirst<Page>(pages: Page[], shares: number[]): { page: Page; jobs: number }[] {
  return pages
    .map((page, index) => ({ page, jobs: shares[index] ?? 0 }))
    .filter(({ jobs }) => jobs > 0)
    .toSorted((a, b) => b.jobs - a.jobs);
}
