import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { type Block, parseDescription } from "#core/text/description.ts";
import { applicationColumns, type ListedApplication } from "#core/tracker/applications/application-rows.ts";
import { withNews } from "#core/tracker/changes/read-news.ts";
import { withJobState } from "#core/tracker/job-snapshot.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { applications } from "#core/tracker/tables.ts";

export async function findApplication(
  userId: string,
  applicationId: unknown,
  now = new Date(),
): Promise<(ListedApplication & { blocks: Block[] }) | null> {
  const id = z.uuid().safeParse(applicationId);
  if (!id.success) return null;
  const [row] = await db
    .select({ ...applicationColumns, descriptionMd: applications.descriptionMd })
    .from(applications)
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id.data), isListed(applications, userId)));
  if (!row) return null;
  const { descriptionMd, ...entry } = row;
  const [application] = await withNews(applications, [withJobState(entry, now)]);
  return application ? { ...application, blocks: parseDescription(descriptionMd) } : null;
}
