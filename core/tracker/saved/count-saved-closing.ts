import { and, eq, isNull, sql } from "drizzle-orm";
import { isLive } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { savedJobs } from "#core/tracker/tables.ts";

/** Counts open saved jobs whose employer states a closing date within these days. */
export async function countSavedClosing(userId: string, days: number, now: Date): Promise<number> {
  const until = new Date(now.getTime() + days * dayMs).toISOString();
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(
      and(
        eq(savedJobs.userId, userId),
        isNull(savedJobs.removedAt),
        isLive(now),
        sql`${jobs.validThrough} between ${now.toISOString()} and ${until}`,
      ),
    );
  return row?.count ?? 0;
}
