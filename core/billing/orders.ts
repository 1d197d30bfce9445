import { and, desc, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import type Stripe from "stripe";
import { checkouts } from "#core/billing/tables.ts";
import { type Db, db, type Tx } from "#core/platform/db.server.ts";
import { livemode } from "#core/platform/stripe.server.ts";
import { normalizeEmail } from "#core/text/read-email.ts";

export type Order = typeof checkouts.$inferSelect;

export async function findOpenOrder(where: Db, whose: SQL | undefined, now: Date): Promise<Order | null> {
  const soon = new Date(now.getTime() + 60_000);
  const [found] = await where
    .select()
    .from(checkouts)
    .where(
      and(
        whose,
        eq(checkouts.livemode, livemode),
        isNull(checkouts.fulfilledAt),
        or(isNull(checkouts.expiresAt), gt(checkouts.expiresAt, soon)),
      ),
    )
    .orderBy(desc(checkouts.createdAt))
    .limit(1);
  return found ?? null;
}

export function isSessionId(text: string): boolean {
  return /^cs_(test|live)_[A-Za-z0-9]+$/.test(text);
}

export async function findSessionOrder(sessionId: string): Promise<Order | null> {
  if (!isSessionId(sessionId)) return null;
  const [found] = await db.select().from(checkouts).where(eq(checkouts.stripeSessionId, sessionId));
  return found ?? null;
}

export async function writeOrder(
  where: Db,
  order: Pick<
    typeof checkouts.$inferInsert,
    "purpose" | "plan" | "userId" | "postingId" | "isRenewal" | "next"
  >,
  createdAt: Date,
): Promise<Order> {
  const [written] = await where
    .insert(checkouts)
    .values({ ...order, livemode, createdAt })
    .returning();
  if (!written) throw new Error("The order was not written.");
  return written;
}

/** Granting an order holds this lock. */
export async function lockOrder(tx: Tx, id: string): Promise<Order> {
  const [order] = await tx.select().from(checkouts).where(eq(checkouts.id, id)).for("update");
  if (!order) throw new Error(`The order ${id} vanished while it was fulfilled.`);
  return order;
}

/** An address beyond our grammar stays as Stripe gave it, and its buyer signs in with it. */
export function paidEmailOf(session: Stripe.Checkout.Session): string {
  const given = session.customer_details?.email;
  if (!given) throw new Error(`The paid checkout session ${session.id} lacks its address.`);
  return normalizeEmail(given);
}
