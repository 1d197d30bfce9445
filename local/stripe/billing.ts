import type Stripe from "stripe";
import type { Account } from "./account.ts";
import { paysUnattended } from "./cards.ts";
import { newSubscriptionInvoice } from "./objects/invoice.ts";
import { newInvoicePayment, newPayment } from "./objects/payment.ts";
import { itemOf } from "./objects/subscription.ts";

const daySeconds = 86_400;
/** Days between attempts to charge a failed renewal. */
const retryDays = [3, 5, 7];

export function billPeriod(
  account: Account,
  subscription: Stripe.Subscription,
  reason: "subscription_create" | "subscription_cycle" | "subscription_update",
  created: number,
): Stripe.Invoice {
  const customer = account.get("customer", String(subscription.customer));
  const testClock = subscription.test_clock ? String(subscription.test_clock) : null;
  const item = itemOf(subscription);
  const invoice = account.add(
    newSubscriptionInvoice({ created, customer, subscription, item, reason, testClock }),
  );
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  subscription.latest_invoice = invoice.id;
  return invoice;
}

export function payInvoice(account: Account, invoice: Stripe.Invoice, at: number) {
  const { intent, charge } = newPayment({
    created: at,
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: String(invoice.customer),
    email: invoice.customer_email,
    metadata: {},
  });
  account.add(intent);
  account.add(charge);
  account.add(newInvoicePayment(invoice, intent));
  const paid: Partial<Stripe.Invoice> = {
    status: "paid",
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: at },
  };
  account.change(invoice, paid, "invoice.paid", at);
}

export function chargeInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  at: number,
): "paid" | "again_later" | "given_up" {
  if (paysUnattended(account.state.cards[String(invoice.customer)])) {
    payInvoice(account, invoice, at);
    return "paid";
  }
  const wait = retryDays[invoice.attempt_count];
  const failed: Partial<Stripe.Invoice> = {
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: wait === undefined ? null : at + wait * daySeconds,
  };
  account.change(invoice, failed, "invoice.payment_failed", at);
  return wait === undefined ? "given_up" : "again_later";
}
