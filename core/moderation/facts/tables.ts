import { sql } from "drizzle-orm";
import { boolean, index, pgTable, smallint, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { profiles } from "#core/accounts/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";

export const verdicts = ["right", "wrong"] as const;

/** What readers say is read wrongly from a job, until an administrator answers. */
export const factReports = pgTable(
  "fact_reports",
  {
    id: id(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** Of name, value and proof: see `claimOf`. */
    claim: text().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    proof: text(),
    note: text().notNull().default(""),
    userId: uuid("user_id").references(() => profiles.id, { onDelete: "set null" }),
    /** Hash of who reports (the account, else the client's address): one open report of a claim each. */
    reporter: text().notNull(),
    /** Hash of the client's address, for an account as well: a reader who signs out is no second one. */
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

/** What administrators found when they compared a fact with its proof. Outlives the job: rules are measured by it. */
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
    /** Which version of our reading had read it. */
    version: smallint().notNull(),
    verdict: text({ enum: verdicts }).notNull(),
    /** Drawn by chance, which counts towards how often we are right, or reported by readers. */
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
