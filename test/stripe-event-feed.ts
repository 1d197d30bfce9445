import Stripe from "stripe";
import { applyStripeEvent } from "#core/billing/events/apply-stripe-event.ts";
import { isHandled } from "#core/billing/events/event-types.ts";
import { receiveStripeEvent } from "#core/billing/events/receive-stripe-event.ts";
import { refundPayment } from "#core/billing/events/refund-payment.ts";
import { refundOrder } from "#core/billing/postings/refund-order.ts";
import { storePaidInvoices } from "#core/billing/revenue/store-invoices.ts";
import { cancelSubscription } from "#core/billing/subscriptions/cancel-subscription.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { readPayload } from "#core/platform/task-payloads.ts";

/** What may happen to an event on its way to us. */
export const deliveryFates = ["once", "twice", "twin", "late", "lost"] as const;
export type DeliveryFate = (typeof deliveryFates)[number];

const signer = new Stripe("sk_test_signer");

/** Stripe's events, and which of them we have been told. */
export class StripeEventFeed {
  readonly events = new Map<string, Stripe.Event>();
  readonly #told = new Set<string>();

  async note(): Promise<void> {
    const all = await stripe().events.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
    for (const event of all.reverse()) if (isHandled(event.type)) this.events.set(event.id, event);
  }

  /** Sends new and lost events; at the end all of them again. */
  async tell(given: readonly DeliveryFate[], seed: number, isEnd = false): Promise<void> {
    await this.note();
    const events = [...this.events.values()].filter(({ id }) => isEnd || !this.#told.has(id));
    for (const { id } of events) this.#told.add(id);
    await bring(events, given, seed);
  }
}

/** Shuffles the events and sends each by its fate; a late one comes after all others. */
async function bring(events: Stripe.Event[], given: readonly DeliveryFate[], seed: number): Promise<void> {
  const late: Stripe.Event[] = [];
  const mixed = events.map((event, place) => ({ event, place, at: hash(seed, place) }));
  for (const { event, place } of mixed.sort((a, b) => a.at - b.at)) {
    const fate = given[place % given.length];
    if (fate === "late") late.push(event);
    if (fate === "late" || fate === "lost") continue;
    await receive(event);
    if (fate === "twice") await receive(event);
    if (fate === "twin") await receive({ ...event, id: `${event.id}twin` });
  }
  for (const event of late) await receive(event);
}

/** Sends the event as a webhook with Stripe's signature. */
export async function receive(event: Stripe.Event): Promise<void> {
  const payload = JSON.stringify(event);
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret: "whsec_test" });
  if ((await receiveStripeEvent(payload, signature)) === "forged") throw new Error("The event was refused.");
}

/** Runs billing's queued tasks until none is left, each round in parallel like several workers. */
export async function workOnBilling(now: Date): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ name: string; data: unknown }>(
      "delete from pgboss.job where name in ('billing.apply-event', 'billing.cancel', 'billing.refund-payment', 'billing.refund-posting', 'billing.store-invoices') returning name, data",
    );
    if (!rows.length) return;
    await Promise.all(rows.map((row) => perform(row, now)));
  }
}

function perform({ name, data }: { name: string; data: unknown }, now: Date): Promise<void> {
  if (name === "billing.cancel") return cancelSubscription(readPayload(name, data), now);
  if (name === "billing.refund-payment") return refundPayment(readPayload(name, data));
  if (name === "billing.refund-posting") return refundOrder(readPayload(name, data).checkoutId, now);
  if (name === "billing.store-invoices") return storePaidInvoices(readPayload(name, data).subscriptionId);
  return applyStripeEvent(readPayload("billing.apply-event", data).eventId, now);
}

function hash(seed: number, place: number): number {
  return Math.imul((seed ^ (place * 0x9e3779b1)) >>> 0, 0x85ebca6b) >>> 0;
}
