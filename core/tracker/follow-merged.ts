import { sql } from "drizzle-orm";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

/** Entries of merged jobs move to the job that readers see. Whoever has entries of both jobs keeps both. */
export async function followMerged(jobIds: string[]): Promise<void> {
  if (!jobIds.length) return;
  await inTransaction(async (tx) => {
    for (const list of [savedJobs, applications]) await follow(tx, list, jobIds);
  });
}

async function follow(tx: Tx, list: typeof savedJobs | typeof applications, jobIds: string[]): Promise<void> {
  const moved = sql`select l.id, l.user_id, j.merged_into from ${list} l join jobs j on j.id = l.job_id
    where j.id = any(${sql.param(jobIds)}::uuid[]) and j.merged_into is not null and l.removed_at is null`;
  await tx.execute(sql`
    delete from ${list} other using (${moved}) as m
    where other.user_id = m.user_id and other.job_id = m.merged_into and other.removed_at is not null`);
  await tx.execute(sql`
    update ${list} entry set job_id = m.merged_into from (${moved}) as m
    where entry.id = m.id and not exists (
      select from ${list} other where other.user_id = m.user_id and other.job_id = m.merged_into
    )`);
}
