import { and, asc, eq, min, sql } from "drizzle-orm";
import { revenueEntries } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";

/** In cents; `month` is like "2026-11". */
export type RevenueMonth = {
  month: string;
  subscriptions: number;
  postings: number;
  refunds: number;
  total: number;
};

/** All that we sell is sold in dollars. */
const currency = "usd";

/** One entry a month without gaps, up to the present. What was paid before `since` was not stored and is unknown. */
export async function listRevenue(now = new Date()): Promise<{ since: Date | null; months: RevenueMonth[] }> {
  const { at, cents, product } = revenueEntries;
  const month = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM')`;
  const paid = (kind: "subscription" | "posting") =>
    sql<number>`coalesce(sum(${cents}) filter (where ${cents} > 0 and ${product} = ${kind}), 0)::float8`;
  const rows = await db
    .select({
      ...{ month, since: min(at) },
      subscriptions: paid("subscription"),
      postings: paid("posting"),
      refunds: sql<number>`coalesce(-sum(${cents}) filter (where ${cents} < 0), 0)::float8`,
    })
    .from(revenueEntries)
    .where(and(eq(revenueEntries.livemode, livemode), eq(revenueEntries.currency, currency)))
    .groupBy(month)
    .orderBy(asc(month));
  const [first] = rows;
  if (!first) return { since: null, months: [] };
  const sums = new Map(rows.map((row) => [row.month, row]));
  const months = monthsBetween(first.month, now.toISOString().slice(0, 7));
  return { since: first.since, months: months.map((name) => toMonth(name, sums.get(name))) };
}

type Sums = Pick<RevenueMonth, "subscriptions" | "postings" | "refunds">;

function toMonth(month: string, sums: Sums = { subscriptions: 0, postings: 0, refunds: 0 }): RevenueMonth {
  const { subscriptions, postings, refunds } = sums;
  return { month, subscriptions, postings, refunds, total: subscriptions + postings - refunds };
}

function monthsBetween(first: string, last: string): string[] {
  const months = [first];
  for (let month = monthAfter(first); month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}
