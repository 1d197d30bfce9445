import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { rowSalary } from "#core/jobs/card-rows.ts";
import { writeFacts } from "#core/jobs/facts/fact-rows.ts";
import { toStatedFact } from "#core/jobs/facts/facts-of.ts";
import { markHidden } from "#core/jobs/facts/hidden-facts.ts";
import { factColumns, readFactsOfAll, readVersion } from "#core/jobs/facts/read-facts.ts";
import { jobFacts } from "#core/jobs/facts/tables.ts";
import { workOnOutdated } from "#core/jobs/outdated-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { saidWords } from "#core/search/conditions-said.ts";

const isOutdated = and(lt(jobs.readVersion, readVersion), isNull(jobs.expiredAt));

/** Dates that readers and alerts see do not change. */
export async function rereadFacts(signal?: AbortSignal): Promise<number> {
  let total = 0;
  while (!signal?.aborted) {
    const count = await readBatch();
    if (!count) break;
    total += count;
  }
  return total;
}

export function readBatch(): Promise<number> {
  return workOnOutdated("job-facts", isOutdated, readAgain);
}

async function readAgain(tx: Tx, outdated: string[]): Promise<number> {
  const rows = await tx
    .select()
    .from(jobs)
    .where(and(inArray(jobs.id, outdated), isOutdated))
    .for("update", { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  const fromEmployers = await readEmployerFacts(tx, ids);
  const given = rows.map((row) => ({
    title: row.title,
    descriptionMd: row.descriptionMd,
    datePosted: row.datePosted,
    facts: row.sourceFacts,
    salary: rowSalary(row),
    places: row.places,
    employerFacts: (fromEmployers.get(row.id) ?? []).map(toStatedFact),
  }));
  const stated = await readFactsOfAll(given);
  const facts = await markHidden(
    tx,
    ids.map((jobId, index) => ({ jobId, facts: stated[index] ?? [] })),
  );
  const read = rows.map((row, index) => {
    const columns = factColumns(facts[index] ?? [], rowSalary(row), row.kind);
    return { id: row.id, ...columns, said_words: saidWords(row), ...(row.featuredUntil && { aside: null }) };
  });
  await tx.execute(sql`
    update jobs set fact_words = r.fact_words, said_words = r.said_words, starts_on = r.starts_on, starts_from = r.starts_from,
      aside = r.aside, read_version = ${readVersion}
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as r(id uuid, fact_words text[], said_words text[], starts_on date, starts_from date, aside text)
    where jobs.id = r.id`);
  await writeFacts(
    tx,
    read.map(({ id }, index) => ({ jobId: id, facts: facts[index] ?? [] })),
  );
  return rows.length;
}

async function readEmployerFacts(tx: Tx, ids: string[]) {
  const rows = await tx
    .select()
    .from(jobFacts)
    .where(and(inArray(jobFacts.jobId, ids), eq(jobFacts.origin, "employer")))
    .orderBy(jobFacts.jobId, jobFacts.position);
  return Map.groupBy(rows, ({ jobId }) => jobId);
}
