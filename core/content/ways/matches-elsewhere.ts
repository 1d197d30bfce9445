import { nearestOpenPages, type OpenPage } from "#core/content/ways/open-pages.ts";
import { pagesHolding } from "#core/content/ways/pages-holding.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { formatCount } from "#core/text/number-words.ts";

type Here = { slug: string; label: string; jobs: number };

/** What a search of the whole board would find beside the jobs of a state's page. Null where nothing more is found. */
export async function matchesElsewhere(
  query: JobQuery,
  here: Here,
): Promise<{ said: string; open: OpenPage[] } | null> {
  const [typed, second] = query.titles ?? [];
  if (typed === undefined || second !== undefined || Object.keys(query).length > 1) return null;
  const { total } = await pagesHolding(query);
  const more = total - here.jobs;
  if (!here.jobs || more <= 0) return null;
  const open = (await nearestOpenPages(query)).filter(
    ({ way }) => !("slug" in way && way.slug === here.slug),
  );
  return {
    said: `${formatCount(more, "open job")} outside ${here.label} ${more === 1 ? "matches" : "match"} '${typed}'. Search by title everywhere comes with a subscription.`,
    open: open.length ? open : [{ label: "All job searches", way: { kind: "searches" } }],
  };
}
