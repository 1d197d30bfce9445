import { and, desc, gt, lte, sql } from "drizzle-orm";
import { isListed, newestFirst } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** What is known of a job while PostgreSQL isn't asked. */
export type MatchedJob = {
  id: string;
  title: string;
  /** The slug. */
  employer: string;
  places: string;
  facets: string[];
  stems: string[];
};
export type NewJob = MatchedJob & { group: string; listedAt: Date };

export function selectNewJobs(tx: Tx, after: Date, until: Date, now: Date): Promise<NewJob[]> {
  return tx
    .select({
      id: jobs.id,
      group: sql<string>`lower(${jobs.companyName} || chr(10) || ${jobs.title})`,
      listedAt: jobs.listedAt,
      title: jobs.title,
      employer: jobs.companySlug,
      places: jobs.placesText,
      facets: jobs.facets,
      stems: sql<string[]>`tsvector_to_array(${jobs.searchWords})`,
    })
    .from(jobs)
    .where(and(isListed(now), gt(jobs.listedAt, after), lte(jobs.listedAt, until)))
    .orderBy(desc(sql`coalesce(${jobs.featuredUntil} > ${now.toISOString()}, false)`), ...newestFirst);
}
