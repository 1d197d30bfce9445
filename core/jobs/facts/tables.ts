import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { jobs } from "#core/jobs/tables.ts";
import { moment } from "#core/platform/columns.ts";

export const jobFacts = pgTable(
  "job_facts",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    position: smallint().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    low: doublePrecision(),
    high: doublePrecision(),
    unit: text(),
    fromDay: date("from_day"),
    untilDay: date("until_day"),
    precision: text({ enum: ["day", "month", "season"] }),
    proof: text(),
    proofFrom: integer("proof_from"),
    proofTo: integer("proof_to"),
    origin: text({ enum: ["source", "text", "employer"] }).notNull(),
    /** Shown with its proof, but no filter uses it. */
    isUnsure: boolean("is_unsure").notNull().default(false),
    hiddenAt: moment("hidden_at"),
  },
  (fact) => [
    primaryKey({ columns: [fact.jobId, fact.position] }),
    index("job_facts_name").on(fact.name, fact.jobId),
  ],
);

export const unquotedSources = pgTable("unquoted_sources", {
  source: text().primaryKey(),
  since: moment("since").notNull(),
});
