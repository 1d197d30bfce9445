import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { reportReasons } from "#core/moderation/reasons.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";

export const jobReports = pgTable(
  "job_reports",
  {
    id: id(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    reason: text({ enum: reportReasons }).notNull(),
    note: text().notNull().default(""),
    userId: uuid("user_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Hash of the account or client address. */
    reporter: text().notNull(),
    createdAt: createdAt(),
    settledAt: moment("settled_at"),
    settledBy: text("settled_by"),
    outcome: text({ enum: ["hidden", "kept"] }),
  },
  (report) => [
    uniqueIndex("job_reports_once").on(report.jobId, report.reporter).where(sql`settled_at is null`),
    index("job_reports_open").on(report.createdAt).where(sql`settled_at is null`),
    index().on(report.settledAt),
    index().on(report.userId),
  ],
);
