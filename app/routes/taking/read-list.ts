import { findLanding } from "#app/routes/jobs/near/find-landing.ts";
import { findState } from "#core/content/content.ts";
import { idsBeside } from "#core/facts/choices.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { findCompany } from "#core/jobs/pages/find-company.ts";
import { seesAllJobs } from "#core/jobs/query/access.ts";
import { type JobQuery, offers } from "#core/jobs/query/job-query.ts";
import { type ListScope, listJobs } from "#core/jobs/query/list-jobs.ts";
import { firstPage } from "#core/jobs/query/list-position.ts";
import { listSearchJobs, narrowings } from "#core/jobs/query/list-search-jobs.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { excessTitles } from "#core/jobs/query/parameters.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { queryInWords } from "#core/jobs/query/query-words.ts";
import { readOrder } from "#core/jobs/search/list-order.ts";
import { takeCards } from "#core/jobs/taken/take-cards.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export type ReadList = { title: string; words: string; cards: JobCard[] };

const largestPage = 100;

/** Null for an address that is no list. */
export async function readList(list: URL, viewer: Viewer): Promise<ReadList | null> {
  const { pathname, searchParams: asked } = list;
  const [, search] = /^\/search\/([^/]+)$/.exec(pathname) ?? [];
  const [, company] = /^\/company\/([^/]+)$/.exec(pathname) ?? [];
  const [, state] = /^\/outdoor-jobs-([a-z-]+)$/.exec(pathname) ?? [];
  if (pathname === "/jobs") return readScope("all", "All outdoor jobs", asked, viewer);
  if (pathname === "/remote-jobs") return readScope("remote", "Remote outdoor jobs", asked, viewer);
  if (search) return readSearch(search, asked, viewer);
  if (company) return readCompany(company, viewer);
  return state ? readState(state, asked, viewer) : null;
}

/** Nothing where a list is not narrowed. */
function inWords(query: JobQuery, asked?: URLSearchParams): string {
  const isNarrowed = Object.values(query).some((wanted) => wanted !== undefined);
  const { title, any_title } = Object.fromEntries(asked ?? []);
  const excess = excessTitles(title, any_title);
  return [isNarrowed && queryInWords(query), excess].filter(Boolean).join(". ");
}

async function readScope(
  scope: ListScope,
  title: string,
  asked: URLSearchParams,
  viewer: Viewer,
): Promise<ReadList> {
  const query = withKnownPlace(parseQuery(asked, offers.list));
  const order = readOrder(asked);
  let words = "";
  const cards = await takeCards<string>(viewer, async (after) => {
    const list = await listJobs({ scope, query, viewer, after, order });
    words = inWords(list.query, asked);
    return { cards: [...list.featured, ...list.cards], next: list.next };
  });
  return { title, words, cards };
}

async function readSearch(slug: string, asked: URLSearchParams, viewer: Viewer): Promise<ReadList | null> {
  const found = await findLanding(slug);
  if (!found) return null;
  const facts = idsBeside(found.query.facts ?? [], parseQuery(asked, ["facts"]).facts ?? []);
  const typed = withKnownPlace(parseQuery(asked, narrowings));
  const narrowing = { ...typed, ...parseQuery({ facts }, ["facts"]) };
  const order = readOrder(asked);
  const cards = await takeCards<string>(viewer, async (after) => {
    const list = await listSearchJobs({ query: found.query, narrowing, viewer, after, order });
    return { cards: [...list.featured, ...list.cards], next: list.next };
  });
  return { title: found.h1, words: inWords(narrowing), cards };
}

async function readCompany(slug: string, viewer: Viewer): Promise<ReadList | null> {
  let title = "";
  const cards = await takeCards<string>(viewer, async (after) => {
    const company = await findCompany(slug, { after });
    if (company) title = `Outdoor Jobs at ${company.name}`;
    return { cards: company?.cards ?? [], next: company?.next ?? null };
  });
  return title ? { title, words: "", cards } : null;
}

async function readState(slug: string, asked: URLSearchParams, viewer: Viewer): Promise<ReadList | null> {
  const state = findState(slug);
  if (!state) return null;
  const query = withKnownPlace(parseQuery(asked, offers.state));
  const order = readOrder(asked);
  const pageSize = seesAllJobs(viewer) ? largestPage : firstPage.pageSize;
  const cards = await takeCards<number>(viewer, async (at) => {
    const page = at ?? 1;
    const list = await listStateJobs(state, query, { page, pageSize, order });
    return { cards: list.cards, next: page < list.pages ? page + 1 : null };
  });
  return { title: state.h1, words: inWords(query, asked), cards };
}
