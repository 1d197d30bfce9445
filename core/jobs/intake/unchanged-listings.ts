import { sql } from "drizzle-orm";
import { lockListings } from "#core/jobs/intake/settle-listings.ts";
import { touchSightings } from "#core/jobs/intake/sighting-rows.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";

export async function liveSightingUrls(
  source: string,
  sourceIds: string[],
): Promise<Map<string, string | null>> {
  const { rows } = await db.execute<{ source_id: string; url: string | null }>(sql`
    select source_id, url from job_sightings
    where source = ${source} and source_id = any(${sql.param(sourceIds)}::text[]) and gone_at is null`);
  return new Map(rows.map((row) => [row.source_id, row.url]));
}

/** Leaves out jobs that today's reading would treat differently. */
export async function sightingsOfRows(
  source: string,
  hashes: ReadonlyMap<string, string | null>,
  now: Date,
): Promise<Map<string, string | null>> {
  const asked = [...hashes].flatMap(([id, hash]) => (hash === null ? [] : [{ id, hash }]));
  if (!asked.length) return new Map();
  const ids = sql.param(asked.map(({ id }) => id));
  const rows = await db.execute<{ source_id: string; url: string | null }>(sql`
    select s.source_id, s.url
    from unnest(${ids}::text[], ${sql.param(asked.map(({ hash }) => hash))}::text[]) as asked (id, hash)
    join job_sightings s on s.source = ${source} and s.source_id = asked.id and s.row_hash = asked.hash
    join jobs j on j.id = s.job_id
    where s.gone_at is null and s.content_hash <> '' and j.hidden_at is null and j.expired_at is null
      and j.expires_at > ${now.toISOString()}::timestamptz`);
  return new Map(rows.rows.map((row) => [row.source_id, row.url]));
}

export async function touchSeen(source: string, sourceIds: string[], now = new Date()): Promise<void> {
  if (!sourceIds.length) return;
  await inTransaction(
    async (tx) => {
      await lockListings(tx);
      const { rows } = await tx.execute<{ id: string; job_id: string }>(sql`
        select id, job_id from job_sightings
        where source = ${source} and source_id = any(${sql.param(sourceIds)}::text[]) and gone_at is null`);
      await touchSightings(tx, rows, now);
    },
    { timeout: 60_000 },
  );
}
