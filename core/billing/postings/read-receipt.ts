import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { centsOf } from "#core/billing/postings/request-refunds.ts";
import { checkouts, postingRefunds } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";

export type PaymentReceipt = {
  orderId: string;
  isRenewal: boolean;
  cents: number;
  paidAt: Date;
  refundedAt: Date | null;
};

/** Stripe keeps the payer's name and address; we ask for them whenever a receipt is opened. */
export type Invoice = {
  number: string | null;
  payer: { name: string | null; email: string | null; address: string[] };
  pdfUrl: string | null;
};

/** `invoice` is null where Stripe made none, and "unavailable" where it doesn't answer. */
export type ReadReceipt = PaymentReceipt & { invoice: Invoice | null | "unavailable" };

export async function readReceipt(postingId: string, orderId: unknown): Promise<ReadReceipt | null> {
  const named = z.uuid().safeParse(orderId);
  if (!named.success) return null;
  const [found] = await db
    .select({ order: checkouts, refundedAt: postingRefunds.refundedAt })
    .from(checkouts)
    .leftJoin(postingRefunds, eq(postingRefunds.checkoutId, checkouts.id))
    .where(
      and(eq(checkouts.id, named.data), eq(checkouts.postingId, postingId), isNotNull(checkouts.fulfilledAt)),
    );
  if (!found) return null;
  const { order, refundedAt } = found;
  const { id, isRenewal, createdAt, fulfilledAt, stripeInvoiceId } = order;
  const paidAt = fulfilledAt ?? createdAt;
  const invoice = stripeInvoiceId ? await readInvoice(stripeInvoiceId) : null;
  return { orderId: id, isRenewal, cents: centsOf([order]), paidAt, refundedAt, invoice };
}

async function readInvoice(id: string): Promise<Invoice | "unavailable"> {
  try {
    const { number, customer_name, customer_email, customer_address, invoice_pdf } =
      await stripe().invoices.retrieve(id);
    const { line1, line2, city, state, postal_code, country } = customer_address ?? {};
    const town = [city, [state, postal_code].filter(Boolean).join(" ")].filter(Boolean).join(", ");
    const address = [line1, line2, town, country].flatMap((line) => line || []);
    return {
      number,
      payer: { name: customer_name, email: customer_email, address },
      pdfUrl: invoice_pdf ?? null,
    };
  } catch (error) {
    logger.error({ err: error, invoice: id }, "a receipt could not be read");
    return "unavailable";
  }
}
