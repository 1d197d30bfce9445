import { findSearch, findState, listSearches, type Search } from "#core/content/content.ts";
import { type Holding, isMost, isMuch, pagesHolding } from "#core/content/ways/pages-holding.ts";
import type { Way } from "#core/content/ways/way.ts";
import { statePageOf } from "#core/content/ways/way-to-place.ts";
import { jobCountsOfCompanies } from "#core/jobs/pages/live-companies.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { countStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { slugify } from "#core/jobs/slug.ts";
import { formatCount } from "#core/text/number-words.ts";

export type OpenPage = { label: string; way: Way | { kind: "remote" | "searches" } };

const mostStates = 2;

/** The open pages that come closest to what a list keeps closed, best first. */
export async function nearestOpenPages(query: JobQuery): Promise<OpenPage[]> {
  const { titles = [], ...others } = query;
  const employer = await employerNamed(titles);
  if (employer) return [employer];
  const place = statePageOf(query, titles.length === 1 ? titles[0] : undefined);
  if (place?.kind === "state") return [await inState(place.slug, place.query)];
  const found = titles.length ? await pagesOfWork(titles, others) : [];
  if (found.length) return found;
  return query.work
    ? [{ label: "Remote jobs", way: { kind: "remote" } }]
    : [{ label: "All job searches", way: { kind: "searches" } }];
}

async function employerNamed(titles: string[]): Promise<OpenPage | null> {
  const companies = titles.length ? await jobCountsOfCompanies() : new Map<string, number>();
  const name = titles.find((title) => companies.has(slugify(title)));
  return name ? { label: `Jobs at ${name}`, way: { kind: "company", slug: slugify(name) } } : null;
}

async function pagesOfWork(titles: string[], others: JobQuery): Promise<OpenPage[]> {
  const holding = await pagesHolding({ ...others, titles });
  const isAlone = titles.length === 1 && !Object.keys(others).length;
  const states = isAlone ? holding.states.slice(0, mostStates) : [];
  const search = searchHolding(holding) ?? searchSharing(titles);
  return [
    ...(await Promise.all(states.map(({ page }) => inState(page.slug, { titles })))),
    ...(search
      ? [{ label: search.label, way: { kind: "search" as const, slug: search.slug, query: {} } }]
      : []),
  ];
}

/** The page says the same number, which may include jobs that a survey of titles leaves out. */
async function inState(slug: string, query: JobQuery): Promise<OpenPage> {
  const page = findState(slug);
  const jobs = page && query.titles ? await countStateJobs(page, query) : null;
  const label = page?.label ?? slug;
  return {
    label: jobs === null ? label : `${label}: ${formatCount(jobs, "job")}`,
    way: { kind: "state", slug, query },
  };
}

function searchHolding({ total, searches: [most], kind }: Holding): Search | null {
  if (most && isMost(most.jobs, total)) return most.page;
  return kind ?? (most && isMuch(most.jobs, total) ? most.page : null);
}

/** No open job matches, but a page may be about work with the same words. */
function searchSharing(titles: string[]): Search | null {
  const wanted = titles.flatMap(wordsOf);
  const [nearest] = listSearches()
    .map(({ slug, query }) => ({ slug, shared: mostShared(query.titleWords ?? [], wanted) }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return nearest ? findSearch(nearest.slug) : null;
}

function mostShared(titles: string[], wanted: string[]): number {
  const shares = titles.map((title) => {
    const words = wordsOf(title);
    return words.filter((word) => wanted.includes(word)).length / words.length;
  });
  return Math.max(0, ...shares);
}

function wordsOf(text: string): string[] {
  return slugify(text)
    .split("-")
    .map((word) => word.replace(/s$/, ""));
}
