import type { RelatedTo } from "#core/jobs/pages/alike-jobs.ts";
import { type CompanyPage, findCompany } from "#core/jobs/pages/find-company.ts";
import { type RelatedJobs, relatedJobs } from "#core/jobs/pages/related-jobs.ts";
import type { JobQuery, ListOrder } from "#core/jobs/query/job-query.ts";
import { type AskedList, type JobList, noteEmptyList, readJobs } from "#core/jobs/query/list-jobs.ts";
import type { ListPosition } from "#core/jobs/query/list-position.ts";
import { type AskedSearch, listSearchJobs, type SearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { listStateJobs, type ResultsList, type StatePlace } from "#core/jobs/query/list-state-jobs.ts";
import { kindOf, type Viewer } from "#core/jobs/viewer.ts";
import { rememberList } from "./remember-list.ts";

/** As pages show it: up to two seconds old, unless it is asked for afresh. */
export async function recentJobs(asked: AskedList, isAfresh: boolean): Promise<JobList> {
  const shared = { ...asked, viewer: kindOf(asked.viewer) };
  const list = await rememberList({ list: "jobs", ...shared }, () => readJobs(shared), isAfresh);
  noteEmptyList(asked, list);
  return list;
}

export function recentSearchJobs(
  asked: AskedSearch & { viewer: Viewer },
  isAfresh: boolean,
): Promise<SearchJobs> {
  const shared = { ...asked, viewer: kindOf(asked.viewer) };
  return rememberList({ list: "search", ...shared }, () => listSearchJobs(shared), isAfresh);
}

/** Everyone sees the same. */
export function recentStateJobs(
  { state, cities }: StatePlace,
  query: JobQuery,
  position: ListPosition & { order?: ListOrder },
  isAfresh: boolean,
): Promise<ResultsList> {
  const place = { state, cities };
  const read = () => listStateJobs(place, query, position);
  return rememberList({ list: "state", viewer: null, place, query, position }, read, isAfresh);
}

/** Everyone sees the same. */
export function recentCompany(
  slug: string,
  after: string | null,
  isAfresh: boolean,
): Promise<CompanyPage | null> {
  const read = () => findCompany(slug, { after });
  return rememberList({ list: "company", viewer: null, slug, after }, read, isAfresh);
}

/** Everyone sees the same. */
export function recentRelated(job: RelatedTo, isAfresh: boolean): Promise<RelatedJobs> {
  return rememberList({ list: "related", viewer: null, id: job.id }, () => relatedJobs(job), isAfresh);
}
