import { sql } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { readCandidates } from "#core/jobs/duplicates/find-candidates.ts";
import { mergeOf } from "#core/jobs/duplicates/merge-duplicates.ts";
import { mergeListings, queueFollowing, separateListing } from "#core/jobs/duplicates/merge-listings.ts";
import { lockListings, settleListings } from "#core/jobs/intake/settle-listings.ts";
import { refreshJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { nameOfJob } from "#core/moderation/hide-job.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";

type Settling = { pairId: string; verdict: "same" | "different"; by: string };

/** Returns false where the pair is gone or has this verdict already. */
export async function settlePair(settling: Settling, now = new Date()): Promise<boolean> {
  const isDone = await inTransaction((tx) => settleWithin(tx, settling, now), { timeout: 30_000 });
  if (isDone) refreshJobCaches();
  return isDone;
}

async function settleWithin(tx: Tx, { pairId, verdict, by }: Settling, now: Date): Promise<boolean> {
  await lockListings(tx);
  const { rows } = await tx.execute<{ older: string; younger: string }>(sql`
    update job_pairs set verdict = ${verdict}, settled_by = ${by}, settled_at = ${now.toISOString()}::timestamptz
    where id = ${pairId} and verdict is distinct from ${verdict}
    returning job_id as older, other_id as younger`);
  const [pair] = rows;
  if (!pair) return false;
  const subject = (await nameOfJob(tx, pair.older)) ?? pair.older;
  if (verdict === "same") await merge(tx, pair, now);
  else await separate(tx, pair, now);
  await settleListings(tx, [pair.older, pair.younger], now);
  const action = verdict === "same" ? "found two jobs the same" : "found two jobs different";
  await noteAction(tx, { by, action, subject, details: { jobId: pair.older, otherId: pair.younger } }, now);
  return true;
}

type Ids = { older: string; younger: string };

/** Of jobs that ended or are shown with others by now, only the verdict is kept. */
async function merge(tx: Tx, ids: Ids, now: Date): Promise<void> {
  const both = await readCandidates(tx, [ids.older, ids.younger]);
  const [older, younger] = [both.get(ids.older), both.get(ids.younger)];
  if (older?.sources.length && younger?.sources.length && !older.mergedInto && !younger.mergedInto) {
    await mergeListings(tx, mergeOf({ older, younger }), now);
    await queueFollowing(tx, [younger.id]);
  }
}

async function separate(tx: Tx, { older, younger }: Ids, now: Date): Promise<void> {
  const both = await readCandidates(tx, [younger]);
  if (both.get(younger)?.mergedInto === older) await separateListing(tx, younger, now);
}
