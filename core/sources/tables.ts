import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/columns.ts";

/** One row a sync run: what it asked, what it cost, what came of it. Running while `finished_at` is empty. */
export const apiUsageLog = pgTable(
  "api_usage_log",
  {
    id: id(),
    source: text().notNull(),
    mode: text().notNull(),
    createdAt: createdAt(),
    finishedAt: moment("finished_at"),
    keywordsQueried: text("keywords_queried").array().notNull().default([]),
    jobsFetched: integer("jobs_fetched").notNull().default(0),
    jobsAdded: integer("jobs_added").notNull().default(0),
    jobsUpdated: integer("jobs_updated").notNull().default(0),
    jobsExpired: integer("jobs_expired").notNull().default(0),
    /** Reason → number of rows left out for it. */
    jobsSkipped: jsonb("jobs_skipped").$type<Record<string, number>>().notNull().default({}),
    apiCallsMade: integer("api_calls_made").notNull().default(0),
    /** What the provider's rate headers said last, where it sends any. */
    requestsRemaining: integer("requests_remaining"),
    jobsRemaining: integer("jobs_remaining"),
    quotaResetsAt: moment("quota_resets_at"),
    /** What ended the run early, in words that say what to do. */
    error: text(),
    /** What went amiss without ending it, in such words too. */
    warnings: text().array().notNull().default([]),
    isDemo: boolean("is_demo").notNull().default(false),
  },
  (run) => [
    index("api_usage_log_newest").on(run.createdAt),
    index("api_usage_log_source").on(run.source, run.createdAt),
  ],
);
