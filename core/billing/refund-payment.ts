import { eq } from "drizzle-orm";
import { z } from "zod";
import { giveBack } from "#core/billing/give-back.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db } from "#core/db.server.ts";
import { logger } from "#core/logger.server.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { stripe } from "#core/stripe.server.ts";

type Task = { paymentIntentId: string; checkoutId: string };

/** Gives back a payment that brought nothing, once, and tells the employer. */
export async function refundPayment({ paymentIntentId, checkoutId }: Task): Promise<void> {
  if (!(await giveBack(paymentIntentId))) {
    logger.error(
      { payment: paymentIntentId },
      "a payment that brought nothing is disputed: if we win, it stays to be refunded",
    );
    return;
  }
  const [order] = await db.select().from(checkouts).where(eq(checkouts.id, checkoutId));
  // What was refused for not being what was ordered has no order any more; the log tells of it.
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
