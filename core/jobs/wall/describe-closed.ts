import { centerOf } from "#core/jobs/near/known-place.ts";
import { postedAge, postedAgo } from "#core/jobs/posted-age.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import { type JobQuery, usualRadius, type Within } from "#core/jobs/query/job-query.ts";
import { nearInWords } from "#core/jobs/query/query-words.ts";
import { dayMs } from "#core/text/time.ts";
import { timeAgo } from "#core/text/time-ago.ts";
import { type ClosedCounts, countClosed } from "./count-closed.ts";

type List = {
  conditions: Condition[];
  query: JobQuery;
  shown: string[];
  total: number;
  isCapped: boolean;
};

/** Says what the closed jobs of a list offer, without a title or an employer: "14 with housing, 9 start in May". */
export async function describeClosed(
  { conditions, query, shown, total, isCapped }: List,
  now: Date,
): Promise<string | null> {
  const closed = total - shown.length;
  if (closed <= 0) return null;
  const place = centerOf(query);
  const within = smallerCircle(query.within ?? usualRadius);
  const circle = place && within ? { place, within } : null;
  const counts = await countClosed(conditions, shown, { isCapped, circle }, now);
  return closedInWords(counts, closed, circle && nearInWords(circle.place.label, circle.within), now);
}

export function closedInWords(
  { housing, month, near, newestAt }: ClosedCounts,
  closed: number,
  around: string | null,
  now: Date,
): string | null {
  const narrows = (jobs: number) => jobs > 0 && jobs < closed;
  const parts = [
    ...(narrows(housing) ? [`${figure(housing)} with housing`] : []),
    ...(month && narrows(month.jobs)
      ? [`${figure(month.jobs)} ${month.jobs === 1 ? "starts" : "start"} in ${monthName(month.name)}`]
      : []),
    ...(around && narrows(near) ? [`${figure(near)} ${around}`] : []),
    ...(newestAt && newestAt <= now ? [`newest ${ageInWords(newestAt, now)}`] : []),
  ];
  return parts.length ? parts.join(", ") : null;
}

function smallerCircle(within: Within): Within | null {
  if (within === "state") return 100;
  return ([100, 50, 25, 10] as const).find((radius) => radius < within) ?? null;
}

/** Many sources give a day without a time. */
function ageInWords(posted: Date, now: Date): string {
  const age = now.getTime() - posted.getTime();
  if (age >= dayMs || posted.getTime() % dayMs === 0) return postedAgo(postedAge(posted, now));
  return timeAgo(posted, now);
}

const english = new Intl.DateTimeFormat("en-US", { month: "long", timeZone: "UTC" });

function monthName(month: string): string {
  return english.format(new Date(`${month}-01`));
}

function figure(jobs: number): string {
  return jobs.toLocaleString("en-US");
}
