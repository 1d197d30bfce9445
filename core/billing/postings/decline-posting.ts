import { type RefundOutcome, refundNow } from "#core/billing/postings/refund-order.ts";
import { centsOf, lockPayments, requestRefunds } from "#core/billing/postings/request-refunds.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { declineWithin } from "#core/postings/decisions/decline-posting.ts";

type Decline = { id: string; by: string; reason: string };

export type Declined = { ok: true; refund: RefundOutcome } | { ok: false };

/** One act: the reason, the email and the refund. Stripe is asked right away, and by a task until it answers. */
export async function declinePosting({ id, by, reason }: Decline, now = new Date()): Promise<Declined> {
  const orders = await inTransaction(async (tx) => {
    const paid = await lockPayments(tx, id);
    const cents = centsOf(paid);
    const row = await declineWithin(tx, { id, by, note: reason, cents }, now);
    if (!row) return null;
    await requestRefunds(tx, paid, by, now);
    const { title, companyName: company, contactEmail: to } = row;
    const data = { title, company, reason, cents };
    await queueMail(tx, { kind: "posting-declined", to, data, onceKey: `posting-declined:${id}` });
    return paid;
  });
  return orders ? { ok: true, refund: await refundNow(orders, now) } : { ok: false };
}
