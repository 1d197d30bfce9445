import type Stripe from "stripe";
import { expect, test } from "vitest";
import type { Order } from "#core/billing/orders.ts";
import { offer } from "#core/postings/offer.ts";
import { findMismatch, isPaid } from "./find-mismatch.ts";

const order = { id: "order-1", purpose: "job_post", plan: "featured_post", livemode: false } as Order;
const price = { lookup_key: "featured_post", recurring: null } as Stripe.Price;

function session(overrides: object = {}) {
  const given = {
    client_reference_id: order.id,
    mode: "payment",
    metadata: { purpose: "job_post" },
    line_items: { data: [{ price }] },
    amount_total: offer.cents,
    currency: "usd",
    livemode: false,
    ...overrides,
  };
  return given as unknown as Stripe.Checkout.Session;
}

const sold = (overrides: object) => ({ line_items: { data: [{ price: { ...price, ...overrides } }] } });

test("findMismatch accepts the session of its order", () => {
  expect(findMismatch(session(), order)).toBeNull();
});

test.each([
  ["order", { client_reference_id: "order-2" }],
  ["mode", { mode: "subscription" }],
  ["purpose", { metadata: { purpose: "subscription" } }],
  ["purpose", { metadata: null }],
  ["plan", { line_items: undefined }],
  ["plan", { line_items: { data: [{ price }, { price }] } }],
  ["plan", sold({ lookup_key: "weekly" })],
  ["plan", sold({ recurring: { interval: "month" } })],
  ["plan", { line_items: { data: [{ price: null }] } }],
  ["amount", { amount_total: 300 }],
  ["currency", { currency: "eur" }],
  ["livemode", { livemode: true }],
])("findMismatch rejects another %s: %j", (fault, overrides) => {
  expect(findMismatch(session(overrides), order)).toBe(fault);
});

test("findMismatch rejects another mode and unsold plans", () => {
  expect(findMismatch(session(), { ...order, livemode: true })).toBe("livemode");
  expect(findMismatch(session(), { ...order, plan: "weekly" })).toBe("plan");
});

test("isPaid needs a complete session with its money", () => {
  const paid = (status: string, payment_status: string) => isPaid(session({ status, payment_status }));
  expect(paid("complete", "paid")).toBe(true);
  expect(paid("complete", "no_payment_required")).toBe(true);
  expect(paid("complete", "unpaid")).toBe(false);
  expect(paid("open", "no_payment_required")).toBe(false);
  expect(paid("expired", "no_payment_required")).toBe(false);
});
