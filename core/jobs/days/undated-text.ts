import type { DayOrder } from "#core/jobs/query/job-query.ts";

const names: Record<DayOrder, string> = {
  closing: "no closing date",
  starts: "no start from today on",
};

export function undatedText(order: DayOrder, undated: number | null | "last"): string | null {
  if (undated === "last") return `Jobs that state ${names[order]} are listed last.`;
  if (undated === 0) return null;
  if (undated === null) return `Jobs that state ${names[order]} are left out.`;
  const jobs = undated === 1 ? "1 job states" : `${undated.toLocaleString("en-US")} jobs state`;
  return `${jobs} ${names[order]} and ${undated === 1 ? "is" : "are"} left out.`;
}
