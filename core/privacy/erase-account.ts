import { erasePerson, lockPerson } from "#core/accounts/erase-person.ts";
import { eraseAlerts } from "#core/alerts/erase-alerts.ts";
import { erasePurchases, lockOrders } from "#core/billing/customers/erase-purchases.ts";
import { eraseMessages } from "#core/contact/erase-messages.ts";
import { eraseMails } from "#core/mail/erase-mails.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { eraseReports } from "#core/moderation/erase-reports.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { deleteUnpaidPostings } from "#core/privacy/delete-unpaid-postings.ts";
import { normalizeEmail } from "#core/text/read-email.ts";

export type Erasure = { ok: true } | { ok: false; reason: "not-the-address" };

/** Requires the typed address. Tasks end and delete what is at Stripe, so an outage there doesn't block anyone. */
export function eraseAccount(userId: string, typedEmail: unknown): Promise<Erasure> {
  return inTransaction(async (tx) => {
    await lockOrders(tx, userId);
    const person = await lockPerson(tx, userId);
    if (!person || normalizeEmail(typedEmail) !== person.email)
      return { ok: false, reason: "not-the-address" };
    const { subscriptionIds, hadSubscription } = await erasePurchases(tx, person);
    const messageIds = await eraseMessages(tx, person.email);
    await eraseMails(tx, person.email, [...subscriptionIds, ...messageIds]);
    await deleteUnpaidPostings(tx, person.email);
    await eraseAlerts(tx, person);
    await eraseReports(tx, person.id);
    await erasePerson(tx, person);
    await queueMail(tx, { kind: "account-deleted", to: person.email, data: { hadSubscription } });
    return { ok: true };
  });
}
