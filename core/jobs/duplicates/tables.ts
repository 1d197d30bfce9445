import { sql } from "drizzle-orm";
import { index, pgTable, real, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { jobs } from "#core/jobs/tables.ts";
import { createdAt, id, moment } from "#core/platform/columns.ts";

/** Listings that may be one opening, the older one first. */
export const jobPairs = pgTable(
  "job_pairs",
  {
    id: id(),
    jobId: uuid("job_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    otherId: uuid("other_id")
      .notNull()
      .references(() => jobs.id, { onDelete: "cascade" }),
    likeness: real().notNull(),
    doubts: text().array().notNull().default([]),
    /** An administrator's word, which no comparison overrides. */
    verdict: text({ enum: ["same", "different"] }),
    createdAt: createdAt(),
    settledAt: moment("settled_at"),
    settledBy: text("settled_by"),
  },
  (pair) => [
    uniqueIndex("job_pairs_once").on(pair.jobId, pair.otherId),
    index("job_pairs_other").on(pair.otherId),
    index("job_pairs_open").on(pair.createdAt).where(sql`settled_at is null and cardinality(doubts) > 0`),
    index("job_pairs_merged").on(pair.createdAt).where(sql`settled_at is null and cardinality(doubts) = 0`),
  ],
);
