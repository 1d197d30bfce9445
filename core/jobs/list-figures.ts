import type { Condition } from "#core/jobs/conditions.ts";
import { countFeatured } from "#core/jobs/list-page.ts";
import { countJobs, selectJobs } from "#core/jobs/select-jobs.ts";

export type ListFigures = {
  /** Live jobs, featured ones included; stops at some 10,000. A minute old at most. */
  count: number;
  /** When the newest of them was posted. */
  newestAt: Date | null;
};

/** What a sitemap says of a list that meets the conditions. */
export async function listFigures(conditions: Condition[], now: Date): Promise<ListFigures> {
  const [count, featured, newest] = await Promise.all([
    countJobs(conditions, now),
    countFeatured(conditions, now),
    selectJobs(conditions, { limit: 1 }, now),
  ]);
  return { count: count + featured, newestAt: newest.rows[0]?.datePosted ?? null };
}
