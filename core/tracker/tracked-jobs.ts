import { sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

/** Holds the last twelve characters of each id, enough to tell apart the jobs of a page. */
export type TrackedJobs = { saved: string[]; applied: string[] };

export async function trackedJobs(userId: string): Promise<TrackedJobs> {
  const { rows } = await db.execute<TrackedJobs>(sql`
    select
      array(select right(job_id::text, 12) from ${savedJobs}
        where user_id = ${userId} and removed_at is null) as saved,
      array(select right(job_id::text, 12) from ${applications}
        where user_id = ${userId} and removed_at is null) as applied`);
  return rows[0] ?? { saved: [], applied: [] };
}
