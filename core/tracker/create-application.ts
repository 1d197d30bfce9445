import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#core/db.server.ts";
import { isOwnApplication } from "#core/tracker/application-rows.ts";
import { type Snapshot, takeSnapshot } from "#core/tracker/snapshot.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

export const mostApplications = 1000;

export type Applying = "added" | "already-there" | "not-found" | "full";

/**
 * Notes that a person applied: to what they saved, as it was posted then, or to a job as it is posted now. What was
 * removed comes back as applied now, with its notes. A saved job stays saved.
 */
export async function createApplication(
  userId: string,
  to: { savedJobId: unknown } | { jobId: unknown },
  now = new Date(),
): Promise<Applying> {
  const snapshot =
    "savedJobId" in to ? await keptSnapshot(userId, to.savedJobId) : await takeSnapshot(db, to.jobId);
  if (!snapshot) return "not-found";
  const { count, isThere } = await ownList(userId, snapshot.jobId);
  if (isThere) return "already-there";
  if (count >= mostApplications) return "full";
  const noted = { ...snapshot, status: "applied" as const, appliedAt: now, removedAt: null };
  const { rowCount } = await db
    .insert(applications)
    .values({ userId, ...noted })
    .onConflictDoUpdate({
      target: [applications.userId, applications.jobId],
      set: noted,
      setWhere: isNotNull(applications.removedAt),
    });
  return rowCount === 1 ? "added" : "already-there";
}

/** What was posted on the day on which the person saved it; null where their list has none of that id. */
async function keptSnapshot(userId: string, savedJobId: unknown): Promise<Snapshot | null> {
  const id = z.uuid().safeParse(savedJobId);
  if (!id.success) return null;
  const [kept] = await db
    .select({
      jobId: savedJobs.jobId,
      jobTitle: savedJobs.jobTitle,
      companyName: savedJobs.companyName,
      location: savedJobs.location,
      jobUrl: savedJobs.jobUrl,
      jobType: savedJobs.jobType,
      salary: savedJobs.salary,
      descriptionMd: savedJobs.descriptionMd,
    })
    .from(savedJobs)
    .where(and(eq(savedJobs.id, id.data), eq(savedJobs.userId, userId), isNull(savedJobs.removedAt)));
  return kept ?? null;
}

async function ownList(userId: string, jobId: string) {
  const [own] = await db
    .select({
      count: sql<number>`count(*)::int`,
      isThere: sql<boolean>`coalesce(bool_or(${applications.jobId} = ${jobId}), false)`,
    })
    .from(applications)
    .where(isOwnApplication(userId));
  return own ?? { count: 0, isThere: false };
}
