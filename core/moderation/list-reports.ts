import { and, eq, isNull, sql } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { pathOfJob } from "#core/jobs/find-job-path.ts";
import { clearAfterHiding, hideWithin, nameOfJob } from "#core/moderation/hide-job.ts";
import type { ReportReason } from "#core/moderation/reasons.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type ReportedJob = {
  jobId: string;
  title: string;
  company: string;
  path: string;
  isLive: boolean;
  isFeatured: boolean;
  reasons: Partial<Record<ReportReason, number>>;
  notes: string[];
  count: number;
  firstAt: Date;
};

type Row = {
  id: string;
  title: string;
  company: string;
  company_slug: string;
  slug: string;
  is_live: boolean;
  is_featured: boolean;
  reasons: ReportReason[];
  notes: string[] | null;
  first_at: string;
};

export async function listReports(
  { search, page }: { search: string; page: number },
  now = new Date(),
): Promise<{ jobs: ReportedJob[]; total: number }> {
  const looked = containing(search);
  const isMeant = search
    ? sql`having title ilike ${looked} or company_name ilike ${looked} or bool_or(note ilike ${looked})`
    : sql``;
  const { limit, offset } = rowsOf(page);
  const reported = sql`
    from job_reports join jobs on jobs.id = job_id where settled_at is null group by jobs.id ${isMeant}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select jobs.id, title, company_name as company, company_slug, slug,
        expired_at is null and expires_at > ${now.toISOString()}::timestamptz as is_live,
        featured_until is not null as is_featured, array_agg(reason) as reasons,
        (array_agg(note order by job_reports.created_at desc) filter (where note <> ''))[1:20] as notes,
        min(job_reports.created_at)::text as first_at
      ${reported} order by count(*) desc, min(job_reports.created_at), jobs.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from (select ${reported}) as found`),
  ]);
  return { jobs: rows.map(toReported), total: counted.rows[0]?.total ?? 0 };
}

export async function countReportedJobs(): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${jobReports.jobId})::int` })
    .from(jobReports)
    .where(isNull(jobReports.settledAt));
  return row?.count ?? 0;
}

/** Returns false without open reports. */
export async function settleReports(
  { jobId, outcome, by }: { jobId: string; outcome: "hidden" | "kept"; by: string },
  now = new Date(),
): Promise<boolean> {
  const isSettled = await inTransaction(
    async (tx) => {
      const settled = await tx
        .update(jobReports)
        .set({ settledAt: now, settledBy: by, outcome })
        .where(and(eq(jobReports.jobId, jobId), isNull(jobReports.settledAt)))
        .returning({ reason: jobReports.reason });
      if (!settled.length) return false;
      const reasons = countEach(settled.map(({ reason }) => reason));
      const subject = (await nameOfJob(tx, jobId)) ?? jobId;
      const action =
        outcome === "hidden" ? "settled reports by hiding the job" : "settled reports, the job stays";
      await noteAction(tx, { by, action, subject, details: { jobId, reasons } }, now);
      const note = `reported: ${Object.keys(reasons).join(", ")}`;
      if (outcome === "hidden") await hideWithin(tx, { jobId, by, note }, now);
      return true;
    },
    { timeout: 30_000 },
  );
  if (isSettled && outcome === "hidden") clearAfterHiding();
  return isSettled;
}

function toReported(row: Row): ReportedJob {
  return {
    jobId: row.id,
    title: row.title,
    company: row.company,
    path: pathOfJob({ ...row, companySlug: row.company_slug }),
    isLive: row.is_live,
    isFeatured: row.is_featured,
    reasons: countEach(row.reasons),
    notes: row.notes ?? [],
    count: row.reasons.length,
    firstAt: new Date(row.first_at),
  };
}

function countEach(reasons: ReportReason[]): Partial<Record<ReportReason, number>> {
  const counts: Partial<Record<ReportReason, number>> = {};
  for (const reason of reasons) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}
