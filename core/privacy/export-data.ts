import { eq, type InferSelectModel, or, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { emailChanges, profiles, roleChanges, sessions, signInLinks } from "#core/accounts/tables.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { checkoutsOf, subscriptionsOf } from "#core/billing/of-person.ts";
import { billingCustomers, checkouts, userSubscriptions } from "#core/billing/tables.ts";
import { db } from "#core/db.server.ts";
import { mailsOf } from "#core/mail/forget-mails.ts";
import { mailSuppressions, mails } from "#core/mail/tables.ts";
import { applications, savedJobs } from "#core/tracker/tables.ts";

type Person = typeof profiles.$inferSelect;

/**
 * What we hold about a person, one entry a kind. Left out is what signs anyone in, and what speaks of somebody else:
 * a mail's content may.
 */
const held: Record<string, (person: Person) => Promise<object[]>> = {
  sessions: ({ id }) => rows(sessions, eq(sessions.userId, id), ["token"]),
  signInLinks: ({ email }) => rows(signInLinks, eq(signInLinks.email, email), ["tokenHash"]),
  emailChanges: ({ id }) => rows(emailChanges, eq(emailChanges.userId, id)),
  roleChanges: ({ id }) => rows(roleChanges, eq(roleChanges.userId, id), ["by"]),
  savedJobs: ({ id }) => rows(savedJobs, eq(savedJobs.userId, id)),
  applications: ({ id }) => rows(applications, eq(applications.userId, id)),
  jobAlerts: ({ id, email }) => rows(jobAlerts, or(eq(jobAlerts.userId, id), eq(jobAlerts.email, email))),
  customers: ({ id }) => rows(billingCustomers, eq(billingCustomers.userId, id)),
  subscriptions: (person) => rows(userSubscriptions, subscriptionsOf(person), ["readTicket"]),
  checkouts: (person) => rows(checkouts, checkoutsOf(person)),
  mails: async (person) => rows(mails, mailsOf(person.email, await idsBoughtBy(person)), ["data", "onceKey"]),
  mailSuppressions: ({ email }) => rows(mailSuppressions, eq(mailSuppressions.email, email)),
};

/** Everything we hold about a person, to be handed out as JSON; null for nobody. */
export async function exportData(userId: string, now = new Date()) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, userId));
  if (!profile) return null;
  const kinds: Record<string, object[]> = {};
  for (const [kind, read] of Object.entries(held)) kinds[kind] = await read(profile);
  return { exportedAt: now, profile, ...kinds };
}

async function idsBoughtBy(person: Person): Promise<string[]> {
  const found = await db
    .select({ id: userSubscriptions.stripeSubscriptionId })
    .from(userSubscriptions)
    .where(subscriptionsOf(person));
  return found.map(({ id }) => id);
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
