import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { numberWord } from "#core/text/number-words.ts";

/** How many of the newest jobs of a list a visitor without a subscription may see. */
export const freeJobs = 10;
/** "ten". */
export const freeJobsInWords = numberWord(freeJobs);

/** Whether the viewer may read every job of a list. The one place that decides it. */
export function seesAllJobs(viewer: Viewer): boolean {
  return viewer.kind === "subscriber";
}

/** What counts of a query for this viewer: title search, remote and hybrid are part of the subscription (decision 4). */
export function allowedFilters(query: JobQuery, viewer: Viewer): JobQuery {
  if (seesAllJobs(viewer)) return query;
  const { titles: _, titleWords: __, titleOrState: ___, work, ...open } = query;
  return work === "onsite" ? { ...open, work } : open;
}
