import { and, eq, inArray, isNull, ne, notExists, or, sql } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { checkouts, userSubscriptions } from "#core/billing/tables.ts";

import type { Db } from "#core/db.server.ts";
import { mails } from "#core/mail/tables.ts";

type Who = { id: string; email: string };

/** A person's subscriptions, and those bought signed out with the address that is theirs. */
export function subscriptionsOf({ id, email }: Who) {
  const unclaimed = and(isNull(userSubscriptions.userId), eq(userSubscriptions.paidEmail, email));
  return or(eq(userSubscriptions.userId, id), unclaimed);
}

export function checkoutsOf({ id, email }: Who) {
  return or(eq(checkouts.userId, id), and(isNull(checkouts.userId), eq(checkouts.paidEmail, email)));
}

/** Mails to a person, and those about what they bought with an address that is nobody else's account. */
export function mailsOf(where: Db, { id, email }: Who) {
  const paidWith = where
    .select({ email: checkouts.paidEmail })
    .from(checkouts)
    .where(eq(checkouts.userId, id));
  const another = where
    .select({ one: sql`1` })
    .from(profiles)
    .where(and(eq(profiles.email, mails.recipient), ne(profiles.id, id)));
  const bought = and(
    inArray(mails.recipient, paidWith),
    inArray(mails.kind, aboutPurchases),
    notExists(another),
  );
  return or(eq(mails.recipient, email), bought);
}

const aboutPurchases = ["subscription-started", "renewal-failed", "second-purchase-refunded"];
