import { eq } from "drizzle-orm";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Db } from "#core/platform/db.server.ts";

export async function findJobPath(where: Db, id: string): Promise<string | null> {
  const { slug, companySlug } = jobs;
  const [job] = await where.select({ id: jobs.id, slug, companySlug }).from(jobs).where(eq(jobs.id, id));
  return job ? pathOfJob(job) : null;
}

export function pathOfJob(job: { id: string; slug: string; companySlug: string }): string {
  return jobPath({ companySlug: job.companySlug, jobSlug: jobSlug(job) });
}
