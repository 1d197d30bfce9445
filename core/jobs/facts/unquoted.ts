import { eq, sql } from "drizzle-orm";
import { type FactRow, factsOf } from "#core/jobs/facts/facts-of.ts";
import { unquotedSources } from "#core/jobs/facts/tables.ts";
import { db, type Tx } from "#core/platform/db.server.ts";

export async function listUnquotedSources(): Promise<ReadonlySet<string>> {
  const rows = await db.select({ source: unquotedSources.source }).from(unquotedSources);
  return new Set(rows.map(({ source }) => source));
}

export async function setQuotable(
  tx: Tx,
  source: string,
  isQuoted: boolean,
  now = new Date(),
): Promise<boolean> {
  const changed = isQuoted
    ? await tx.delete(unquotedSources).where(eq(unquotedSources.source, source))
    : await tx.insert(unquotedSources).values({ source, since: now }).onConflictDoNothing();
  return Boolean(changed.rowCount);
}

/** A job seen at an unquoted source counts too, because its text may come from there. */
export async function findUnquoted(jobIds: string[]): Promise<ReadonlySet<string>> {
  if (!jobIds.length) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jobs
    where id = any(${sql.param(jobIds)}::uuid[]) and exists (
      select from unquoted_sources unquoted
      where unquoted.source = jobs.source or exists (
        select from job_sightings seen
        where seen.job_id = jobs.id and seen.gone_at is null and seen.source = unquoted.source
      )
    )`);
  return new Set(rows.map(({ id }) => id));
}

export async function quotableFactsOf(
  jobIds: string[],
  names?: readonly string[],
): Promise<Map<string, FactRow[]>> {
  const [facts, unquoted] = await Promise.all([factsOf(jobIds, names), findUnquoted(jobIds)]);
  for (const id of unquoted) {
    const bare = facts.get(id)?.map((fact) => ({ ...fact, proof: null }));
    if (bare) facts.set(id, bare);
  }
  return facts;
}
