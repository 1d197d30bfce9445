import { type Db, db, inTransaction } from "#core/platform/db.server.ts";
import { lockList } from "#core/tracker/own-list.ts";
import { takeSnapshot } from "#core/tracker/snapshot.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export type Saving = "saved" | "already-saved" | "not-found" | "full";

export async function saveJob(
  userId: string,
  jobId: unknown,
  now = new Date(),
  where: Db = db,
): Promise<Saving> {
  const snapshot = await takeSnapshot(where, jobId);
  if (!snapshot) return "not-found";
  return inTransaction(
    async (tx) => {
      const { isThere, isFull } = await lockList(tx, savedJobs, userId, snapshot.jobId);
      if (isThere) return "already-saved";
      if (isFull) return "full";
      const noted = { ...snapshot, savedAt: now, removedAt: null, applyLaterAt: null };
      await tx
        .insert(savedJobs)
        .values({ userId, ...noted })
        .onConflictDoUpdate({ target: [savedJobs.userId, savedJobs.jobId], set: noted });
      return "saved";
    },
    { where },
  );
}
