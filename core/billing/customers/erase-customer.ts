import { eq } from "drizzle-orm";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { billingCustomers, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

/** Keeps a customer that somebody still buys as. */
export async function eraseCustomer(customer: string, now = new Date()): Promise<void> {
  try {
    await expireSessions(customer);
    await settleSessions(customer, now);
    if (!(await isInUse(customer))) await stripe().customers.del(customer);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

async function expireSessions(customer: string): Promise<void> {
  const open = stripe().checkout.sessions.list({ customer, status: "open", limit: 100 });
  for (const { id } of await open.autoPagingToArray({ limit: 1000 }))
    await stripe().checkout.sessions.expire(id);
}

async function settleSessions(customer: string, now: Date): Promise<void> {
  const paid = stripe().checkout.sessions.list({ customer, status: "complete", limit: 100 });
  for (const { id } of await paid.autoPagingToArray({ limit: 1000 })) await fulfilCheckout(id, now);
}

async function isInUse(customer: string): Promise<boolean> {
  const accounts = await db.$count(billingCustomers, eq(billingCustomers.stripeCustomerId, customer));
  return (
    accounts > 0 || (await db.$count(userSubscriptions, eq(userSubscriptions.stripeCustomerId, customer))) > 0
  );
}
