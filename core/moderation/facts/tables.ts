import { sql } from "drizzle-orm";
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";

export const verdicts = ["right", "wrong"] as const;

export const factReports = pgTable(
  "fact_reports",
  {
    id: id(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    claim: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    proof: text(),
    note: text().notNull().default(""),
    userId: uuid("user_id").references(() => profiles.id, { onDelete: "set null" }),
    reporter: text().notNull(),
    /** Hash of the client's address, so a reader who signs out does not count twice. */
    addressHash: text("address_hash").notNull(),
    createdAt: createdAt(),
    settledAt: moment("settled_at"),
    settledBy: text("settled_by"),
    outcome: text({ enum: verdicts }),
  },
  (report) => [
    uniqueIndex("fact_reports_once")
      .on(report.jobId, report.claim, report.reporter)
      .where(sql`settled_at is null`),
    index("fact_reports_open").on(report.createdAt).where(sql`settled_at is null`),
    index().on(report.settledAt),
    index().on(report.userId),
  ],
);

export const factJudgements = pgTable(
  "fact_judgements",
  {
    id: id(),
    jobId: uuid("job_id").references(() => jobs.id, { onDelete: "set null" }),
    claim: text().notNull(),
    title: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    proof: text(),
    origin: text({ enum: ["source", "text", "employer"] }).notNull(),
    isUnsure: boolean("is_unsure").notNull(),
    version: smallint().notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    /** Only random draws count toward our accuracy. */
    via: text({ enum: ["chance", "report"] }).notNull(),
    by: text().notNull(),
    createdAt: createdAt(),
  },
  (judgement) => [
    uniqueIndex("fact_judgements_once").on(judgement.jobId, judgement.claim),
    index("fact_judgements_counted").on(judgement.via, judgement.name, judgement.isUnsure, judgement.verdict),
    index().on(judgement.createdAt, judgement.id),
  ],
);
