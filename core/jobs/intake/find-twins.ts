import { sql } from "drizzle-orm";
import type { CleanListing } from "#core/jobs/intake/clean-listing.ts";
import type { KnownSighting, Twin } from "#core/jobs/intake/plan-writes.ts";
import type { Tx } from "#core/platform/db.server.ts";

/**
 * A merged listing is a twin, too, though another one shows its sightings. What an administrator found to be a
 * different opening is none.
 */
export async function findTwins(
  tx: Tx,
  listings: CleanListing[],
  known: Map<string, KnownSighting>,
  isDemo: boolean,
): Promise<Map<string, Twin>> {
  if (!listings.length) return new Map();
  const texts = sql.param(listings.map(({ fingerprint }) => fingerprint));
  const owners = sql.param(listings.map(({ sourceId }) => known.get(sourceId)?.job_id ?? null));
  const { rows } = await tx.execute<Twin>(sql`
    with twins as materialized (
      select fingerprint, id, created_at from jobs
      where fingerprint = any(${texts}::text[]) and expired_at is null and featured_until is null and is_demo = ${isDemo}
      union all
      select fingerprint, id, created_at from jobs
      where fingerprint = any(${texts}::text[]) and merged_into is not null and is_demo = ${isDemo}
    ), different as (
      select w.fingerprint, case when p.job_id = w.owner then p.other_id else p.job_id end as id
      from unnest(${texts}::text[], ${owners}::uuid[]) as w (fingerprint, owner)
      join job_pairs p on p.job_id = w.owner or p.other_id = w.owner where p.verdict = 'different'
    )
    select distinct on (fingerprint) fingerprint, id, created_at::text from twins
    where not exists (select from different d where d.fingerprint = twins.fingerprint and d.id = twins.id)
    order by fingerprint, created_at, id`);
  return new Map(rows.map((row) => [row.fingerprint, row]));
}
