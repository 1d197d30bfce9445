import { eq, type InferSelectModel, inArray, or, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  accountKeys,
  emailChanges,
  profiles,
  roleChanges,
  sessions,
  signInLinks,
} from "#core/accounts/tables.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { checkoutsOf, eventsOf, subscriptionsOf } from "#core/billing/customers/purchases-of.ts";
import {
  billingCustomers,
  checkouts,
  postingRefunds,
  stripeEvents,
  userSubscriptions,
} from "#core/billing/tables.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { mailsOf } from "#core/mail/erase-mails.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { factReports } from "#core/moderation/facts/tables.ts";
import { jobReports } from "#core/moderation/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { applications, appliedChanges, closingEmailsOff, savedJobs } from "#core/tracker/tables.ts";

type Person = typeof profiles.$inferSelect;

/** One entry per kind. Leaves out what signs anyone in, and what is about others: an email's content may be. */
const held: Record<string, (person: Person) => Promise<object[]>> = {
  sessions: ({ id }) => rows(sessions, eq(sessions.userId, id), ["token"]),
  accountKeys: ({ id }) => rows(accountKeys, eq(accountKeys.userId, id), ["keyHash"]),
  signInLinks: ({ email }) => rows(signInLinks, eq(signInLinks.email, email), ["tokenHash"]),
  emailChanges: ({ id }) => rows(emailChanges, eq(emailChanges.userId, id)),
  roleChanges: ({ id }) => rows(roleChanges, eq(roleChanges.userId, id), ["by"]),
  savedJobs: ({ id }) => rows(savedJobs, eq(savedJobs.userId, id)),
  closingEmailsOff: ({ id }) => rows(closingEmailsOff, eq(closingEmailsOff.userId, id)),
  applications: ({ id }) => rows(applications, eq(applications.userId, id)),
  appliedChanges: ({ id }) => rows(appliedChanges, eq(appliedChanges.userId, id)),
  jobAlerts: ({ id, email }) => rows(jobAlerts, or(eq(jobAlerts.userId, id), eq(jobAlerts.email, email))),
  customers: ({ id }) => rows(billingCustomers, eq(billingCustomers.userId, id)),
  subscriptions: (person) => rows(userSubscriptions, subscriptionsOf(person), ["readTicket"]),
  checkouts: (person) => rows(checkouts, checkoutsOf(person)),
  paymentEvents: async (person) => rows(stripeEvents, await eventsOf(db, person)),
  postingRefunds: (person) =>
    rows(postingRefunds, inArray(postingRefunds.checkoutId, ordersOf(person)), ["requestedBy", "failure"]),
  postedJobs: ({ email }) => rows(postedJobs, eq(postedJobs.contactEmail, email)),
  postingDecisions: ({ email }) =>
    rows(postingDecisions, inArray(postingDecisions.postingId, postingsOf(email)), ["by"]),
  contactMessages: ({ email }) => rows(contactMessages, eq(contactMessages.email, email)),
  jobReports: ({ id }) => rows(jobReports, eq(jobReports.userId, id), ["reporter", "settledBy"]),
  factReports: ({ id }) =>
    rows(factReports, eq(factReports.userId, id), ["claim", "reporter", "addressHash", "settledBy"]),
  mails: async (person) => rows(mails, mailsOf(person.email, await factsOf(person)), ["data", "onceKey"]),
  mailSuppressions: ({ email }) => rows(mailSuppressions, eq(mailSuppressions.email, email)),
};

/** Null if there is no such account. */
export async function exportData(userId: string, now = new Date()) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) return null;
  const kinds: Record<string, object[]> = {};
  for (const [kind, read] of Object.entries(held)) kinds[kind] = await read(profile);
  return { exportedAt: now, profile, ...kinds };
}

function ordersOf(person: Person) {
  return db.select({ id: checkouts.id }).from(checkouts).where(checkoutsOf(person));
}

function postingsOf(email: string) {
  return db.select({ id: postedJobs.id }).from(postedJobs).where(eq(postedJobs.contactEmail, email));
}

/** Ids of subscriptions and messages that emails to others mention. */
async function factsOf(person: Person): Promise<string[]> {
  const bought = await db
    .select({ id: userSubscriptions.stripeSubscriptionId })
    .from(userSubscriptions)
    .where(subscriptionsOf(person));
  const written = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.email, person.email));
  return [...bought, ...written].map(({ id }) => id);
}

async function rows<T extends PgTable>(
  table: T,
  whose: SQL | undefined,
  leftOut: (keyof InferSelectModel<T>)[] = [],
): Promise<object[]> {
  const found: object[] = await db
    .select()
    .from(table as PgTable)
    .where(whose);
  const names: PropertyKey[] = leftOut;
  return found.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name))),
  );
}
