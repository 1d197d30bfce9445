import { findJobPath } from "#core/jobs/find-job-path.ts";
import { findJob, type JobDetail } from "#core/jobs/pages/find-job.ts";
import { db } from "#core/platform/db.server.ts";

/** What the job's page shows. A merged job is the one that readers see. Takes an id, or the path or address of a page. */
export async function findJobById(asked: string, now = new Date()): Promise<JobDetail | null> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(asked);
  const path = isId ? await findJobPath(db, asked) : asked;
  const [, companySlug, jobSlug] = /\/company\/([\w-]+)\/jobs\/([\w-]+)/.exec(path ?? "") ?? [];
  if (!companySlug || !jobSlug) return null;
  const found = await findJob({ companySlug, jobSlug }, now);
  if (found?.kind !== "moved") return found?.job ?? null;
  const moved = await findJob(found, now);
  return moved && moved.kind !== "moved" ? moved.job : null;
}
