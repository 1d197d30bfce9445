import { sql } from "drizzle-orm";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import type { KnownSighting } from "#core/jobs/intake/plan-writes.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";

/** A date that moves by less was corrected, not renewed. */
const fewestDaysApart = 7;
/** "Posted more than 30 days ago" moves with the day on which it is read. */
const newestDays = 14;
const mostKept = 12;

/** Call after the sightings are written, since their listing may have changed. */
export async function noteReposts(
  tx: Tx,
  listings: CleanListing[],
  known: Map<string, KnownSighting>,
  now: Date,
): Promise<void> {
  const rows = listings.flatMap(({ sourceId, postedAt }) => {
    const sighting = known.get(sourceId);
    if (!sighting || !postedAt) return [];
    const before = sighting.posted_at === null ? null : new Date(sighting.posted_at);
    const isRepost = before !== null && isMovedForward(before, postedAt, now);
    return isRepost || before === null ? [{ id: sighting.id, posted_at: postedAt, is_repost: isRepost }] : [];
  });
  if (!rows.length) return;
  await tx.execute(sql`
    with moved as (
      update job_sightings s set posted_at = given.posted_at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id uuid, posted_at timestamptz, is_repost boolean)
      where s.id = given.id returning s.job_id, given.posted_at, given.is_repost
    ), renewed as (
      select job_id, max(posted_at at time zone 'UTC')::date as day from moved where is_repost group by job_id
    )
    update jobs set reposted_on = (reposted_on || day)[greatest(1, cardinality(reposted_on) + 2 - ${mostKept}::int) :],
      updated_at = ${now.toISOString()}::timestamptz
    from renewed where jobs.id = job_id
      and coalesce(reposted_on[cardinality(reposted_on)] + ${fewestDaysApart}::int <= day, true)`);
}

function isMovedForward(before: Date, after: Date, now: Date): boolean {
  const isApart = after.getTime() - before.getTime() >= fewestDaysApart * dayMs;
  return isApart && now.getTime() - after.getTime() <= newestDays * dayMs;
}
