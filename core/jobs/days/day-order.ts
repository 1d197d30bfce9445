import { type SQL, sql } from "drizzle-orm";
import type { CardRow } from "#core/jobs/card-rows.ts";
import { type Cursor, readCursor, writeCursor } from "#core/jobs/cursor.ts";
import { todayInAllOfTheUs } from "#core/jobs/days/today.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { DayOrder } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

export function dayColumn(order: DayOrder) {
  return order === "closing" ? jobs.validThrough : jobs.startsOn;
}

/** A start date counts only in the future. */
export function statesDay(order: DayOrder, now: Date): Condition {
  const states =
    order === "closing"
      ? sql`${jobs.validThrough} is not null`
      : sql`${jobs.startsOn} >= ${todayInAllOfTheUs(now)}::date`;
  return { key: `states:${order}`, indexed: states, opaque: states, selective: true };
}

export function asDay(order: DayOrder, moment: Date): SQL {
  const text = moment.toISOString();
  return order === "closing" ? sql`${text}::timestamptz` : sql`${text.slice(0, 10)}::date`;
}

export function writeDayCursor(order: DayOrder, cursor: Cursor): string {
  return `${order}.${writeCursor(cursor)}`;
}

export function readDayCursor(order: DayOrder, text: string | null): Cursor | null {
  return text?.startsWith(`${order}.`) ? readCursor(text.slice(order.length + 1)) : null;
}

export async function soonestFirst(order: DayOrder, rows: CardRow[], now: Date): Promise<CardRow[]> {
  const { indexed } = statesDay(order, now);
  const found = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(sql`${jobs.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[]) and ${indexed}`)
    .orderBy(dayColumn(order), jobs.id);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const dated = found.flatMap(({ id }) => byId.get(id) ?? []);
  return [...dated, ...rows.filter((row) => !dated.includes(row))];
}
