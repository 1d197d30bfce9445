import { asc, eq, getTableColumns, inArray, ne, sql } from "drizzle-orm";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { hiddenTextSource } from "#core/jobs/intake/hidden-listings.ts";
import { countLimit } from "#core/jobs/list/find-jobs.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { findJobIds } from "#core/moderation/find-job-ids.ts";
import { whyListed } from "#core/moderation/why-listed.ts";
import { db } from "#core/platform/db.server.ts";
import { postedJobs } from "#core/postings/tables.ts";

export type ExplainedJob = {
  jobId: string;
  title: string;
  company: string;
  companySlug: string;
  path: string;
  state: "live" | "hidden" | "ended" | "featured";
  isDemo: boolean;
  category: string;
  datePosted: Date;
  expiresAt: Date;
  reasons: string[];
};

type Found = { jobs: ExplainedJob[]; total: number; isCapped: boolean };

export async function searchJobs(
  { search, page }: { search: string; page: number },
  now = new Date(),
): Promise<Found> {
  const { ids, total } = await findJobIds(search, page);
  return {
    jobs: await explain(ids, now),
    total: Math.min(total, countLimit),
    isCapped: total > countLimit,
  };
}

async function explain(ids: string[], now: Date): Promise<ExplainedJob[]> {
  if (!ids.length) return [];
  const { description, facets, ...columns } = getTableColumns(jobs);
  const [found, sightings] = await Promise.all([
    db
      .select({ ...columns, status: postedJobs.status })
      .from(jobs)
      .leftJoin(postedJobs, eq(postedJobs.id, jobs.id))
      .where(inArray(jobs.id, ids)),
    db
      .select()
      .from(jobSightings)
      .where(sql`${inArray(jobSightings.jobId, ids)} and ${ne(jobSightings.source, hiddenTextSource)}`)
      .orderBy(asc(jobSightings.firstSeenAt), asc(jobSightings.id)),
  ]);
  const sightingsOf = Map.groupBy(sightings, ({ jobId }) => jobId);
  const places = new Map(ids.map((id, at) => [id, at]));
  return found
    .sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .map((job) => ({
      jobId: job.id,
      title: job.title,
      company: job.companyName,
      companySlug: job.companySlug,
      path: pathOfJob(job),
      state: stateOf(job, now),
      isDemo: job.isDemo,
      category: job.category,
      datePosted: job.datePosted,
      expiresAt: job.expiresAt,
      reasons: whyListed(job, sightingsOf.get(job.id) ?? []),
    }));
}

type Dated = Pick<typeof jobs.$inferSelect, "hiddenAt" | "expiredAt" | "expiresAt" | "featuredUntil">;

function stateOf(job: Dated & { status: string | null }, now: Date): ExplainedJob["state"] {
  if (job.hiddenAt || job.status === "hidden") return "hidden";
  if (job.expiredAt || job.expiresAt <= now) return "ended";
  return job.featuredUntil ? "featured" : "live";
}
