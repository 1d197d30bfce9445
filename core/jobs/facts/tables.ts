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

/** What a listing states, each with the words that say so; written anew whenever its text is. */
export const jobFacts = pgTable(
  "job_facts",
  {
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    /** In the order in which they were read. */
    position: smallint().notNull(),
    name: text().notNull(),
    value: text().notNull(),
    low: doublePrecision(),
    high: doublePrecision(),
    unit: text(),
    fromDay: date("from_day"),
    untilDay: date("until_day"),
    precision: text({ enum: ["day", "month", "season"] }),
    /** Of the text, at most 400 characters; null where a field says it. */
    proof: text(),
    /** Where the proof stands in `description_md`. */
    proofFrom: integer("proof_from"),
    proofTo: integer("proof_to"),
    origin: text({ enum: ["source", "text", "employer"] }).notNull(),
    /** Shown with its proof, and no filter asks for it. */
    isUnsure: boolean("is_unsure").notNull().default(false),
    /** When readers said that it is wrong often enough, or an administrator did: it is shown no more. */
    hiddenAt: moment("hidden_at"),
  },
  (fact) => [
    primaryKey({ columns: [fact.jobId, fact.position] }),
    index("job_facts_name").on(fact.name, fact.jobId),
  ],
);

/** Sources whose postings' sentences are not repeated: their facts are shown without them. */
export const unquotedSources = pgTable("unquoted_sources", {
  source: text().primaryKey(),
  since: moment("since").notNull(),
});
