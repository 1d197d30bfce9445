import { sql } from "drizzle-orm";
import type { Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

/** What a listing says of its job. Address, posting date and the day it was listed stay with the row. */
export const wordColumns = [
  ...["title", "company_name", "company_slug", "company_logo_url", "company_url", "has_remote"],
  ...["work_arrangement", "job_type", "category", "valid_through", "salary_min", "salary_max"],
  ...["salary_currency", "salary_unit", "salary_yearly", "description", "description_md", "source_facts"],
  ...[
    "fact_words",
    "said_words",
    "starts_on",
    "starts_from",
    "aside",
    "kind",
    "kept_because",
    "relevance_version",
  ],
  ...["read_version", "fingerprint", "source", "expires_at"],
];

type Merge = { keptId: string; otherId: string; isOtherBetter: boolean };

/**
 * The older listing keeps its address and shows the better words. The other row keeps the other words, so that
 * both can be separated again. Settle both listings afterwards.
 */
export async function mergeListings(tx: Tx, merge: Merge, now: Date): Promise<void> {
  const { keptId, otherId, isOtherBetter } = merge;
  if (isOtherBetter) await swapWords(tx, keptId, otherId);
  const withOtherWords = isOtherBetter ? keptId : otherId;
  await tx.execute(sql`
    update job_sightings set job_id = ${keptId},
      own_job_id = coalesce(own_job_id, case when job_id = ${withOtherWords} then ${otherId}::uuid end)
    where job_id in (${keptId}, ${otherId})`);
  await tx.execute(sql`update jobs set merged_into = ${keptId} where merged_into = ${otherId}`);
  await tx.execute(sql`
    update jobs set merged_into = ${keptId}, end_reason = 'duplicate',
      expired_at = coalesce(expired_at, ${now.toISOString()}::timestamptz)
    where id = ${otherId}`);
}

/** What people saved moves to the listing that they see now. */
export async function queueFollowing(tx: Tx, jobIds: string[]): Promise<void> {
  if (jobIds.length) await enqueue(tx, "tracker.follow-merged", { jobIds });
}

/** Returns the listing that showed it, or null where it stood by itself. Settle both afterwards. */
export async function separateListing(tx: Tx, id: string, now: Date): Promise<string | null> {
  const { rows } = await tx.execute<{ shown_id: string }>(sql`
    select merged_into as shown_id from jobs where id = ${id} and merged_into is not null`);
  const [found] = rows;
  if (!found) return null;
  await tx.execute(sql`update job_sightings set job_id = ${id}, own_job_id = null where own_job_id = ${id}`);
  const isShown = sql`expires_at > ${now.toISOString()}::timestamptz
    and exists (select from job_sightings where job_id = jobs.id and gone_at is null)`;
  await tx.execute(sql`
    update jobs set merged_into = null, updated_at = ${now.toISOString()}::timestamptz,
      expired_at = case when ${isShown} then null else expired_at end,
      end_reason = case when ${isShown} then null else end_reason end
    where id = ${id}`);
  return found.shown_id;
}

async function swapWords(tx: Tx, a: string, b: string): Promise<void> {
  const columns = sql.raw(wordColumns.join(", "));
  await tx.execute(sql`
    update jobs set (${columns}) = (
      select ${columns} from jobs other where other.id = case when jobs.id = ${a} then ${b}::uuid else ${a}::uuid end
    ) where id in (${a}, ${b})`);
  // Beyond any real position, the facts of one are out of the other's way.
  const away = 10_000;
  await tx.execute(sql`
    update job_facts set job_id = ${b}, position = position + ${away}::int where job_id = ${a}`);
  await tx.execute(sql`update job_facts set job_id = ${a} where job_id = ${b} and position < ${away}::int`);
  await tx.execute(sql`
    update job_facts set position = position - ${away}::int where job_id = ${b} and position >= ${away}::int`);
}
