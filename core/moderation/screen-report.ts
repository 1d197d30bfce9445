import { eq } from "drizzle-orm";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { tidyText } from "#core/text/tidy.ts";

export type ReportErrors = { reason?: string; note?: string; form?: string };
export type ReportInput = { reason: string; note: string; claim: string };

export type Report = {
  jobId: string;
  fields: Record<string, unknown>;
  userId: string | null;
  clientAddress: string;
};

export type Reported =
  | { ok: true }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "invalid"; errors: ReportErrors }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export type ReadReport<Meant> = { meant: Meant } | { errors: ReportErrors };

const longestNote = 500;

/** A report that fills the hidden field comes from a program and is silently dropped. */
export async function screenReport<Meant>(
  { jobId, fields, clientAddress }: Report,
  read: (typed: ReportInput) => Promise<ReadReport<Meant>> | ReadReport<Meant>,
  now: Date,
): Promise<{ meant: Meant } | { answer: Reported }> {
  const job = await findReportable(jobId, now);
  if (!job?.isLive) return { answer: { ok: false, reason: "missing" } };
  if (fields.website) {
    logger.info("a report of a machine was dropped");
    return { answer: { ok: true } };
  }
  const typed = readReportInput(fields);
  const result = await read(typed);
  const errors = { ...("errors" in result && result.errors), ...noteFault(typed.note) };
  if ("errors" in result || errors.note) return { answer: { ok: false, reason: "invalid", errors } };
  const taken = await takeFrom("report", env.LIMIT_REPORTS, clientAddress, now);
  return taken.ok ? result : { answer: { ...taken, reason: "too-many" } };
}

export function readReportInput(fields: Record<string, unknown>): ReportInput {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return { reason: text(fields.reason), note: tidyText(text(fields.note)), claim: text(fields.claim) };
}

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

function noteFault(note: string): Pick<ReportErrors, "note"> | null {
  if (note.length <= longestNote) return null;
  const length = note.length.toLocaleString("en-US");
  return { note: `Note must be less than ${longestNote} characters; this one has ${length}` };
}
