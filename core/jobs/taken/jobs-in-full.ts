import { and, sql } from "drizzle-orm";
import { quotableFactsOf } from "#core/jobs/facts/unquoted.ts";
import { isLive } from "#core/jobs/live-rows.ts";
import { type JobDetail, toDetail } from "#core/jobs/pages/find-job.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** The open ones of these jobs, as their own pages show them, by id. */
export async function jobsInFull(ids: string[], now = new Date()): Promise<Map<string, JobDetail>> {
  if (!ids.length) return new Map();
  const [rows, facts] = await Promise.all([
    db
      .select()
      .from(jobs)
      .where(and(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`, isLive(now))),
    quotableFactsOf(ids),
  ]);
  return new Map(rows.map((row) => [row.id, toDetail(row, null, now, facts.get(row.id) ?? [])]));
}
