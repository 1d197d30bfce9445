import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { type Block, parseDescription } from "#core/text/description.ts";
import { withNews } from "#core/tracker/changes/read-news.ts";
import { withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { entryColumns, type SavedJob } from "#core/tracker/saved/saved-rows.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export async function findSavedJob(
  userId: string,
  savedId: unknown,
  now = new Date(),
): Promise<(SavedJob & { blocks: Block[] }) | null> {
  const id = z.uuid().safeParse(savedId);
  if (!id.success) return null;
  const [row] = await db
    .select({ ...entryColumns(userId), descriptionMd: savedJobs.descriptionMd })
    .from(savedJobs)
    .leftJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(and(eq(savedJobs.id, id.data), isListed(savedJobs, userId)));
  if (!row) return null;
  const { descriptionMd, ...entry } = row;
  const [saved] = await withNews(savedJobs, [withJobState(entry, now)]);
  return saved ? { ...saved, blocks: parseDescription(descriptionMd) } : null;
}
