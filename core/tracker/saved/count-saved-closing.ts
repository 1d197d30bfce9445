import { and, eq, isNull, sql } from "drizzle-orm";
import { isLive } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { closes } from "#core/tracker/closing/closes.ts";
import { savedJobs } from "#core/tracker/tables.ts";

/** Counts open saved jobs that close within these days, by a stated date or the end of a paid listing. */
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
        sql`${closes} between ${now.toISOString()} and ${until}`,
      ),
    );
  return row?.count ?? 0;
}
