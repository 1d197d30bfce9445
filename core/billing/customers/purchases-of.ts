import { and, eq, isNull, or } from "drizzle-orm";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";

type Who = { id: string; email: string };

export function subscriptionsOf({ id, email }: Who) {
  const unclaimed = and(isNull(userSubscriptions.userId), eq(userSubscriptions.paidEmail, email));
  return or(eq(userSubscriptions.userId, id), unclaimed);
}

export function checkoutsOf({ id, email }: Who) {
  return or(eq(checkouts.userId, id), and(isNull(checkouts.userId), eq(checkouts.paidEmail, email)));
}
