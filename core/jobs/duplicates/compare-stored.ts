import { sql } from "drizzle-orm";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import { workOnOutdated } from "#core/jobs/outdated-jobs.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { comparedVersion } from "./compare-openings.ts";
import { mergeDuplicates } from "./merge-duplicates.ts";

/** Compares listings that older rules compared, or none. Returns 0 when none is left. */
export async function compareStored(now = new Date()): Promise<number> {
  let affected = 0;
  const count = await workOnOutdated("job-duplicates", isOutdated, async (tx, ids) => {
    affected += await compareAgain(tx, ids, now);
    return ids.length;
  });
  if (affected) refreshJobCaches();
  return count;
}

const isOutdated = sql`compared_version < ${comparedVersion} and expired_at is null and featured_until is null`;

async function compareAgain(tx: Tx, outdated: string[], now: Date): Promise<number> {
  await lockListings(tx);
  const { rows } = await tx.execute<{ id: string; source: string }>(sql`
    update jobs set compared_version = ${comparedVersion}
    where id = any(${sql.param(outdated)}::uuid[]) and ${isOutdated} returning id, source`);
  const affected = new Set<string>();
  for (const [source, listings] of Map.groupBy(rows, (row) => row.source)) {
    const ids = listings.map(({ id }) => id);
    for (const id of await mergeDuplicates(tx, ids, { source, now })) affected.add(id);
  }
  await settleListings(tx, [...affected], now);
  return affected.size;
}
