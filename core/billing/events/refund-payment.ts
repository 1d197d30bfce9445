import { eq } from "drizzle-orm";
import { z } from "zod";
import { refundRemainder } from "#core/billing/refund-remainder.ts";
import { checkouts } from "#core/billing/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { findPosting } from "#core/postings/find-posting.ts";

type Task = { paymentIntentId: string; checkoutId: string };

export async function refundPayment({ paymentIntentId, checkoutId }: Task): Promise<void> {
  if (!(await refundRemainder(paymentIntentId))) {
    logger.error(
      { payment: paymentIntentId },
      "a payment that brought nothing is disputed: if we win, it stays to be refunded",
    );
    return;
  }
  const [order] = await db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  // A payment that wasn't what was ordered no longer has an order, but it is in the log.
  if (!order?.paidEmail) return;
  const { amount, metadata } = await stripe().paymentIntents.retrieve(paymentIntentId);
  const postingId = z.uuid().safeParse(metadata.posting_id).data;
  const typed = postingId ? (await findPosting(postingId))?.typed : undefined;
  await queueMail(db, {
    kind: "posting-payment-refunded",
    to: typed?.contact_email ?? order.paidEmail,
    data: { title: typed?.title ?? "Featured job", cents: amount },
    onceKey: `posting-payment-refunded:${paymentIntentId}`,
  });
}
