import { db, inTransaction } from "#core/platform/db.server.ts";
import { holdList } from "#core/tracker/own-list.ts";
import { takeSnapshot } from "#core/tracker/snapshot.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export type Saving = "saved" | "already-saved" | "not-found" | "full";

/** Puts a job on a person's list as it is posted now; what was taken off comes back with its notes. */
export async function saveJob(userId: string, jobId: unknown, now = new Date()): Promise<Saving> {
  const snapshot = await takeSnapshot(db, jobId);
  if (!snapshot) return "not-found";
  return inTransaction(async (tx) => {
    const { isThere, isFull } = await holdList(tx, savedJobs, userId, snapshot.jobId);
    if (isThere) return "already-saved";
    if (isFull) return "full";
    const noted = { ...snapshot, savedAt: now, removedAt: null };
    await tx
      .insert(savedJobs)
      .values({ userId, ...noted })
      .onConflictDoUpdate({ target: [savedJobs.userId, savedJobs.jobId], set: noted });
    return "saved";
  });
}
