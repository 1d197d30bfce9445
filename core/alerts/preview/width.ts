import { type Frequency, namedToOthers, namedToSubscribers, previewDays } from "#core/alerts/rhythm.ts";
import { seesAllJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { emptyContext, readSearch } from "#core/search/read-search.ts";
import { formatCount } from "#core/text/number-words.ts";

export type AlertWarning = {
  text: string;
  /** The field of the form that helps, the question that leads to it, and what it then has. */
  fix: { text: string; field: "title" | "state" | "location" | "job_type"; value?: string } | null;
};

/** Example: "84 jobs a day, and an email names 10: add a place?" Null if the emails name nearly all jobs. */
export function widthWarning(
  { count, isCapped }: { count: number; isCapped: boolean },
  criteria: JobQuery,
  frequency: Frequency,
  viewer: Viewer,
): AlertWarning | null {
  const named = seesAllJobs(viewer) ? namedToSubscribers : namedToOthers;
  const aDay = Math.round(count / previewDays);
  if (aDay <= namedToSubscribers) return null;
  const [number, rhythm] = frequency === "daily" ? [aDay, "day"] : [count, "week"];
  const about = isCapped ? `More than ${formatCount(number, "job")}` : formatCount(number, "job");
  return { text: `${about} a ${rhythm}, and an email names ${named}:`, fix: narrowing(criteria) };
}

function narrowing(criteria: JobQuery): AlertWarning["fix"] {
  if (!hasPlace(criteria)) return { text: "add a place?", field: "state" };
  if (!criteria.titles) return { text: "add a keyword?", field: "title" };
  if (!criteria.jobType) return { text: "choose a job type?", field: "job_type" };
  return null;
}

export function hasPlace({ near, location, state, city, titles = [] }: JobQuery): boolean {
  return (
    Boolean(near ?? location ?? state ?? city) || titles.some((text) => readSearch(text, emptyContext).place)
  );
}
