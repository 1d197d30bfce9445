import { type SQL, sql } from "drizzle-orm";
import type { CardRow } from "#core/jobs/card-rows.ts";
import { type Cursor, readCursor, writeCursor } from "#core/jobs/cursor.ts";
import { todayInAllOfTheUs } from "#core/jobs/days/today.ts";
import type { Condition } from "#core/jobs/query/conditions.ts";
import type { DayOrder } from "#core/jobs/query/job-query.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";

/** What a list in the order of a day is ordered by, the soonest first. */
export function dayColumn(order: DayOrder) {
  return order === "closing" ? jobs.validThrough : jobs.startsOn;
}

/** A job states the day; a start must be one to come. */
export function statesDay(order: DayOrder, now: Date): Condition {
  const states =
    order === "closing"
      ? sql`${jobs.validThrough} is not null`
      : sql`${jobs.startsOn} >= ${todayInAllOfTheUs(now)}::date`;
  return { key: `states:${order}`, indexed: states, opaque: states, selective: true };
}

/** A moment of the order's column, as a parameter. */
export function asDay(order: DayOrder, moment: Date): SQL {
  const text = moment.toISOString();
  return order === "closing" ? sql`${text}::timestamptz` : sql`${text.slice(0, 10)}::date`;
}

/** A cursor of one order is none of another. */
export function writeDayCursor(order: DayOrder, cursor: Cursor): string {
  return `${order}.${writeCursor(cursor)}`;
}

/** `datePosted` is the day of the order. Null for anything that writeDayCursor did not write of this order. */
export function readDayCursor(order: DayOrder, text: string | null): Cursor | null {
  return text?.startsWith(`${order}.`) ? readCursor(text.slice(order.length + 1)) : null;
}

/** Rows that were chosen otherwise, the soonest first; those that do not state the day come last, the newest first. */
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
