import { findSearch } from "#core/content/content.ts";
import { companyNamed } from "#core/content/ways/company-named.ts";
import { choicesIn, pageOfConditions, pageOfWork } from "#core/content/ways/page-of-words.ts";
import { isMost, pagesHolding } from "#core/content/ways/pages-holding.ts";
import type { Way } from "#core/content/ways/way.ts";
import { placeOf, statePageOf, wayToPlace } from "#core/content/ways/way-to-place.ts";
import { readTypedSearch } from "#core/jobs/list/board.ts";
import { resolvePlaces, withKnownPlace } from "#core/jobs/near/known-place.ts";
import { allowedFilters, seesAllJobs } from "#core/jobs/query/access.ts";
import { hasOwnPlace, type JobQuery } from "#core/jobs/query/job-query.ts";
import { asksClosed } from "#core/jobs/query/list-hints.ts";
import { isEmptyQuery } from "#core/jobs/query/query-address.ts";
import { recentJobs } from "#core/jobs/recent/recent-lists.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { readLocation } from "#core/places/location-filter.ts";

/** No open page is about the search, so the page of the search itself answers. */
export type Unanswered = { kind: "none"; query: JobQuery };

/**
 * Leads a search to the page that shows its jobs: for subscribers the list, for others the open page that
 * the words mean, or the list if the newest jobs have some of its place or month.
 */
export async function findWay(asked: JobQuery, viewer: Viewer): Promise<Way | Unanswered> {
  const known = withKnownPlace(asked);
  if (seesAllJobs(viewer) || isEmptyQuery(known)) return { kind: "list", query: known };
  const query = await withTypedPlace(known);
  const { titles: [typed] = [], ...others } = query;
  const open = await (typed === undefined ? wayToPlace(others) : wayOfWords(typed, others));
  if (open && !(await isUnknownPlace(query))) return open;
  return { kind: (await isAmongNewest(query, viewer)) ? "list" : "none", query };
}

/** Whoever types a place where words are asked means the place. */
async function withTypedPlace(query: JobQuery): Promise<JobQuery> {
  const { titles: [typed] = [], ...others } = query;
  if (typed === undefined || others.near || others.location !== undefined) return query;
  const { place, text, work, without } = await readTypedSearch(typed);
  const there = place && !text && !work && !without.length && placeOf(place);
  return there ? { ...others, ...there } : query;
}

/** A mistyped place would leave the page of the work without a job. */
async function isUnknownPlace({ near, location }: JobQuery): Promise<boolean> {
  if (near || location === undefined || readLocation(location).kind !== "words") return false;
  return !resolvePlaces(location).length && !(await pagesHolding({ location })).total;
}

async function isAmongNewest(query: JobQuery, viewer: Viewer): Promise<boolean> {
  if (asksClosed(query, allowedFilters(query, viewer))) return false;
  const { shown } = await recentJobs({ scope: "all", query, viewer, after: null }, false);
  return shown > 0;
}

async function wayOfWords(typed: string, others: JobQuery): Promise<Way | null> {
  const isPlaced = hasOwnPlace(others);
  const search = await readTypedSearch(typed, { readsPlaces: !isPlaced });
  const place = search.place && placeOf(search.place);
  if (search.without.length || (search.place && !place)) return null;
  const query = { ...others, ...place };
  const words = [search.text, search.work].filter(Boolean).join(" ");
  if (!words) return wayToPlace(query);
  const state = statePageOf(query, words);
  if (state) return state;
  const slug = await companyNamed(typed, search);
  if (slug) return { kind: "company", slug };
  const facts = [...new Set([...choicesIn(search.terms), ...(query.facts ?? [])])];
  const narrowed = { ...query, ...(facts.length && { facts }) };
  if (search.work) return search.terms.length ? null : wayToPlace({ ...narrowed, work: search.work });
  const page = pageOfWork(search.terms) ?? pageOfConditions(search.terms, facts);
  return page ? wayToSearch(page.slug, narrowed) : wayToMost(words, narrowed);
}

/** A state's page shows the jobs alone and names those elsewhere; a page of work shows them among others. */
async function wayToMost(words: string, query: JobQuery): Promise<Way | null> {
  const { total, states, searches } = await pagesHolding({ ...query, titles: [words] });
  const [state] = Object.keys(query).length ? [] : states;
  const search = searches.find(({ jobs }) => isMost(jobs, total));
  if (state && (!search || isMost(state.jobs, total)))
    return { kind: "state", slug: state.page.slug, query: { titles: [words] } };
  return search ? wayToSearch(search.page.slug, query) : null;
}

function wayToSearch(slug: string, query: JobQuery): Way {
  return { kind: "search", slug, query: besideOwn(slug, query) };
}

function besideOwn(slug: string, { facts = [], ...query }: JobQuery): JobQuery {
  const own = findSearch(slug)?.query.facts ?? [];
  const more = facts.filter((id) => !own.includes(id));
  return { ...query, ...(more.length && { facts: more }) };
}
