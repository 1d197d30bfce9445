import type Stripe from "stripe";
import { newId } from "./id.ts";

export function newCheckoutSession(given: {
  created: number;
  expiresAt: number;
  publicUrl: string;
  mode: "payment" | "subscription";
  amount: number;
  currency: string;
  customer: string | null;
  customerEmail: string | null;
  customerCreation: "always" | "if_required" | null;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string | null;
  allowPromotionCodes: boolean | null;
  allowedPaymentMethodTypes: string[];
  metadata: Record<string, string>;
  submitText: string | null;
  billingAddress: "auto" | "required" | null;
  hasInvoice: boolean | null;
}): Stripe.Checkout.Session {
  const id = newId("cs_test", 58);
  const session: Stripe.Checkout.Session = {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allowPromotionCodes,
    allowed_payment_method_types: given.allowedPaymentMethodTypes.length
      ? given.allowedPaymentMethodTypes
      : null,
    amount_subtotal: given.amount,
    amount_total: given.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: given.billingAddress,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: given.created,
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: given.submitText === null ? null : { message: given.submitText },
      terms_of_service_acceptance: null,
    },
    customer: given.customer,
    customer_account: null,
    customer_creation: given.customerCreation,
    customer_details: null,
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: given.hasInvoice === null ? null : invoiceCreation(given.hasInvoice),
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: given.metadata,
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: given.mode === "subscription" ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${given.publicUrl}/pay/${id}`,
    wallet_options: null,
  };
  return session;
}

export function newLineItem(price: Stripe.Price, quantity: number, description: string): Stripe.LineItem {
  const amount = (price.unit_amount ?? 0) * quantity;
  const item: Stripe.LineItem = {
    id: newId("li"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
  return item;
}

function invoiceCreation(enabled: boolean): Stripe.Checkout.Session.InvoiceCreation {
  return {
    enabled,
    invoice_data: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: null,
      metadata: null,
      rendering_options: null,
    },
  };
}
