import type Stripe from "stripe";
import type { Account } from "./account.ts";
import type { CardBehaviour } from "./cards.ts";
import { newCustomer } from "./objects/customer.ts";
import { newPaymentInvoice } from "./objects/invoice.ts";
import { newInvoicePayment, newPayment } from "./objects/payment.ts";
import { startSubscription } from "./subscription-life.ts";

export type Billing = { name: string; address: Stripe.Address };
type Payer = { email: string; card: CardBehaviour; billing?: Billing };

/** For payers who type nothing. */
export const exampleBilling: Billing = {
  name: "Summit Guides LLC",
  address: {
    ...{ line1: "12 Trailhead Road", line2: null, city: "Moab", state: "UT" },
    ...{ postal_code: "84532", country: "US" },
  },
};

/** Creates everything before it returns, and the session's event last. */
export function completeSession(account: Account, session: Stripe.Checkout.Session, payer: Payer) {
  requireOpen(session);
  const billing = billingOf(session, payer.billing);
  const customer = payingCustomer(account, session, payer.email, billing);
  if (customer) account.state.cards[customer.id] = payer.card;
  const outcome =
    session.mode === "subscription" && customer
      ? subscribe(account, session, customer)
      : payOnce(account, session, customer, payer.email);
  const changes = {
    ...outcome,
    ...completed(customer, payer.email, billing),
    payment_status: "paid",
  } as const;
  account.change(session, changes, "checkout.session.completed", account.time(customer?.test_clock));
}

/** Completes with a delayed payment method; `settleSession` decides the outcome. */
export function completeUnpaid(account: Account, session: Stripe.Checkout.Session, email: string) {
  requireOpen(session);
  if (session.mode !== "payment") throw new Error("only one-time payments are settled later");
  const billing = billingOf(session);
  const customer = payingCustomer(account, session, email, billing);
  account.change(session, completed(customer, email, billing), "checkout.session.completed", account.time());
}

export function settleSession(
  account: Account,
  session: Stripe.Checkout.Session,
  outcome: "succeeded" | "failed",
) {
  if (session.status !== "complete" || session.payment_status !== "unpaid")
    throw new Error(`session ${session.id} waits for no payment`);
  const customer = account.find("customer", String(session.customer));
  const email = session.customer_details?.email ?? "";
  const changes: Partial<Stripe.Checkout.Session> =
    outcome === "succeeded" ? { ...payOnce(account, session, customer, email), payment_status: "paid" } : {};
  account.change(session, changes, `checkout.session.async_payment_${outcome}`, account.time());
}

export function expireSession(account: Account, session: Stripe.Checkout.Session, at: number) {
  account.change(session, { status: "expired", url: null }, "checkout.session.expired", at);
}

export function addCustomer(
  account: Account,
  given: {
    email: string | null;
    name: string | null;
    metadata: Record<string, string>;
    testClock: string | null;
  },
): Stripe.Customer {
  const created = account.time(given.testClock);
  const customer = account.add(newCustomer({ ...given, created }));
  account.emit("customer.created", customer, created);
  return customer;
}

function requireOpen(session: Stripe.Checkout.Session) {
  if (session.status !== "open") throw new Error(`session ${session.id} is ${session.status}`);
}

function billingOf({ billing_address_collection }: Stripe.Checkout.Session, given = exampleBilling) {
  return billing_address_collection === "required" ? given : null;
}

function completed(
  customer: Stripe.Customer | null,
  email: string,
  billing: Billing | null,
): Partial<Stripe.Checkout.Session> {
  return {
    customer: customer?.id ?? null,
    customer_details: {
      address: billing?.address ?? null,
      business_name: null,
      email,
      individual_name: null,
      name: billing?.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
    status: "complete",
    url: null,
  };
}

/** A guest's single payment creates no customer unless the session asks for one, or its invoice needs one. */
function payingCustomer(
  account: Account,
  session: Stripe.Checkout.Session,
  email: string,
  billing: Billing | null,
) {
  if (session.customer) return account.get("customer", String(session.customer));
  const needsNone = session.customer_creation !== "always" && !session.invoice_creation?.enabled;
  if (session.mode === "payment" && needsNone) return null;
  const customer = addCustomer(account, {
    email,
    name: billing?.name ?? null,
    metadata: {},
    testClock: null,
  });
  customer.address = billing?.address ?? null;
  return customer;
}

function subscribe(account: Account, session: Stripe.Checkout.Session, customer: Stripe.Customer) {
  const basket = account.state.baskets[session.id];
  const line = basket?.lineItems[0];
  if (!basket || !line?.price) throw new Error(`session ${session.id} has no basket`);
  const subscription = startSubscription(account, {
    customer,
    price: line.price,
    quantity: line.quantity ?? 1,
    metadata: basket.innerMetadata,
  });
  return { subscription: subscription.id, invoice: String(subscription.latest_invoice) };
}

function payOnce(
  account: Account,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer | null,
  email: string,
) {
  const now = account.time(customer?.test_clock);
  const { intent, charge } = newPayment({
    created: now,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? "usd",
    customer: customer?.id ?? null,
    email,
    metadata: account.state.baskets[session.id]?.innerMetadata ?? {},
  });
  account.add(intent);
  account.add(charge);
  account.emit("payment_intent.succeeded", intent, now);
  account.emit("charge.succeeded", charge, now);
  const invoice =
    session.invoice_creation?.enabled && customer && billOnce(account, session, customer, intent);
  return { payment_intent: intent.id, ...(invoice && { invoice: invoice.id }) };
}

function billOnce(
  account: Account,
  session: Stripe.Checkout.Session,
  customer: Stripe.Customer,
  intent: Stripe.PaymentIntent,
): Stripe.Invoice {
  const [lineItem] = account.state.baskets[session.id]?.lineItems ?? [];
  if (!lineItem) throw new Error(`session ${session.id} has no basket`);
  const { publicUrl } = account;
  const { created, amount } = intent;
  const invoice = account.add(newPaymentInvoice({ created, customer, lineItem, publicUrl, testClock: null }));
  customer.next_invoice_sequence = (customer.next_invoice_sequence ?? 1) + 1;
  account.add(newInvoicePayment(invoice, intent));
  const paid: Partial<Stripe.Invoice> = {
    ...{ status: "paid", attempted: true, attempt_count: 1, amount_paid: amount, amount_remaining: 0 },
    status_transitions: { ...invoice.status_transitions, paid_at: created },
  };
  account.change(invoice, paid, "invoice.paid", created);
  return invoice;
}
