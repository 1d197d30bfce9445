import { forgetPerson, lockPerson } from "#core/accounts/forget-person.ts";
import { readEmail } from "#core/accounts/read-email.ts";
import { forgetAlerts } from "#core/alerts/forget-alerts.ts";
import { forgetPurchases, lockOrders } from "#core/billing/forget-purchases.ts";
import { forgetMessages } from "#core/contact/forget-messages.ts";
import { inTransaction } from "#core/db.server.ts";
import { forgetMails } from "#core/mail/forget-mails.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { forgetReports } from "#core/moderation/forget-reports.ts";
import { forgetUnpaidPostings } from "#core/privacy/forget-unpaid-postings.ts";

export type Erasure = { ok: true } | { ok: false; reason: "not-the-address" };

/**
 * Deletes a person's account and all that belongs to it, once they have typed its address. What is at Stripe is ended and
 * deleted by tasks, so that an outage there holds nobody.
 */
export function eraseAccount(userId: string, typedEmail: unknown): Promise<Erasure> {
  return inTransaction(async (tx) => {
    await lockOrders(tx, userId);
    const person = await lockPerson(tx, userId);
    if (!person || readEmail(typedEmail) !== person.email) return { ok: false, reason: "not-the-address" };
    const { subscriptionIds, hadSubscription } = await forgetPurchases(tx, person);
    const messageIds = await forgetMessages(tx, person.email);
    await forgetMails(tx, person.email, [...subscriptionIds, ...messageIds]);
    await forgetUnpaidPostings(tx, person.email);
    await forgetAlerts(tx, person.email);
    await forgetReports(tx, person.id);
    await forgetPerson(tx, person);
    await queueMail(tx, { kind: "account-deleted", to: person.email, data: { hadSubscription } });
    return { ok: true };
  });
}
