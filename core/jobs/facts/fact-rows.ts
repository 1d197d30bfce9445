import { sql } from "drizzle-orm";
import type { Tx } from "#core/platform/db.server.ts";
import type { StatedFact } from "./stated-fact.ts";

type Read = { jobId: string; facts: StatedFact[] };

export async function writeFacts(tx: Tx, read: Read[]): Promise<void> {
  if (!read.length) return;
  const ids = read.map(({ jobId }) => jobId);
  await tx.execute(sql`delete from job_facts where job_id = any(${sql.param(ids)}::uuid[])`);
  await insertFacts(tx, read);
}

export async function insertFacts(tx: Tx, read: Read[]): Promise<void> {
  const rows = read.flatMap(({ jobId, facts }) =>
    facts.map((fact, position) => ({
      job_id: jobId,
      position,
      name: fact.name,
      value: fact.value,
      low: fact.low,
      high: fact.high,
      unit: fact.unit,
      from_day: fact.fromDay,
      until_day: fact.untilDay,
      precision: fact.precision,
      proof: fact.proof,
      proof_from: fact.from,
      proof_to: fact.to,
      origin: fact.origin,
      is_unsure: fact.isUnsure ?? false,
      hidden_at: fact.hiddenAt ?? null,
    })),
  );
  if (!rows.length) return;
  await tx.execute(sql`
    insert into job_facts select * from jsonb_populate_recordset(null::job_facts, ${JSON.stringify(rows)}::jsonb)`);
}
