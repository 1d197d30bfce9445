import { and, desc, eq } from "drizzle-orm";
import { endedStatuses } from "#core/billing/subscriptions/live-subscriptions.ts";
import { billingCustomers, userSubscriptions } from "#core/billing/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { isMissing, livemode, stripe } from "#core/platform/stripe.server.ts";

type Person = { userId: string; email: string };

export async function ensureCustomer({ userId, email }: Person): Promise<string> {
  const known = await findCustomer(userId);
  if (known) return known;
  const stripeCustomerId = await makeCustomer({ userId, email });
  await db.insert(billingCustomers).values({ stripeCustomerId, userId, livemode }).onConflictDoNothing();
  return (await findCustomer(userId)) ?? stripeCustomerId;
}

export async function findManagingCustomer(userId: string): Promise<string | null> {
  const bought = await db
    .select({ customer: userSubscriptions.stripeCustomerId, status: userSubscriptions.status })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), eq(userSubscriptions.livemode, livemode)))
    .orderBy(desc(userSubscriptions.createdAt));
  const live = bought.find(({ status }) => !endedStatuses.includes(status));
  return live?.customer ?? (await findCustomer(userId)) ?? bought[0]?.customer ?? null;
}

export async function assignCustomer(tx: Db, userId: string, stripeCustomerId: string): Promise<void> {
  await tx.delete(billingCustomers).where(isOf(userId));
  await tx
    .insert(billingCustomers)
    .values({ stripeCustomerId, userId, livemode })
    .onConflictDoUpdate({ target: billingCustomers.stripeCustomerId, set: { userId, livemode } });
}

/** True if Stripe no longer has the customer. */
export async function dropMissingCustomer(userId: string, error: unknown): Promise<boolean> {
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

/** Two calls at once create one customer. Stripe repeats its answer for a day, so `gone` changes the key. */
async function makeCustomer({ userId, email }: Person, gone = ""): Promise<string> {
  const { id } = await stripe().customers.create(
    { email, metadata: { user_id: userId } },
    { idempotencyKey: `customer-${userId}-${email}${gone}` },
  );
  return (await exists(id)) ? id : makeCustomer({ userId, email }, `-${id}`);
}

async function exists(customer: string): Promise<boolean> {
  try {
    return !(await stripe().customers.retrieve(customer)).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
