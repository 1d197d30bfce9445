import { sql } from "drizzle-orm";
import type { EndReason } from "#core/jobs/end-reason.ts";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import { endSightingsOf, touchSightings } from "#core/jobs/intake/sighting-rows.ts";
import { forgetWholeScope, recordWholeScope } from "#core/jobs/intake/whole-scopes.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";

const batchSize = 1_000;

export async function expireJobs(now = new Date()): Promise<number> {
  return inBatches(async (tx) => {
    const ended = await tx.execute<{ id: string }>(sql`
      update jobs set expired_at = ${moment(now)}, end_reason = case
        when valid_through is null and source_facts->>'seasonEnd' is null and featured_until is null
        then 'unseen' else 'past' end
      where id in (
        select id from jobs where expired_at is null and expires_at <= ${moment(now)} order by expires_at limit ${batchSize}
      )
        -- Asked again: while this waited for the row, its job may have been seen again.
        and expired_at is null and expires_at <= ${moment(now)}
      returning id`);
    const ids = ended.rows.map((row) => row.id);
    await endSightingsOf(tx, ids, "past", now);
    return { ended: ids.length, isDone: ids.length < batchSize };
  });
}

export function expireSightings(source: string, sourceIds: string[], now = new Date()): Promise<number> {
  return endSightings(source, sourceIds, "closed", now);
}

export async function endSightings(
  source: string,
  sourceIds: string[],
  reason: EndReason,
  now: Date,
): Promise<number> {
  let at = 0;
  return inBatches(async (tx) => {
    // A source may list hundreds of thousands of ids, most of them unknown to us.
    const ids = sourceIds.slice(at, at + batchSize * 10);
    at += ids.length;
    const gone = await tx.execute<{ job_id: string }>(sql`
      update job_sightings set gone_at = ${moment(now)}, gone_reason = ${reason}
      where source = ${source} and source_id = any(${sql.param(ids)}::text[]) and gone_at is null
      returning job_id`);
    return { ended: await settle(tx, gone.rows, now), isDone: at >= sourceIds.length };
  });
}

export async function hasLiveSightings(source: string, scope: string): Promise<boolean> {
  const { rows } = await db.execute<{ one: number }>(
    sql`select 1 as one from job_sightings where source = ${source} and scope = ${scope} and gone_at is null limit 1`,
  );
  return rows.length > 0;
}

export async function countSeen(
  source: string,
  scope: string,
  seenSince: Date,
): Promise<{ seen: number; live: number }> {
  const { rows } = await db.execute<{ seen: number; live: number }>(sql`
    select count(*) filter (where last_seen_at >= ${moment(seenSince)})::int as seen, count(*)::int as live
    from job_sightings where source = ${source} and scope = ${scope} and gone_at is null`);
  return rows[0] ?? { seen: 0, live: 0 };
}

/** A fetch that saw less than half may have been cut short. */
export async function sawMost(source: string, scope: string, seenSince: Date): Promise<boolean> {
  const { seen, live } = await countSeen(source, scope, seenSince);
  return seen * 2 >= live;
}

/**
 * Call only after a complete fetch. A sighting ends when it is missed twice, or at once if it was last seen
 * before `missedSince`.
 */
export async function closeMissing(
  source: string,
  scope: string,
  seenSince: Date,
  missedSince: Date | null,
  now = new Date(),
): Promise<number> {
  const isLongMissed = missedSince ? sql`last_seen_at < ${moment(missedSince)}` : sql`false`;
  return inBatches(async (tx) => {
    await recordWholeScope(tx, source, scope, seenSince);
    const missed = await tx.execute<{ job_id: string; gone: boolean }>(sql`
      update job_sightings
      set missed_fetches = missed_fetches + 1,
        gone_at = case when missed_fetches >= 1 or ${isLongMissed} then ${moment(now)} end,
        gone_reason = case when missed_fetches >= 1 or ${isLongMissed} then 'missing' end
      where source = ${source} and scope = ${scope} and gone_at is null and last_seen_at < ${moment(seenSince)}
      returning job_id, gone_at is not null as gone`);
    const gone = missed.rows.filter((row) => row.gone);
    return { ended: await settle(tx, gone, now), isDone: true };
  });
}

/** Call when the source says that the scope has not changed. */
export async function touchScope(source: string, scope: string, now = new Date()): Promise<number> {
  const live = sql`source = ${source} and scope = ${scope} and gone_at is null`;
  await inBatches(async (tx) => {
    const { rows } = await tx.execute<{ id: string; job_id: string }>(sql`
      select id, job_id from job_sightings
      where ${live} and missed_fetches = 0 and last_seen_at < ${moment(now)} limit ${batchSize}`);
    await touchSightings(tx, rows, now);
    return { ended: 0, isDone: rows.length < batchSize };
  });
  return inBatches(async (tx) => {
    await recordWholeScope(tx, source, scope, now);
    const { rows } = await tx.execute<{ job_id: string }>(sql`
      update job_sightings
      set gone_at = ${moment(now)}, gone_reason = 'missing', missed_fetches = missed_fetches + 1
      where ${live} and missed_fetches > 0 returning job_id`);
    return { ended: await settle(tx, rows, now), isDone: true };
  });
}

export async function endScope(tx: Tx, source: string, scope: string, now = new Date()): Promise<number> {
  await lockListings(tx);
  await forgetWholeScope(tx, source, scope);
  const { rows } = await tx.execute<{ job_id: string }>(sql`
    update job_sightings set gone_at = ${moment(now)}, gone_reason = 'unread'
    where source = ${source} and scope = ${scope} and gone_at is null returning job_id`);
  return settle(tx, rows, now);
}

export async function removeDemoJobs(): Promise<number> {
  return inBatches(async (tx) => {
    const { rows } = await tx.execute<{ id: string }>(
      sql`delete from jobs where id in (select id from jobs where is_demo limit ${batchSize}) returning id`,
    );
    return { ended: rows.length, isDone: rows.length < batchSize };
  });
}

function settle(tx: Tx, rows: { job_id: string }[], now: Date) {
  return settleListings(tx, [...new Set(rows.map((row) => row.job_id))], now);
}

function moment(date: Date) {
  return sql`${date.toISOString()}::timestamptz`;
}

/** Short transactions let readers and other writers in between. */
async function inBatches(work: (tx: Tx) => Promise<{ ended: number; isDone: boolean }>): Promise<number> {
  for (let total = 0; ; ) {
    const { ended, isDone } = await inTransaction(
      async (tx) => {
        await lockListings(tx);
        return work(tx);
      },
      { timeout: 60_000 },
    );
    total += ended;
    if (isDone) return total;
  }
}
