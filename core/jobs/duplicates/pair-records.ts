import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Tx } from "#core/platform/db.server.ts";

type Ids = { older: { id: string }; younger: { id: string } };
type Verdict = "same" | "different";

export function keyOf({ older, younger }: Ids): string {
  return `${older.id} ${younger.id}`;
}

/** Keyed by both ids, the older listing's first. */
export async function readVerdicts(tx: Tx, pairs: Ids[]): Promise<Map<string, Verdict>> {
  if (!pairs.length) return new Map();
  const { rows } = await tx.execute<{ key: string; verdict: Verdict }>(sql`
    select p.job_id || ' ' || p.other_id as key, p.verdict from job_pairs p
    join ${rowsOf(pairs)} on p.job_id = g.older and p.other_id = g.younger where p.verdict is not null`);
  return new Map(rows.map(({ key, verdict }) => [key, verdict]));
}

/** A merged pair without doubts is on record, too, so that it can be separated. */
export async function notePairs(
  tx: Tx,
  pairs: (Ids & { likeness: number; doubts: string[] })[],
  now: Date,
): Promise<void> {
  if (!pairs.length) return;
  const rows = pairs.map(({ older, younger, likeness, doubts }) => ({
    ...{ id: randomUUID(), job_id: older.id, other_id: younger.id },
    ...{ likeness, doubts, created_at: now },
  }));
  await tx.execute(sql`
    insert into job_pairs (id, job_id, other_id, likeness, doubts, created_at)
    select id, job_id, other_id, likeness, doubts, created_at
    from jsonb_populate_recordset(null::job_pairs, ${JSON.stringify(rows)}::jsonb)
    on conflict (job_id, other_id) do update set likeness = excluded.likeness, doubts = excluded.doubts
    where job_pairs.settled_at is null`);
}

/** Of the pairs of these listings, only those given stay open. */
export async function forgetOtherPairs(tx: Tx, ids: string[], pairs: Ids[]): Promise<void> {
  if (!ids.length) return;
  await tx.execute(sql`
    delete from job_pairs p where p.settled_at is null and (p.job_id = any(${sql.param(ids)}::uuid[])
      or p.other_id = any(${sql.param(ids)}::uuid[]))
      and not exists (select from ${rowsOf(pairs)} where p.job_id = g.older and p.other_id = g.younger)`);
}

function rowsOf(pairs: Ids[]) {
  const ids = (of: (pair: Ids) => string) => sql.param(pairs.map(of));
  return sql`unnest(${ids(({ older }) => older.id)}::uuid[], ${ids(({ younger }) => younger.id)}::uuid[])
    as g (older, younger)`;
}
