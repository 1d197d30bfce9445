import type Stripe from "stripe";
import { stripe } from "#core/platform/stripe.server.ts";

export function paidInvoices(subscriptionId: string) {
  return stripe().invoices.list({ subscription: subscriptionId, status: "paid", limit: 20 });
}

export async function latestPaidInvoice(subscriptionId: string): Promise<Stripe.Invoice | null> {
  for await (const invoice of paidInvoices(subscriptionId)) if (periodLines(invoice).length) return invoice;
  return null;
}

/** Leaves out prorations. */
export function periodLines({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem[] {
  return lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration === false);
}

export async function invoiceOfCharge(charge: Stripe.Charge): Promise<Stripe.Invoice | null> {
  if (!charge.payment_intent) return null;
  const { data } = await stripe().invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: idOf(charge.payment_intent) },
    expand: ["data.invoice"],
  });
  const invoice = data[0]?.invoice;
  return invoice && typeof invoice !== "string" && !invoice.deleted ? invoice : null;
}

export async function paymentOfInvoice(invoiceId: string): Promise<string | null> {
  const { data } = await stripe().invoicePayments.list({ invoice: invoiceId, status: "paid", limit: 1 });
  const intent = data[0]?.payment.payment_intent;
  return intent ? idOf(intent) : null;
}

export function subscriptionOf(invoice: Stripe.Invoice): string | null {
  const subscription = invoice.parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
