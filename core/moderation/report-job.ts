import { sql } from "drizzle-orm";
import { type ReportReason, reportReasons } from "#core/moderation/reasons.ts";
import {
  type ReadReport,
  type Report,
  type Reported,
  type ReportInput,
  screenReport,
} from "#core/moderation/screen-report.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { signatureOf } from "#core/platform/signed-links.ts";

/** A reader's second report of a job replaces an open first one. */
export async function reportJob(report: Report, now = new Date()): Promise<Reported> {
  const screened = await screenReport(report, readReason, now);
  if ("answer" in screened) return screened.answer;
  const { jobId, userId, clientAddress } = report;
  const content = { ...screened.meant, userId, createdAt: now };
  // The hash includes the job, so reports cannot be linked to one person.
  const reporter = signatureOf("report", `${jobId} ${userId ?? clientAddress}`);
  await db
    .insert(jobReports)
    .values({ ...content, jobId, reporter })
    .onConflictDoUpdate({
      target: [jobReports.jobId, jobReports.reporter],
      targetWhere: sql`settled_at is null`,
      set: content,
    });
  return { ok: true };
}

function readReason({
  reason: typed,
  note,
}: ReportInput): ReadReport<{ reason: ReportReason; note: string }> {
  const reason = reportReasons.find((known) => known === typed);
  return reason ? { meant: { reason, note } } : { errors: { reason: "Choose what is wrong with this job" } };
}
