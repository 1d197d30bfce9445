import { sql } from "drizzle-orm";
import { bigint, boolean, index, pgSequence, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";
import { postedJobs } from "#core/postings/tables.ts";

const userId = () => uuid("user_id").references(() => profiles.id, { onDelete: "cascade" });

/** The customer at Stripe that a person buys and manages as; one in each mode. */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    stripeCustomerId: text("stripe_customer_id").primaryKey(),
    userId: userId().notNull(),
    livemode: boolean().notNull(),
  },
  (table) => [unique().on(table.userId, table.livemode)],
);

/** What a checkout session was opened for: our order, which a payment is held against. */
export const checkouts = pgTable(
  "checkouts",
  {
    /** The session's client_reference_id. */
    id: id(),
    purpose: text({ enum: ["subscription", "job_post"] }).notNull(),
    /** The lookup key of the price. */
    plan: text().notNull(),
    /** Null while nobody who is signed in has bought or claimed it. */
    userId: userId(),
    /** What a job_post is for. */
    postingId: uuid("posting_id").references(() => postedJobs.id, { onDelete: "cascade" }),
    /** For another term of a posting that was paid before. */
    isRenewal: boolean("is_renewal").notNull().default(false),
    stripeSessionId: text("stripe_session_id").unique(),
    livemode: boolean().notNull(),
    /** The address given at the checkout, once it is paid. */
    paidEmail: text("paid_email"),
    expiresAt: moment("expires_at"),
    fulfilledAt: moment("fulfilled_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.userId, table.plan),
    index().on(table.postingId),
    index("checkouts_open").on(table.createdAt).where(sql`${table.fulfilledAt} is null`),
    index("checkouts_unclaimed").on(table.createdAt).where(sql`${table.userId} is null`),
  ],
);

/** What Stripe said last about a subscription. Nobody's until its buyer has signed in by the paid address. */
export const userSubscriptions = pgTable(
  "user_subscriptions",
  {
    id: id(),
    userId: userId(),
    stripeSubscriptionId: text("stripe_subscription_id").notNull().unique(),
    stripeCustomerId: text("stripe_customer_id").notNull(),
    paidEmail: text("paid_email").notNull(),
    /** Stripe's own word. */
    status: text().notNull(),
    plan: text().notNull(),
    /** Until when it is paid for: with a renewal unpaid, the end of the last paid period. */
    currentPeriodEnd: moment("current_period_end"),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    livemode: boolean().notNull(),
    /** We have decided to end it; until that is done it counts for nothing when another is judged. */
    isEnding: boolean("is_ending").notNull().default(false),
    /** From `stripeReads`: what was read earlier never overwrites what was read later. */
    readTicket: bigint("read_ticket", { mode: "number" }).notNull(),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.paidEmail),
    index().on(table.stripeCustomerId),
    // Those that Stripe may yet charge for, and those that nobody has claimed.
    index("user_subscriptions_running")
      .on(table.currentPeriodEnd)
      .where(sql`${table.status} not in ('canceled', 'incomplete_expired')`),
    index("user_subscriptions_unclaimed").on(table.currentPeriodEnd).where(sql`${table.userId} is null`),
    // The list and the counts of the administration.
    index("user_subscriptions_newest").on(table.updatedAt, table.id),
    index("user_subscriptions_states").on(table.status, table.currentPeriodEnd),
  ],
);

/** Numbers our readings of Stripe, drawn before each. */
export const stripeReads = pgSequence("stripe_reads");

/** Every event that Stripe has told us of, once. */
export const stripeEvents = pgTable(
  "stripe_events",
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text("object_id").notNull(),
    livemode: boolean().notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    handledAt: moment("handled_at"),
  },
  (table) => [
    index().on(table.receivedAt),
    index("stripe_events_unhandled").on(table.receivedAt).where(sql`${table.handledAt} is null`),
  ],
);
