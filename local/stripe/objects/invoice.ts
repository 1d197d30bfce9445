import type Stripe from "stripe";
import { newId } from "./id.ts";

type Given = {
  created: number;
  customer: Stripe.Customer;
  reason: "manual" | "subscription_create" | "subscription_cycle" | "subscription_update";
  testClock: string | null;
};

export function newSubscriptionInvoice(
  given: Given & { subscription: Stripe.Subscription; item: Stripe.SubscriptionItem },
): Stripe.Invoice {
  const { item, subscription } = given;
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const { currency, metadata, id } = subscription;
  return newInvoice(given, {
    ...{ amount, currency },
    parent: {
      quote_details: null,
      subscription_details: { metadata, subscription: id },
      type: "subscription_details",
    },
    lineOf: (invoice) => newLine(invoice, amount, subscription, item),
  });
}

/** Of a single payment; the page links and the PDF are made by the caller's server. */
export function newPaymentInvoice(
  given: Omit<Given, "reason"> & { lineItem: Stripe.LineItem; publicUrl: string },
): Stripe.Invoice {
  const { lineItem, publicUrl, customer } = given;
  const invoice = newInvoice(
    { ...given, reason: "manual" },
    {
      ...{ amount: lineItem.amount_total, currency: lineItem.currency, parent: null },
      lineOf: (invoice) => newPaymentLine(invoice, lineItem, given.created),
    },
  );
  return {
    ...invoice,
    customer_address: customer.address ?? null,
    hosted_invoice_url: `${publicUrl}/invoice/${invoice.id}`,
    invoice_pdf: `${publicUrl}/invoice/${invoice.id}/pdf`,
  };
}

type Content = {
  amount: number;
  currency: string;
  parent: Stripe.Invoice["parent"];
  lineOf: (invoice: string) => Stripe.InvoiceLineItem;
};

function newInvoice(given: Given, { amount, currency, parent, lineOf }: Content): Stripe.Invoice {
  const { customer } = given;
  const id = newId("in");
  const line = lineOf(id);
  const invoice: Stripe.Invoice = {
    id,
    object: "invoice",
    account_country: "US",
    account_name: "Waymark",
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created: given.created,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: given.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: "list", data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: given.created,
    period_start: given.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: given.created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: given.testClock,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: given.created,
  };
  return invoice;
}

function newLine(
  invoice: string,
  amount: number,
  subscription: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): Stripe.InvoiceLineItem {
  const line: Stripe.InvoiceLineItem = {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: subscription.currency,
    description: null,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: "subscription_item_details",
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: null,
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
  return line;
}

function newPaymentLine(invoice: string, item: Stripe.LineItem, created: number): Stripe.InvoiceLineItem {
  const amount = item.amount_total;
  const line: Stripe.InvoiceLineItem = {
    id: newId("il"),
    object: "line_item",
    amount,
    currency: item.currency,
    description: item.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: {
        invoice_item: newId("ii"),
        proration: false,
        proration_details: null,
        subscription: null,
      },
      subscription_item_details: null,
      type: "invoice_item_details",
    },
    period: { start: created, end: created },
    pretax_credit_amounts: [],
    pricing: item.price && {
      price_details: { price: item.price.id, product: String(item.price.product) },
      type: "price_details",
      unit_amount_decimal: item.price.unit_amount_decimal,
    },
    quantity: item.quantity,
    quantity_decimal: null,
    subscription: null,
    subtotal: amount,
    taxes: [],
  };
  return line;
}
