import { sql } from "drizzle-orm";
import { isLive } from "#core/jobs/live-rows.ts";
import { cachedValue } from "#core/platform/cached-value.ts";
import { inTransaction } from "#core/platform/db.server.ts";

export type StatedCount = { name: string; jobs: number; source: number; text: number; employer: number };

export type FactCoverage = {
  facts: StatedCount[];
  isSampled: boolean;
  countedAt: string;
};

/** Reading this much of the table takes about a second. */
const readBytes = 32 * 1024 * 1024;

const kept = cachedValue<FactCoverage, { now: Date; most: number }>({
  read: countFacts,
  freshMs: 10 * 60_000,
  staleMs: 50 * 60_000,
});

export function readFactCoverage(now = new Date(), most = readBytes): Promise<FactCoverage> {
  return kept.get({ now, most });
}

export function clearFactCoverage() {
  kept.clear();
}

async function countFacts({ now, most }: { now: Date; most: number }): Promise<FactCoverage> {
  return inTransaction(
    async (tx) => {
      const { rows: sizes } = await tx.execute<{ bytes: number }>(
        sql`select pg_relation_size('job_facts')::float8 as bytes`,
      );
      const part = Math.min(1, most / Math.max(1, sizes[0]?.bytes ?? 0));
      const from = part < 1 ? sql`job_facts tablesample system (${part * 100})` : sql`job_facts`;
      const countStatedBy = (origin: string) =>
        sql`count(distinct f.job_id) filter (where f.origin = ${origin})::float8`;
      // A job's facts are stored together, so part of the table holds about that share of the jobs, each complete.
      const { rows } = await tx.execute<StatedCount>(sql`
        select f.name, count(distinct f.job_id)::float8 as jobs, ${countStatedBy("source")} as source,
          ${countStatedBy("text")} as text, ${countStatedBy("employer")} as employer
        from (select * from ${from} where hidden_at is null) f join jobs on jobs.id = f.job_id
        where ${isLive(now)} group by f.name`);
      const estimate = (count: number) => Math.round(count / part);
      const facts = rows.map(({ name, ...counts }) => ({
        name,
        jobs: estimate(counts.jobs),
        source: estimate(counts.source),
        text: estimate(counts.text),
        employer: estimate(counts.employer),
      }));
      facts.sort((a, b) => b.jobs - a.jobs || (a.name < b.name ? -1 : 1));
      return { facts, isSampled: part < 1, countedAt: now.toISOString() };
    },
    { timeout: 60_000 },
  );
}
