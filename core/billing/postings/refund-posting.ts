import { type RefundOutcome, refundNow } from "#core/billing/postings/refund-order.ts";
import { centsOf, lockPayments, requestRefunds } from "#core/billing/postings/request-refunds.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { hidePosting } from "#core/postings/decisions/moderate-posting.ts";
import { lockPosting } from "#core/postings/lock-posting.ts";

type Refund = { id: string; by: string; note?: string };

export type RefundedPosting = { ok: true; refund: RefundOutcome } | { ok: false };

/** All payments of a posting go back, and it leaves every list for good. What never was live is declined instead. */
export async function refundPosting(
  { note, ...decision }: Refund,
  now = new Date(),
): Promise<RefundedPosting> {
  const { id, by } = decision;
  const orders = await inTransaction(async (tx) => {
    const paid = await lockPayments(tx, id);
    const row = await lockPosting(tx, id);
    if (!row?.datePosted || row.refundedAt || !paid.length) return null;
    const cents = centsOf(paid);
    await hidePosting(
      tx,
      { ...decision, ...(note && { note }), isRefund: true, action: "refunded", cents },
      now,
    );
    await requestRefunds(tx, paid, by, now);
    const data = { title: row.title, reason: note || null, cents };
    const onceKey = `posting-refunded:${id}`;
    await queueMail(tx, { kind: "posting-refunded", to: row.contactEmail, data, onceKey });
    return paid;
  });
  return orders ? { ok: true, refund: await refundNow(orders, now) } : { ok: false };
}
