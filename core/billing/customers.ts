import { and, desc, eq } from "drizzle-orm";
import { endedStatuses } from "#core/billing/live-subscriptions.ts";
import { billingCustomers, userSubscriptions } from "#core/billing/tables.ts";
import { type Db, db } from "#core/db.server.ts";
import { isMissing, livemode, stripe } from "#core/stripe.server.ts";

type Person = { userId: string; email: string };

/** The customer at Stripe that a person buys as, made at the first purchase. */
export async function ensureCustomer({ userId, email }: Person): Promise<string> {
  const known = await findCustomer(userId);
  if (known) return known;
  // Without a key of ours: for a day Stripe would give back one that was deleted since.
  const made = await stripe().customers.create({ email, metadata: { user_id: userId } });
  await db
    .insert(billingCustomers)
    .values({ stripeCustomerId: made.id, userId, livemode })
    .onConflictDoNothing();
  return (await findCustomer(userId)) ?? made.id;
}

/** As whom a person manages what was bought: the customer of the live subscription before any other. */
export async function findManagingCustomer(userId: string): Promise<string | null> {
  const bought = await db
    .select({ customer: userSubscriptions.stripeCustomerId, status: userSubscriptions.status })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.livemode, livemode)))
    .orderBy(desc(userSubscriptions.createdAt));
  const live = bought.find(({ status }) => !endedStatuses.includes(status));
  return live?.customer ?? (await findCustomer(userId)) ?? bought[0]?.customer ?? null;
}

/** From now on the person buys as this customer. */
export async function assignCustomer(tx: Db, userId: string, stripeCustomerId: string): Promise<void> {
  await tx.delete(billingCustomers).where(isOf(userId));
  await tx
    .insert(billingCustomers)
    .values({ stripeCustomerId, userId, livemode })
    .onConflictDoUpdate({ target: billingCustomers.stripeCustomerId, set: { userId, livemode } });
}

/** Whether an error says that the customer is gone from Stripe, which is then forgotten here, too. */
export async function forgetMissingCustomer(userId: string, error: unknown): Promise<boolean> {
  if (!isMissing(error) || error.param !== "customer") return false;
  await db.delete(billingCustomers).where(isOf(userId));
  return true;
}

export async function findCustomer(userId: string): Promise<string | null> {
  const [found] = await db.select().from(billingCustomers).where(isOf(userId));
  return found?.stripeCustomerId ?? null;
}

function isOf(userId: string) {
  return and(eq(billingCustomers.userId, userId), eq(billingCustomers.livemode, livemode));
}
