import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { fixWords, readAs } from "#core/alerts/fix-words.ts";
import { previewDays } from "#core/alerts/rhythm.ts";
import { type CardRow, toCards } from "#core/jobs/card-rows.ts";
import { countLimit } from "#core/jobs/gather-or-walk.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { seesAllJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { selectOfNewest } from "#core/jobs/query/list-jobs.ts";
import { selectFeatured } from "#core/jobs/query/list-page.ts";
import { selectJobs } from "#core/jobs/query/select-jobs.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

export type AlertPreview = {
  count: number;
  isCapped: boolean;
  jobs: { title: string; company: string; location: string; path: string }[];
  readAs: string | null;
};

const shown = 5;
/** This is enough even if listings have one row for each place. */
const rowsRead = 50;

export async function previewAlert(typed: JobQuery, viewer: Viewer, now = new Date()): Promise<AlertPreview> {
  const criteria = await fixWords(typed);
  const conditions = fixedConditions({ ...criteria, maxAge: previewDays }, now);
  const [featured, { rows, count }] = await Promise.all([
    selectFeatured(conditions, now),
    seesAllJobs(viewer)
      ? selectJobs(conditions, { limit: rowsRead }, now)
      : selectOfNewest("all", conditions, now),
  ]);
  const ordinary = count ?? rows.length;
  const newest = [...featured, ...rows].sort(byDate);
  return {
    count: Math.min(ordinary, countLimit) + featured.length,
    isCapped: ordinary > countLimit,
    readAs: readAs(criteria, typed.titles),
    jobs: toCards(newest, now)
      .slice(0, shown)
      .map((card) => ({
        title: card.title,
        company: card.company,
        location: card.location,
        path: jobPath(card),
      })),
  };
}

function byDate(one: CardRow, other: CardRow): number {
  return other.datePosted.getTime() - one.datePosted.getTime();
}
