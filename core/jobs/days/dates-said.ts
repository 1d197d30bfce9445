import type { DayOrder } from "#core/jobs/query/job-query.ts";

const said: Record<DayOrder, string> = {
  closing: "no closing date",
  starts: "no start from today on",
};

/** What an order by a day says of the jobs that do not state it: how many are left out, too many to be counted (null), or that they stand last. */
export function datesSaid(order: DayOrder, undated: number | null | "last"): string | null {
  if (undated === "last") return `Jobs that state ${said[order]} are listed last.`;
  if (undated === 0) return null;
  if (undated === null) return `Jobs that state ${said[order]} are left out.`;
  const jobs = undated === 1 ? "1 job states" : `${undated.toLocaleString("en-US")} jobs state`;
  return `${jobs} ${said[order]} and ${undated === 1 ? "is" : "are"} left out.`;
}
