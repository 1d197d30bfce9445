import { desc, eq } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { withNews } from "#core/tracker/changes/read-news.ts";
import { withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { entryColumns, type SavedJob } from "#core/tracker/saved/saved-rows.ts";
import { savedJobs } from "#core/tracker/tables.ts";

const perPage = 50;

export type SavedJobsPage = { entries: SavedJob[]; total: number; page: number; pages: number };

export async function listSavedJobs(userId: string, asked: number, now = new Date()): Promise<SavedJobsPage> {
  const own = isListed(savedJobs, userId);
  const total = await db.$count(savedJobs, own);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  const rows = await db
    .select(entryColumns(userId))
    .from(savedJobs)
    .leftJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .where(own)
    .orderBy(desc(savedJobs.savedAt), desc(savedJobs.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  const entries = await withNews(
    savedJobs,
    rows.map((row) => withJobState(row, now)),
  );
  return { entries, total, page, pages };
}
