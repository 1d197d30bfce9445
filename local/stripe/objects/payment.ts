import type Stripe from "stripe";
import { newId } from "./id.ts";

type Given = {
  created: number;
  amount: number;
  currency: string;
  customer: string | null;
  email: string | null;
  metadata: Record<string, string>;
};

export function newPayment(given: Given): { intent: Stripe.PaymentIntent; charge: Stripe.Charge } {
  const intent = newIntent(given);
  const charge = newCharge(given, intent.id);
  intent.latest_charge = charge.id;
  return { intent, charge };
}

function newIntent(given: Given): Stripe.PaymentIntent {
  const id = newId("pi");
  const intent: Stripe.PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: given.amount,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: newId(`${id}_secret`),
    confirmation_method: "automatic",
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId("pm"),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_group: null,
  };
  return intent;
}

function newCharge(given: Given, intent: string): Stripe.Charge {
  const charge: Stripe.Charge = {
    id: newId("ch"),
    object: "charge",
    amount: given.amount,
    amount_captured: given.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId("txn"),
    billing_details: { address: null, email: given.email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "WAYMARK",
    captured: true,
    created: given.created,
    currency: given.currency,
    customer: given.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: given.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      seller_message: "Payment complete.",
      type: "authorized",
    },
    paid: true,
    payment_intent: intent,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
  return charge;
}

/** Links an invoice to its payment: the only way from a charge to its subscription. */
export function newInvoicePayment(
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  const payment: Stripe.InvoicePayment = {
    id: newId("inpay"),
    object: "invoice_payment",
    amount_paid: intent.amount,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "paid",
    status_transitions: { canceled_at: null, paid_at: intent.created },
  };
  return payment;
}
