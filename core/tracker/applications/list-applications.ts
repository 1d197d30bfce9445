import { desc, eq } from "drizzle-orm";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import {
  type Application,
  applicationColumns,
  type ListedApplication,
} from "#core/tracker/applications/application-rows.ts";
import { withNews } from "#core/tracker/changes/read-news.ts";
import { withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { applications } from "#core/tracker/tables.ts";

const perPage = 50;

export type ApplicationsPage = { entries: ListedApplication[]; total: number; page: number; pages: number };

export async function listApplications(
  userId: string,
  asked: number,
  now = new Date(),
): Promise<ApplicationsPage> {
  const total = await db.$count(applications, isListed(applications, userId));
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  const rows = await newestFirst(userId)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const entries = await withNews(
    applications,
    rows.map((row) => withJobState(row, now)),
  );
  return { entries, total, page, pages };
}

export async function applicationsForExport(userId: string, now = new Date()): Promise<Application[]> {
  return (await newestFirst(userId)).map((row) => withJobState(row, now));
}

function newestFirst(userId: string) {
  return db
    .select(applicationColumns)
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(isListed(applications, userId))
    .orderBy(desc(applications.appliedAt), desc(applications.id))
    .$dynamic();
}
