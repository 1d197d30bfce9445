import { asc, sql } from "drizzle-orm";
import { factJudgements } from "#core/moderation/facts/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type Judged = { right: number; judged: number };

export async function countJudgements(): Promise<Map<string, { sure: Judged; unsure: Judged }>> {
  const { rows } = await db.execute<{ name: string; is_unsure: boolean; right: number; judged: number }>(sql`
    select name, is_unsure, count(*) filter (where verdict = 'right')::int as right, count(*)::int as judged
    from fact_judgements where via = 'chance' group by name, is_unsure`);
  const counts = new Map<string, { sure: Judged; unsure: Judged }>();
  for (const { name, is_unsure: isUnsure, right, judged } of rows) {
    const none = { right: 0, judged: 0 };
    const before = counts.get(name) ?? { sure: none, unsure: none };
    counts.set(name, { ...before, [isUnsure ? "unsure" : "sure"]: { right, judged } });
  }
  return counts;
}

export async function judgementLines(): Promise<string> {
  const rows = await db
    .select()
    .from(factJudgements)
    .orderBy(asc(factJudgements.createdAt), asc(factJudgements.id));
  return rows
    .map(({ id, claim, createdAt, ...said }) => `${JSON.stringify({ ...said, at: createdAt })}\n`)
    .join("");
}
