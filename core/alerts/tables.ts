import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import type { Frequency } from "#core/alerts/rhythm.ts";
import type { StoredCriteria } from "#core/alerts/stored-criteria.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";

export const jobAlerts = pgTable(
  "job_alerts",
  {
    /** Secret, because anyone who knows the id can switch the alert off. */
    id: id(),
    userId: uuid("user_id").references(() => profiles.id, { onDelete: "cascade" }),
    email: text(),
    name: text().notNull(),
    searchCriteria: jsonb("search_criteria").$type<StoredCriteria>().notNull(),
    criteriaVersion: integer("criteria_version").notNull().default(1),
    remotePreference: boolean("remote_preference").notNull().default(false),
    frequency: text().$type<Frequency>().notNull().default("daily"),
    isActive: boolean("is_active").notNull().default(true),
    createdAt: createdAt(),
    /** Set when the owner of the address confirms. Account alerts need no confirmation. */
    confirmedAt: moment("confirmed_at"),
    coveredUntil: moment("covered_until").notNull(),
    /** A past moment means that an email is overdue. */
    nextDueAt: moment("next_due_at").notNull(),
    lastSentAt: moment("last_sent_at"),
    removedAt: moment("removed_at"),
  },
  (alert) => [
    check("job_alerts_owner", sql`(user_id is null) <> (email is null)`),
    index("job_alerts_user").on(alert.userId, alert.createdAt).where(sql`user_id is not null`),
    index("job_alerts_email").on(alert.email).where(sql`email is not null`),
    index("job_alerts_due")
      .on(alert.nextDueAt, alert.id)
      .where(sql`is_active and confirmed_at is not null and removed_at is null`),
    index("job_alerts_unconfirmed").on(alert.createdAt).where(sql`confirmed_at is null`),
    index("job_alerts_off").on(alert.nextDueAt).where(sql`not is_active and user_id is null`),
    index("job_alerts_removed").on(alert.removedAt).where(sql`removed_at is not null`),
  ],
);
