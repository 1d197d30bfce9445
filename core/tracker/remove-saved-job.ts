import { and, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#core/db.server.ts";
import { mostSavedJobs } from "#core/tracker/save-job.ts";
import { savedJobs } from "#core/tracker/tables.ts";

/**
 * Takes a job off a person's list, where it can be put back for a while; a repeat is harmless. The entry's id, or null if
 * the list never had it.
 */
export function unsaveJob(userId: string, jobId: unknown, now = new Date()): Promise<string | null> {
  return remove(userId, jobId, (id) => eq(savedJobs.jobId, id), now);
}

/** The same by the entry's own id; false where the person's list never had it. */
export async function removeSavedJob(userId: string, savedId: unknown, now = new Date()): Promise<boolean> {
  return (await remove(userId, savedId, (id) => eq(savedJobs.id, id), now)) !== null;
}

/** Puts back what was taken off, with its notes and its old date; a repeat is harmless. */
export async function restoreSavedJob(
  userId: string,
  savedId: unknown,
): Promise<"restored" | "missing" | "full"> {
  const id = z.uuid().safeParse(savedId);
  if (!id.success) return "missing";
  const isIt = and(eq(savedJobs.id, id.data), eq(savedJobs.userId, userId));
  const hasRoom = sql`(
    select count(*) from saved_jobs as kept where kept.user_id = ${userId} and kept.removed_at is null
  ) < ${mostSavedJobs}`;
  const { rowCount } = await db
    .update(savedJobs)
    .set({ removedAt: null })
    .where(and(isIt, or(isNull(savedJobs.removedAt), hasRoom)));
  if (rowCount === 1) return "restored";
  return (await db.$count(savedJobs, isIt)) ? "full" : "missing";
}

async function remove(userId: string, asked: unknown, isIt: (id: string) => SQL, now: Date) {
  const id = z.uuid().safeParse(asked);
  if (!id.success) return null;
  const [removed] = await db
    .update(savedJobs)
    .set({ removedAt: sql`coalesce(${savedJobs.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(isIt(id.data), eq(savedJobs.userId, userId)))
    .returning({ id: savedJobs.id });
  return removed?.id ?? null;
}
