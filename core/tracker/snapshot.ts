import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { rowSalary } from "#core/jobs/card-rows.ts";
import { factsOf, toStatedFact } from "#core/jobs/facts/facts-of.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { placesText } from "#core/jobs/places-text.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Db } from "#core/platform/db.server.ts";
import { salaryText } from "#core/text/money.ts";
import { comparedFacts, type Stated, statedPlaces } from "#core/tracker/changes/stated.ts";

export type Snapshot = NonNullable<Awaited<ReturnType<typeof takeSnapshot>>>;

/** Includes expired jobs. Of a merged one, the job that readers see. */
export async function takeSnapshot(db: Db, jobId: unknown) {
  const id = z.uuid().safeParse(jobId);
  if (!id.success) return null;
  const [job] = await db
    .select()
    .from(jobs)
    .where(eq(jobs.id, sql`coalesce((select merged_into from jobs where id = ${id.data}), ${id.data})`));
  if (!job) return null;
  const salary = rowSalary(job);
  const facts = (await factsOf([job.id], comparedFacts, db)).get(job.id) ?? [];
  const stated: Stated = {
    applyBy: job.validThrough?.toISOString() ?? null,
    salary,
    places: statedPlaces(job.places),
    placesVersion: job.placesVersion,
    facts: facts.filter(({ origin, isUnsure }) => origin !== "text" && !isUnsure).map(toStatedFact),
  };
  return {
    jobId: job.id,
    jobTitle: job.title,
    companyName: job.companyName,
    location: placesText(job),
    jobUrl: pathOfJob(job),
    jobType: job.jobType,
    salary: salary && salaryText(salary),
    descriptionMd: job.descriptionMd || job.description,
    stated: stated as Stated | null,
  };
}
