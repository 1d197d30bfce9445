import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { checkoutsOf, eventsOf, subscriptionsOf } from "#core/billing/customers/purchases-of.ts";
import { endedStatuses } from "#core/billing/subscriptions/live-subscriptions.ts";
import { billingCustomers, checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

type Who = { id: string; email: string };

/** Granting locks the order before the account, so any other order could deadlock. */
export async function lockOrders(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.userId, userId)).for("update");
}

export async function erasePurchases(tx: Tx, person: Who) {
  // Its type and outcome stay as long as any event's, without whom it was about.
  await tx
    .update(stripeEvents)
    .set({ email: null, stripeCustomerId: null, checkoutId: null })
    .where(await eventsOf(tx, person));
  const subscriptions = await tx.delete(userSubscriptions).where(subscriptionsOf(person)).returning({
    id: userSubscriptions.stripeSubscriptionId,
    customerId: userSubscriptions.stripeCustomerId,
    status: userSubscriptions.status,
  });
  const live = subscriptions.filter(({ status }) => !endedStatuses.includes(status));
  for (const { id } of live) await enqueue(tx, "billing.cancel", { subscriptionId: id, refund: false });
  const own = await tx
    .delete(billingCustomers)
    .where(eq(billingCustomers.userId, person.id))
    .returning({ customerId: billingCustomers.stripeCustomerId });
  const guests = await tx
    .select({ customerId: checkouts.stripeCustomerId })
    .from(checkouts)
    .where(and(checkoutsOf(person), isNotNull(checkouts.stripeCustomerId)));
  const customers = [...own, ...subscriptions, ...guests].map(({ customerId }) => String(customerId));
  for (const customerId of new Set(customers)) await enqueue(tx, "billing.forget-customer", { customerId });
  await eraseOrders(tx, person);
  return { subscriptionIds: subscriptions.map(({ id }) => id), hadSubscription: live.length > 0 };
}

async function eraseOrders(tx: Tx, person: Who) {
  // An order that is being paid right now loses its account, and its buyer gets an email instead of paying
  // for nothing.
  const isOpen = and(eq(checkouts.userId, person.id), isNull(checkouts.fulfilledAt));
  await tx.update(checkouts).set({ userId: null }).where(isOpen);
  // A posting outlives its payer's account and may still be refunded, so only the address is deleted.
  const isPosting = and(checkoutsOf(person), isNotNull(checkouts.postingId));
  await tx.update(checkouts).set({ paidEmail: null, stripeCustomerId: null }).where(isPosting);
  await tx.delete(checkouts).where(checkoutsOf(person));
}
