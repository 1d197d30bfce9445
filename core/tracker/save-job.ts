import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "#core/db.server.ts";
import { takeSnapshot } from "#core/tracker/snapshot.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export const mostSavedJobs = 1000;

export type Saving = "saved" | "already-saved" | "not-found" | "full";

/** Puts a job on a person's list as it is posted now; what was taken off comes back with its notes. */
export async function saveJob(userId: string, jobId: unknown, now = new Date()): Promise<Saving> {
  const snapshot = await takeSnapshot(db, jobId);
  if (!snapshot) return "not-found";
  const { count, isSaved } = await ownList(userId, snapshot.jobId);
  if (isSaved) return "already-saved";
  if (count >= mostSavedJobs) return "full";
  const noted = { ...snapshot, savedAt: now, removedAt: null };
  const { rowCount } = await db
    .insert(savedJobs)
    .values({ userId, ...noted })
    .onConflictDoUpdate({
      target: [savedJobs.userId, savedJobs.jobId],
      set: noted,
      setWhere: isNotNull(savedJobs.removedAt),
    });
  return rowCount === 1 ? "saved" : "already-saved";
}

async function ownList(userId: string, jobId: string) {
  const [own] = await db
    .select({
      count: sql<number>`count(*)::int`,
      isSaved: sql<boolean>`coalesce(bool_or(${savedJobs.jobId} = ${jobId}), false)`,
    })
    .from(savedJobs)
    .where(and(eq(savedJobs.userId, userId), isNull(savedJobs.removedAt)));
  return own ?? { count: 0, isSaved: false };
}
