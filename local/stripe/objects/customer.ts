import type Stripe from "stripe";
import { newId } from "./id.ts";

export function newCustomer(given: {
  created: number;
  email: string | null;
  name: string | null;
  metadata: Record<string, string>;
  testClock: string | null;
}): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId("cus", 14),
    object: "customer",
    address: null,
    balance: 0,
    created: given.created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: given.email,
    invoice_prefix: newId("x", 8).slice(2).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata,
    name: given.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: given.testClock,
  };
  return customer;
}
