import { and, eq, inArray, isNull } from "drizzle-orm";
import { readEmail } from "#core/accounts/read-email.ts";
import { profiles, roleChanges, signInLinks, verifications } from "#core/accounts/tables.ts";
import { endedStatuses } from "#core/billing/live-subscriptions.ts";
import { billingCustomers, checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { inTransaction, type Tx } from "#core/db.server.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { mails } from "#core/mail/tables.ts";
import { checkoutsOf, mailsOf, subscriptionsOf } from "#core/privacy/of-person.ts";
import { enqueue } from "#core/tasks.server.ts";

export type Erasure = { ok: true } | { ok: false; reason: "not-the-address" };

type Person = { id: string; email: string; role: string | null };

/**
 * Deletes a person's account and all that belongs to it, once they have typed its address. What is at Stripe is ended and
 * deleted by tasks, so that an outage there holds nobody.
 */
export function eraseAccount(userId: string, typedEmail: unknown): Promise<Erasure> {
  return inTransaction(async (tx) => {
    await lockOrders(tx, userId);
    const [person] = await tx
      .select({ id: profiles.id, email: profiles.email, role: profiles.role })
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for("update");
    if (!person || readEmail(typedEmail) !== person.email) return { ok: false, reason: "not-the-address" };
    const hadSubscription = await endSubscriptions(tx, person);
    await forgetAddress(tx, person);
    if (person.role) await noteLostRole(tx, person, person.role);
    await tx.delete(profiles).where(eq(profiles.id, userId));
    await queueMail(tx, { kind: "account-deleted", to: person.email, data: { hadSubscription } });
    return { ok: true };
  });
}

/** Whoever grants a paid order locks it before the account; the other way round, the two would wait for each other. */
async function lockOrders(tx: Tx, userId: string) {
  await tx.select({ id: checkouts.id }).from(checkouts).where(eq(checkouts.userId, userId)).for("update");
}

async function endSubscriptions(tx: Tx, person: Person): Promise<boolean> {
  const deleted = await tx.delete(userSubscriptions).where(subscriptionsOf(person)).returning({
    subscriptionId: userSubscriptions.stripeSubscriptionId,
    customerId: userSubscriptions.stripeCustomerId,
    status: userSubscriptions.status,
  });
  const live = deleted.filter(({ status }) => !endedStatuses.includes(status));
  for (const { subscriptionId } of live)
    await enqueue(tx, "billing.cancel", { subscriptionId, refund: false });
  await forgetCustomers(
    tx,
    person,
    deleted.map(({ customerId }) => customerId),
  );
  return live.length > 0;
}

async function forgetCustomers(tx: Tx, { id }: Person, bought: string[]) {
  const own = await tx
    .delete(billingCustomers)
    .where(eq(billingCustomers.userId, id))
    .returning({ customerId: billingCustomers.stripeCustomerId });
  for (const customerId of new Set([...own.map((each) => each.customerId), ...bought]))
    await enqueue(tx, "billing.forget-customer", { customerId });
}

/** What hangs on the address rather than on the account, and so does not go with it by itself. */
async function forgetAddress(tx: Tx, person: Person) {
  const links = await tx
    .delete(signInLinks)
    .where(eq(signInLinks.email, person.email))
    .returning({ hash: signInLinks.tokenHash });
  const names = links.map((link) => `magic-link:${link.hash}`);
  await tx.delete(verifications).where(inArray(verifications.identifier, names));
  await tx.delete(mails).where(mailsOf(tx, person));
  // One that is being paid at this moment becomes nobody's: its buyer is told by mail, rather than charged for nothing.
  const isOpen = and(eq(checkouts.userId, person.id), isNull(checkouts.fulfilledAt));
  await tx.update(checkouts).set({ userId: null }).where(isOpen);
  await tx.delete(checkouts).where(checkoutsOf(person));
}

function noteLostRole(tx: Tx, { email }: Person, role: string) {
  return tx.insert(roleChanges).values({ email, role, isGranted: false, by: email });
}
