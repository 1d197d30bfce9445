import { sql } from "drizzle-orm";
import { rowSalary } from "#core/jobs/card-rows.ts";
import type { WorkArrangement } from "#core/jobs/listing.ts";
import { postedAge } from "#core/jobs/posted-age.ts";
import { oldestFirst } from "#core/jobs/sighting-order.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Place } from "#core/places/place.ts";
import { db } from "#core/platform/db.server.ts";
import { type Block, parseDescription, preview } from "#core/text/description.ts";
import type { Salary } from "#core/text/money.ts";
import { salaryText } from "#core/text/money.ts";
import { applyAddress } from "#core/text/web-address.ts";

/** A listing as its own page shows it. */
export type JobDetail = {
  id: string;
  jobSlug: string;
  title: string;
  company: string;
  companySlug: string;
  companyLogoUrl: string | null;
  companyUrl: string | null;
  location: string;
  places: Place[];
  usStates: string[];
  countryCode: string | null;
  hasRemote: boolean;
  workArrangement: WorkArrangement;
  jobType: string | null;
  category: string;
  datePosted: Date;
  postedDate: string;
  validThrough: Date | null;
  expiresAt: Date;
  salary: Salary | null;
  salaryText: string | null;
  blocks: Block[];
  preview: string;
  url: string | null;
  applyUrl: string | null;
  source: string;
  sourceId: string | null;
  isFeatured: boolean;
  isDemo: boolean;
};

export type FoundJob =
  | { kind: "live"; job: JobDetail }
  /** Known under another address. */
  | { kind: "moved"; companySlug: string; jobSlug: string }
  /** No longer open. */
  | { kind: "gone"; job: JobDetail };

/** Finds a job by its address: the id's last six characters first, then the whole slug and company to choose; null if unknown. */
export async function findJob(
  address: { companySlug: string; jobSlug: string },
  now = new Date(),
): Promise<FoundJob | null> {
  const suffix = /[0-9a-f]{6}$/.exec(address.jobSlug)?.[0];
  if (!suffix) return null;
  const rows = await db
    .select({ job: jobs, sighting: shownSighting })
    .from(jobs)
    .where(sql`right(${jobs.id}::text, 6) = ${suffix}`)
    .limit(50);
  const exact = rows.find(
    ({ job }) => job.companySlug === address.companySlug && jobSlug(job) === address.jobSlug,
  );
  if (exact) {
    const job = toDetail(exact.job, exact.sighting, now);
    const isLive = exact.job.expiredAt === null && exact.job.expiresAt > now;
    return { kind: isLive ? "live" : "gone", job };
  }
  const likely = rows.filter(({ job }) => job.companySlug === address.companySlug);
  const [match, second] = likely.length ? likely : rows;
  if (!match || second) return null;
  return { kind: "moved", companySlug: match.job.companySlug, jobSlug: jobSlug(match.job) };
}

type SightingId = { source: string; sourceId: string };

/** The source and the id there of the sighting whose addresses the listing has. */
const shownSighting = sql<SightingId | null>`(
  select jsonb_build_object('source', source, 'sourceId', source_id)
  from job_sightings where job_id = jobs.id order by ${oldestFirst} limit 1
)`;

export function toDetail(job: typeof jobs.$inferSelect, sighting: SightingId | null, now: Date): JobDetail {
  const salary = rowSalary(job);
  return {
    id: job.id,
    jobSlug: jobSlug(job),
    title: job.title,
    company: job.companyName,
    companySlug: job.companySlug,
    companyLogoUrl: job.companyLogoUrl,
    companyUrl: job.companyUrl,
    location: job.location,
    places: job.places,
    usStates: job.usStates,
    countryCode: job.countryCode,
    hasRemote: job.hasRemote,
    workArrangement: job.workArrangement,
    jobType: job.jobType,
    category: job.category,
    datePosted: job.datePosted,
    postedDate: postedAge(job.datePosted, now),
    validThrough: job.validThrough,
    expiresAt: job.expiresAt,
    salary,
    salaryText: salary && salaryText(salary),
    blocks: parseDescription(job.descriptionMd || job.description),
    preview: preview(job.descriptionMd || job.description, 155),
    url: job.url,
    applyUrl: applyAddress(job.applyUrl),
    source: sighting?.source ?? job.source,
    sourceId: sighting?.sourceId ?? null,
    isFeatured: job.featuredUntil !== null && job.featuredUntil > now,
    isDemo: job.isDemo,
  };
}
