import { and, sql } from "drizzle-orm";
import { type CardRow, cardColumns } from "#core/jobs/card-rows.ts";
import { isFeatured, newestFirst } from "#core/jobs/live-rows.ts";
import { type Condition, isEach } from "#core/jobs/query/conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** In the order of the ids. */
export async function selectByIds(ids: string[]): Promise<CardRow[]> {
  if (!ids.length) return [];
  const rows = await db
    .select(cardColumns)
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(ids)}::uuid[])`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export function selectFeatured(conditions: Condition[], now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(jobs)
    .where(areFeatured(conditions, now))
    .orderBy(...newestFirst);
}

export function countFeatured(conditions: Condition[], now: Date): Promise<number> {
  return db.$count(jobs, areFeatured(conditions, now));
}

function areFeatured(conditions: Condition[], now: Date) {
  return and(isFeatured(now), isEach(conditions));
}
