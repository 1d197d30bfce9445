import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { eventOutcomes } from "#core/billing/events/event-outcomes.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

const userId = () => uuid("user_id").references(() => profiles.id, { onDelete: "cascade" });

export const billingCustomers = pgTable(
  "billing_customers",
  {
    stripeCustomerId: text("stripe_customer_id").primaryKey(),
    userId: userId().notNull(),
    livemode: boolean().notNull(),
  },
  (table) => [unique().on(table.userId, table.livemode)],
);

export const checkouts = pgTable(
  "checkouts",
  {
    id: id(),
    purpose: text({ enum: ["subscription", "job_post"] }).notNull(),
    plan: text().notNull(),
    userId: userId(),
    postingId: uuid("posting_id").references(() => postedJobs.id, { onDelete: "cascade" }),
    isRenewal: boolean("is_renewal").notNull().default(false),
    stripeSessionId: text("stripe_session_id").unique(),
    livemode: boolean().notNull(),
    paidEmail: text("paid_email"),
    paidCents: integer("paid_cents"),
    /** What Stripe made for a posting's payment: its receipt, and the guest who paid. */
    stripeInvoiceId: text("stripe_invoice_id"),
    stripeCustomerId: text("stripe_customer_id"),
    /** The path of the jobs that the buyer was looking at. */
    next: text(),
    expiresAt: moment("expires_at"),
    /** When the buyer was back before Stripe confirmed the payment. */
    returnedAt: moment("returned_at"),
    fulfilledAt: moment("fulfilled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.plan),
    index().on(table.postingId),
    index().on(table.paidEmail),
    index("checkouts_open").on(table.createdAt).where(sql`${table.fulfilledAt} is null`),
    index("checkouts_unclaimed").on(table.createdAt).where(sql`${table.userId} is null`),
  ],
);

/** A payment for a posting that an operator gives back, once. */
export const postingRefunds = pgTable(
  "posting_refunds",
  {
    checkoutId: uuid("checkout_id")
      .primaryKey()
      .references(() => checkouts.id, { onDelete: "cascade" }),
    requestedBy: text("requested_by").notNull(),
    requestedAt: moment("requested_at").notNull(),
    /** Stripe replays its answer to a key for a day, so a try after a refusal has a key of its own. */
    refusals: integer().notNull().default(0),
    failure: text(),
    isDisputed: boolean("is_disputed").notNull().default(false),
    refundedAt: moment("refunded_at"),
    stripeRefundId: text("stripe_refund_id"),
  },
  (table) => [index("posting_refunds_open").on(table.requestedAt).where(sql`${table.refundedAt} is null`)],
);

export const userSubscriptions = pgTable(
  "user_subscriptions",
  {
    id: id(),
    userId: userId(),
    stripeSubscriptionId: text("stripe_subscription_id").notNull().unique(),
    stripeCustomerId: text("stripe_customer_id").notNull(),
    paidEmail: text("paid_email").notNull(),
    status: text().notNull(),
    plan: text().notNull(),
    currentPeriodEnd: moment("current_period_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    livemode: boolean().notNull(),
    /** We have decided to end it, so it no longer counts against others. */
    isEnding: boolean("is_ending").notNull().default(false),
    /** Drawn from `stripeReads`, so an older reading never overwrites a newer one. */
    readTicket: bigint("read_ticket", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.paidEmail),
    index().on(table.stripeCustomerId),
    // Rows that Stripe may still charge for, or that nobody has claimed.
    index("user_subscriptions_running")
      .on(table.currentPeriodEnd)
      .where(sql`${table.status} not in ('canceled', 'incomplete_expired')`),
    index("user_subscriptions_unclaimed").on(table.currentPeriodEnd).where(sql`${table.userId} is null`),
    // For the administration's list and counts.
    index("user_subscriptions_newest").on(table.updatedAt, table.id),
    index("user_subscriptions_states").on(table.status, table.currentPeriodEnd),
  ],
);

export const stripeReads = pgSequence("stripe_reads");

export const stripeEvents = pgTable(
  "stripe_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text("object_id").notNull(),
    livemode: boolean().notNull(),
    /** Whom the event's own copy names, to find it by; nothing is decided from these. */
    email: text(),
    stripeCustomerId: text("stripe_customer_id"),
    checkoutId: uuid("checkout_id"),
    /** What became of it; null until it was tried. */
    outcome: text({ enum: eventOutcomes }),
    detail: text(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    handledAt: moment("handled_at"),
  },
  (table) => [
    index().on(table.receivedAt),
    index("stripe_events_unhandled").on(table.receivedAt).where(sql`${table.handledAt} is null`),
    // For the administration's table.
    index("stripe_events_outcome").on(table.outcome, table.receivedAt),
    index("stripe_events_failed")
      .on(table.receivedAt)
      .where(sql`${table.outcome} = 'failed' and ${table.handledAt} is null`),
    index().on(table.objectId),
    index().on(table.email),
    index().on(table.stripeCustomerId),
    index().on(table.checkoutId),
  ],
);

/** Money that Stripe took for us or gave back, each invoice, payment, refund and lost dispute once. It names nobody. */
export const revenueEntries = pgTable(
  "revenue_entries",
  {
    stripeId: text("stripe_id").primaryKey(),
    product: text({ enum: ["subscription", "posting"] }).notNull(),
    /** Negative where it went back. */
    cents: integer().notNull(),
    currency: text().notNull(),
    livemode: boolean().notNull(),
    at: moment("at").notNull(),
  },
  // The sums of months need nothing else.
  (table) => [
    index("revenue_entries_months").on(table.at, table.livemode, table.currency, table.product, table.cents),
  ],
);
