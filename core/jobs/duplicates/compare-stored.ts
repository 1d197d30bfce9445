import { sql } from "drizzle-orm";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { comparedVersion } from "./compare-openings.ts";
import { mergeDuplicates } from "./merge-duplicates.ts";

const batchSize = 200;

/** Compares listings that older rules compared, or none. Returns 0 when none is left. */
export async function compareStored(now = new Date()): Promise<number> {
  const { count, affected } = await inTransaction((tx) => compareBatch(tx, now), { timeout: 60_000 });
  if (affected) refreshJobCaches();
  return count;
}

async function compareBatch(tx: Tx, now: Date): Promise<{ count: number; affected: number }> {
  await lockListings(tx);
  const { rows } = await tx.execute<{ id: string; source: string }>(sql`
    update jobs set compared_version = ${comparedVersion} where id in (
      select id from jobs where compared_version < ${comparedVersion} and expired_at is null and featured_until is null
      limit ${batchSize}
    ) returning id, source`);
  const affected = new Set<string>();
  for (const [source, listings] of Map.groupBy(rows, (row) => row.source)) {
    const ids = listings.map(({ id }) => id);
    for (const id of await mergeDuplicates(tx, ids, { source, now })) affected.add(id);
  }
  await settleListings(tx, [...affected], now);
  return { count: rows.length, affected: affected.size };
}
