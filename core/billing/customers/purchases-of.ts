import { and, eq, inArray, isNull, ne, notExists, or } from "drizzle-orm";
import { billingCustomers, checkouts, stripeEvents, userSubscriptions } from "#core/billing/tables.ts";
import type { Db } from "#core/platform/db.server.ts";

type Who = { id: string; email: string };

export function subscriptionsOf({ id, email }: Who) {
  const unclaimed = and(isNull(userSubscriptions.userId), eq(userSubscriptions.paidEmail, email));
  return or(eq(userSubscriptions.userId, id), unclaimed);
}

export function checkoutsOf({ id, email }: Who) {
  return or(eq(checkouts.userId, id), and(isNull(checkouts.userId), eq(checkouts.paidEmail, email)));
}

/** Those of the person's own customers, and those with the address that are nobody else's. */
export async function eventsOf(where: Db, person: Who) {
  const [customers, bought] = await Promise.all([
    where
      .select({ id: billingCustomers.stripeCustomerId })
      .from(billingCustomers)
      .where(eq(billingCustomers.userId, person.id)),
    where
      .select({ id: userSubscriptions.stripeCustomerId })
      .from(userSubscriptions)
      .where(subscriptionsOf(person)),
  ]);
  const { stripeCustomerId: customer, userId } = billingCustomers;
  const isOthers = and(eq(customer, stripeEvents.stripeCustomerId), ne(userId, person.id));
  const others = where.select({ customer }).from(billingCustomers).where(isOthers);
  return or(
    inArray(
      stripeEvents.stripeCustomerId,
      [...customers, ...bought].map(({ id }) => id),
    ),
    and(eq(stripeEvents.email, person.email), notExists(others)),
  );
}
