import { pagesHolding } from "#core/content/ways/pages-holding.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { formatCount } from "#core/text/number-words.ts";

type Here = { label: string; jobs: number };

/** What a search of the whole board would find beside the jobs of a state's page. Null where nothing more is found. */
export async function matchesElsewhere(query: JobQuery, here: Here): Promise<string | null> {
  const [typed, second] = query.titles ?? [];
  if (typed === undefined || second !== undefined || Object.keys(query).length > 1 || !here.jobs) return null;
  const { total } = await pagesHolding(query);
  const more = total - here.jobs;
  if (more <= 0) return null;
  const found = `${formatCount(more, "open job")} outside ${here.label} ${more === 1 ? "matches" : "match"}`;
  return `${found} '${typed}'. Search by title everywhere comes with a subscription.`;
}
