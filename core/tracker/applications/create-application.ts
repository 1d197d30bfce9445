import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { type Db, db, inTransaction } from "#core/platform/db.server.ts";
import { snapshotColumns } from "#core/tracker/job-snapshot.ts";
import { isListed, lockList } from "#core/tracker/own-list.ts";
import { type Snapshot, takeSnapshot } from "#core/tracker/snapshot.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

export type Applying = "added" | "already-there" | "not-found" | "full";

/**
 * Stores the saved snapshot if there is one, else the job of today. A removed application returns as applied now, with its notes.
 * The saved job stays saved.
 */
export async function createApplication(
  userId: string,
  to: { savedJobId: unknown } | { jobId: unknown },
  now = new Date(),
  where: Db = db,
): Promise<Applying> {
  const snapshot =
    "savedJobId" in to
      ? await keptSnapshot(where, userId, to.savedJobId)
      : await takeSnapshot(where, to.jobId);
  if (!snapshot) return "not-found";
  return inTransaction(
    async (tx) => {
      const { isThere, isFull } = await lockList(tx, applications, userId, snapshot.jobId);
      if (isThere) return "already-there";
      if (isFull) return "full";
      const noted = { ...snapshot, status: "applied" as const, appliedAt: now, removedAt: null };
      await tx
        .insert(applications)
        .values({ userId, ...noted })
        .onConflictDoUpdate({ target: [applications.userId, applications.jobId], set: noted });
      return "added";
    },
    { where },
  );
}

async function keptSnapshot(where: Db, userId: string, savedJobId: unknown): Promise<Snapshot | null> {
  const id = z.uuid().safeParse(savedJobId);
  if (!id.success) return null;
  const [kept] = await where
    .select({
      ...snapshotColumns(savedJobs),
      descriptionMd: savedJobs.descriptionMd,
      stated: savedJobs.stated,
    })
    .from(savedJobs)
    .where(and(eq(savedJobs.id, id.data), isListed(savedJobs, userId)));
  return kept ?? null;
}
