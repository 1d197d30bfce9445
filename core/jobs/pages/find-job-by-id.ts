import { findJobPath } from "#core/jobs/find-job-path.ts";
import { findJob, type JobDetail } from "#core/jobs/pages/find-job.ts";
import { db } from "#core/platform/db.server.ts";

/** A live job, as its page shows it. Of a merged one, the job that readers see. Takes an id, or the path or address of a page. */
export async function findJobById(asked: string, now = new Date()): Promise<JobDetail | null> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(asked);
  const path = isId ? await findJobPath(db, asked) : asked;
  const [, companySlug, jobSlug] = /\/company\/([\w-]+)\/jobs\/([\w-]+)/.exec(path ?? "") ?? [];
  if (!companySlug || !jobSlug) return null;
  const asNamed = await findJob({ companySlug, jobSlug }, now);
  const found = asNamed?.kind === "moved" ? await findJob(asNamed, now) : asNamed;
  return found?.kind === "live" ? found.job : null;
}
