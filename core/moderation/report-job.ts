import { eq, sql } from "drizzle-orm";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { jobs } from "#core/jobs/tables.ts";
import { type ReportReason, reportReasons } from "#core/moderation/reasons.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { tidyText } from "#core/text/lines.ts";

export type ReportErrors = { reason?: string; note?: string; form?: string };
/** `claim`: of the fact that is reported. */
export type TypedReport = { reason: string; note: string; claim: string };

export type Report = {
  jobId: string;
  fields: Record<string, unknown>;
  userId: string | null;
  clientAddress: string;
};

type Reported =
  | { ok: true }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "invalid"; typed: TypedReport; errors: ReportErrors }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

const longestNote = 500;

/**
 * Writes a reader's report down; the same reader's second report of a job replaces the first while that is open. One that fills
 * the field which nobody sees comes from a machine and is dropped in silence.
 */
export async function reportJob(report: Report, now = new Date()): Promise<Reported> {
  const { jobId, fields, userId, clientAddress } = report;
  const job = await findReportable(jobId, now);
  if (!job?.isLive) return { ok: false, reason: "missing" };
  if (fields.website) {
    logger.info("a report of a machine was dropped");
    return { ok: true };
  }
  const typed = typedReport(fields);
  const errors = faultsOf(typed);
  if (Object.keys(errors).length) return { ok: false, reason: "invalid", typed, errors };
  const taken = await takeFrom("report", env.LIMIT_REPORTS, clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const said = { reason: typed.reason as ReportReason, note: typed.note, userId, createdAt: now };
  // Of the job as well, so that nobody's reports are known to be of one person.
  const reporter = signatureOf("report", `${jobId} ${userId ?? clientAddress}`);
  await db
    .insert(jobReports)
    .values({ ...said, jobId, reporter })
    .onConflictDoUpdate({
      target: [jobReports.jobId, jobReports.reporter],
      targetWhere: sql`settled_at is null`,
      set: said,
    });
  return { ok: true };
}

/** What somebody typed, as it goes back into the form. */
export function typedReport(fields: Record<string, unknown>): TypedReport {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { reason: text(fields.reason), note: tidyText(text(fields.note)), claim: text(fields.claim) };
}

/** The job that a report is about; null for an unknown one. */
export async function findReportable(jobId: string, now = new Date()) {
  const { id, slug, title, companyName, companySlug, expiredAt, expiresAt } = jobs;
  const [job] = await db
    .select({ id, slug, title, company: companyName, companySlug, expiredAt, expiresAt })
    .from(jobs)
    .where(eq(id, jobId));
  if (!job) return null;
  return {
    title: job.title,
    company: job.company,
    path: pathOfJob(job),
    isLive: job.expiredAt === null && job.expiresAt > now,
  };
}

function faultsOf({ reason, note }: TypedReport): ReportErrors {
  return {
    ...(!reportReasons.some((known) => known === reason) && { reason: "Choose what is wrong with this job" }),
    ...noteFault(note),
  };
}

/** What keeps a note from being taken; null where nothing does. */
export function noteFault(note: string): Pick<ReportErrors, "note"> | null {
  if (note.length <= longestNote) return null;
  const length = note.length.toLocaleString("en-US");
  return { note: `Note must be less than ${longestNote} characters; this one has ${length}` };
}
