import { and, eq, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import type { Db, Tx } from "#core/platform/db.server.ts";

export type Buyer = { userId: string | null; email: string };

type Bought = { userId: string | null; paidEmail: string };

/** The account that bought it, or the account that has proved the paid address. */
export async function findBuyer(where: Db, { userId, paidEmail }: Bought): Promise<Buyer> {
  const isTheirs = userId
    ? eq(profiles.id, userId)
    : and(eq(profiles.email, paidEmail), eq(profiles.emailVerified, true));
  const [account] = await where
    .select({ userId: profiles.id, email: profiles.email })
    .from(profiles)
    .where(isTheirs);
  return account ?? { userId: null, email: paidEmail };
}

/** Everyone else who decides about this person's subscriptions waits. */
export async function lockBuyer(tx: Tx, bought: Bought): Promise<Buyer> {
  const { email } = await findBuyer(tx, bought);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
  const buyer = await findBuyer(tx, bought);
  if (buyer.userId)
    await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, buyer.userId)).for("update");
  return buyer;
}
