import { and, asc, isNull, sql } from "drizzle-orm";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";

export type FactRow = typeof jobFacts.$inferSelect;

export async function factsOf(
  jobIds: string[],
  names?: readonly string[],
  where: Db = db,
): Promise<Map<string, FactRow[]>> {
  if (!jobIds.length) return new Map();
  const rows = await where
    .select()
    .from(jobFacts)
    .where(
      and(
        sql`${jobFacts.jobId} = any(${sql.param(jobIds)}::uuid[])`,
        isNull(jobFacts.hiddenAt),
        names && sql`${jobFacts.name} = any(${sql.param([...names])}::text[])`,
      ),
    )
    .orderBy(asc(jobFacts.jobId), asc(jobFacts.position));
  return Map.groupBy(rows, (row) => row.jobId);
}

export function toStatedFact(row: FactRow): StatedFact {
  return {
    name: row.name,
    value: row.value,
    ...(row.low === null ? {} : { low: row.low }),
    ...(row.high === null ? {} : { high: row.high }),
    ...(row.unit === null ? {} : { unit: row.unit }),
    ...(row.fromDay === null ? {} : { fromDay: row.fromDay }),
    ...(row.untilDay === null ? {} : { untilDay: row.untilDay }),
    ...(row.precision === null ? {} : { precision: row.precision }),
    proof: row.proof,
    from: row.proofFrom,
    to: row.proofTo,
    origin: row.origin,
    ...(row.isUnsure ? { isUnsure: true } : {}),
    ...(row.hiddenAt ? { hiddenAt: row.hiddenAt } : {}),
  };
}
