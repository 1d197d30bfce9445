import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { claimSubscriptions } from "#core/billing/subscriptions/claim-subscriptions.ts";
import { findManagingCustomer } from "#core/billing/subscriptions/customers.ts";
import { db } from "#core/platform/db.server.ts";
import { isMissing, stripe } from "#core/platform/stripe.server.ts";

export async function updateCustomerEmail(userId: string): Promise<void> {
  const [person] = await db.select({ email: profiles.email }).from(profiles).where(eq(profiles.id, userId));
  if (!person) return;
  await claimSubscriptions({ userId, email: person.email });
  const customer = await findManagingCustomer(userId);
  if (!customer) return;
  try {
    await stripe().customers.update(customer, { email: person.email });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
