import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { rowSalary } from "#core/jobs/card-rows.ts";
import { claimOf } from "#core/jobs/facts/claim.ts";
import { toStatedFact } from "#core/jobs/facts/facts-of.ts";
import { factColumns } from "#core/jobs/facts/read-facts.ts";
import type { StatedFact } from "#core/jobs/facts/stated-fact.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db, type Tx } from "#core/platform/db.server.ts";

type Read = { jobId: string; facts: StatedFact[] };

/** Locks the jobs' hidden facts until the transaction ends. */
export async function markHidden(tx: Tx, read: Read[]): Promise<StatedFact[][]> {
  const ids = read.map(({ jobId }) => jobId);
  if (!ids.length) return [];
  const among = sql`any(${sql.param(ids)}::uuid[])`;
  await tx.execute(sql`select from jobs where id = ${among} order by id for no key update`);
  const { jobId, name, value, proof, hiddenAt } = jobFacts;
  const hidden = await tx
    .select({ jobId, name, value, proof, hiddenAt })
    .from(jobFacts)
    .where(and(sql`${jobId} = ${among}`, isNotNull(hiddenAt)));
  if (!hidden.length) return read.map(({ facts }) => facts);
  const since = new Map(hidden.map((fact) => [`${fact.jobId} ${claimOf(fact)}`, fact.hiddenAt]));
  return read.map(({ jobId, facts }) =>
    facts.map((fact) => {
      const at = since.get(`${jobId} ${claimOf(fact)}`);
      return at ? { ...fact, hiddenAt: at } : fact;
    }),
  );
}

export async function hiddenNames(jobIds: string[]): Promise<Map<string, string[]>> {
  if (!jobIds.length) return new Map();
  const { jobId, name, hiddenAt } = jobFacts;
  const rows = await db
    .select({ jobId, name })
    .from(jobFacts)
    .where(and(sql`${jobId} = any(${sql.param(jobIds)}::uuid[])`, isNotNull(hiddenAt)));
  const byJob = Map.groupBy(rows, (row) => row.jobId);
  return new Map([...byJob].map(([id, facts]) => [id, facts.map((fact) => fact.name)]));
}

export async function setFactHidden(
  tx: Tx,
  { jobId, claim }: { jobId: string; claim: string },
  hiddenAt: Date | null,
): Promise<boolean> {
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId)).for("no key update");
  if (!job) return false;
  const rows = await tx.select().from(jobFacts).where(eq(jobFacts.jobId, jobId)).orderBy(jobFacts.position);
  const isMeant = (row: (typeof rows)[number]) =>
    claimOf(row) === claim && (row.hiddenAt === null) === (hiddenAt !== null);
  const positions = rows.filter(isMeant).map(({ position }) => position);
  if (!positions.length) return false;
  await tx
    .update(jobFacts)
    .set({ hiddenAt })
    .where(and(eq(jobFacts.jobId, jobId), inArray(jobFacts.position, positions)));
  const facts = rows.map((row) => toStatedFact(isMeant(row) ? { ...row, hiddenAt } : row));
  const columns = factColumns(facts, rowSalary(job), job.kind);
  const { fact_words: factWords, starts_on: startsOn, starts_from: startsFrom, aside } = columns;
  await tx
    .update(jobs)
    // Paid jobs are never left out of lists.
    .set({ factWords, startsOn, startsFrom, aside: job.featuredUntil ? null : aside })
    .where(eq(jobs.id, jobId));
  return true;
}
