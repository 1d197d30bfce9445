import { type Rejudged, rejudgeJobs } from "#core/jobs/kinds/rejudge-jobs.ts";
import { listedCompanies } from "#core/sources/keywords/keyword-lists.ts";
import { findSource } from "#core/sources/registry.ts";

/** Resumes where it stopped, and ends early when the worker closes. */
export async function rejudgeAllJobs(signal?: AbortSignal): Promise<Rejudged> {
  const companies = new Set(await listedCompanies());
  const trust = {
    isListedEmployer: ({ source, foundBy }: { source: string; foundBy: string | null }) =>
      findSource(source)?.hasBoards === true || (foundBy !== null && companies.has(foundBy)),
    isDecided: ({ source }: { source: string }) => findSource(source)?.mapperFilters === true,
  };
  const total = { judged: 0, ended: 0 };
  while (!signal?.aborted) {
    const { judged, ended } = await rejudgeJobs(trust);
    if (!judged) break;
    total.judged += judged;
    total.ended += ended;
  }
  return total;
}
