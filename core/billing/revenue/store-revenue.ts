import { eq } from "drizzle-orm";
import { revenueEntries } from "#core/billing/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";

export type RevenueEntry = Omit<typeof revenueEntries.$inferInsert, "livemode">;
export type Product = RevenueEntry["product"];

/** Whatever Stripe tells twice, or in another order, is stored once. */
export async function storeRevenue(where: Db, entries: RevenueEntry[]): Promise<void> {
  const rows = entries.filter(({ cents }) => cents !== 0).map((entry) => ({ ...entry, livemode }));
  if (rows.length) await where.insert(revenueEntries).values(rows).onConflictDoNothing();
}

export async function isStored(stripeId: string): Promise<boolean> {
  return (await db.$count(revenueEntries, eq(revenueEntries.stripeId, stripeId))) > 0;
}
