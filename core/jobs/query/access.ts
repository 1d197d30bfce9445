import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { ViewerKind } from "#core/jobs/viewer.ts";
import { numberWord } from "#core/text/number-words.ts";

export const freeJobs = 10;
export const freeJobsInWords = numberWord(freeJobs);

/** So many jobs of a list can be taken along at once. */
export const mostTakenJobs = 200;

export function seesAllJobs(viewer: ViewerKind): boolean {
  return viewer.kind === "subscriber";
}

/** Title search and the remote and hybrid filters need a subscription (decision 4). */
export function allowedFilters(query: JobQuery, viewer: ViewerKind): JobQuery {
  if (seesAllJobs(viewer)) return query;
  const { titles: _, titleWords: __, titleOrState: ___, work, ...open } = query;
  return work === "onsite" ? { ...open, work } : open;
}
