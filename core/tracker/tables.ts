import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";
import type { Stated } from "#core/tracker/changes/stated.ts";
import type { ApplicationStatus } from "#core/tracker/statuses.ts";

const noted = () => ({
  id: id(),
  userId: uuid("user_id")
    .notNull()
    .references(() => profiles.id, { onDelete: "cascade" }),
  jobId: uuid("job_id").notNull(),
  jobTitle: text("job_title").notNull(),
  companyName: text("company_name").notNull(),
  location: text().notNull(),
  jobUrl: text("job_url").notNull(),
  jobType: text("job_type"),
  salary: text(),
  descriptionMd: text("description_md").notNull(),
  /** Null in copies that were made before it existed. */
  stated: jsonb().$type<Stated>(),
  notes: text().notNull().default(""),
  removedAt: moment("removed_at"),
});

export const savedJobs = pgTable(
  "saved_jobs",
  {
    ...noted(),
    savedAt: moment("saved_at").notNull().defaultNow(),
    /** The closing moment that the person was last emailed about. */
    toldClosing: moment("told_closing"),
    timesTold: smallint("times_told").notNull().default(0),
    /** When the person, without a connection, wanted to apply once it is back. */
    applyLaterAt: moment("apply_later_at"),
  },
  (table) => [
    uniqueIndex("saved_jobs_once").on(table.userId, table.jobId),
    index("saved_jobs_list").on(table.userId, table.savedAt, table.id).where(sql`removed_at is null`),
    index("saved_jobs_job").on(table.jobId).where(sql`removed_at is null`),
    index("saved_jobs_removed").on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

export const applications = pgTable(
  "applications",
  {
    ...noted(),
    status: text().$type<ApplicationStatus>().notNull().default("applied"),
    appliedAt: moment("applied_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("applications_once").on(table.userId, table.jobId),
    index("applications_job").on(table.jobId).where(sql`removed_at is null`),
    index("applications_list").on(table.userId, table.appliedAt, table.id).where(sql`removed_at is null`),
    index("applications_removed").on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** Changes that a browser made without a connection and may send more than once. */
export const appliedChanges = pgTable(
  "applied_changes",
  {
    /** Made by the browser. */
    id: uuid().primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    outcome: text().notNull(),
    appliedAt: moment("applied_at").notNull().defaultNow(),
  },
  (table) => [
    index("applied_changes_person").on(table.userId),
    index("applied_changes_age").on(table.appliedAt),
  ],
);

/** Whoever is in here gets no email about saved jobs that close soon. */
export const closingEmailsOff = pgTable("closing_emails_off", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => profiles.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
});
