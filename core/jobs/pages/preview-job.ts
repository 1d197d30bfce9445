import { getColumns } from "drizzle-orm";
import { toCard } from "#core/jobs/card-rows.ts";
import { featuredRow } from "#core/jobs/intake/featured-row.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { type JobDetail, toDetail } from "#core/jobs/pages/find-job.ts";
import { jobs } from "#core/jobs/tables.ts";
import { seasonalWord } from "#core/jobs/type-text.ts";

type JobRow = typeof jobs.$inferSelect;

export function previewJob(
  posting: { id: string; listing: IncomingListing; until: Date },
  now: Date,
): { card: JobCard; job: JobDetail } {
  const { row, facts } = featuredRow(posting.id, posting.listing, posting.until, now);
  const job = asRead(row);
  const sure = facts.filter(({ isUnsure }) => !isUnsure);
  const isSeasonal = job.factWords.includes(seasonalWord);
  const opening = job.descriptionMd.slice(0, 700);
  const card = toCard({ ...job, facts: sure, isSeasonal, opening }, now);
  return { card, job: toDetail(job, null, now, facts) };
}

function asRead(written: ReturnType<typeof featuredRow>["row"]): JobRow {
  const values: Record<string, unknown> = {
    facets: [],
    reposted_on: [],
    listed_at: written.created_at,
    ...written,
  };
  const columns = Object.entries(getColumns(jobs)).map(([key, { name }]) => [key, values[name]]);
  return Object.fromEntries(columns) as JobRow;
}
