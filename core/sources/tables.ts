import { sql } from "drizzle-orm";
import {
  boolean,
  char,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";

/** `finished_at` is null while the run is open. Each source has at most one open run. */
export const apiUsageLog = pgTable(
  "api_usage_log",
  {
    id: id(),
    source: text().notNull(),
    mode: text().notNull(),
    keywordList: text("keyword_list"),
    requestedBy: text("requested_by").notNull().default("schedule"),
    createdAt: createdAt(),
    startedAt: moment("started_at"),
    touchedAt: moment("touched_at"),
    finishedAt: moment("finished_at"),
    cancelRequestedAt: moment("cancel_requested_at"),
    subject: text(),
    page: integer(),
    cursor: text(),
    keywordsQueried: text("keywords_queried").array().notNull().default([]),
    jobsFetched: integer("jobs_fetched").notNull().default(0),
    jobsAdded: integer("jobs_added").notNull().default(0),
    jobsUpdated: integer("jobs_updated").notNull().default(0),
    jobsExpired: integer("jobs_expired").notNull().default(0),
    jobsSkipped: jsonb("jobs_skipped").$type<Record<string, number>>().notNull().default({}),
    apiCallsMade: integer("api_calls_made").notNull().default(0),
    requestsRemaining: integer("requests_remaining"),
    jobsRemaining: integer("jobs_remaining"),
    quotaResetsAt: moment("quota_resets_at"),
    error: text(),
    warnings: text().array().notNull().default([]),
    isDemo: boolean("is_demo").notNull().default(false),
  },
  (run) => [
    index("api_usage_log_newest").on(run.createdAt),
    index("api_usage_log_source").on(run.source, run.createdAt),
    uniqueIndex("api_usage_log_open").on(run.source).where(sql`finished_at is null`),
  ],
);

export const sourceUsage = pgTable(
  "source_usage",
  {
    source: text().notNull(),
    month: char({ length: 7 }).notNull(),
    requests: integer().notNull().default(0),
    jobs: integer().notNull().default(0),
  },
  (usage) => [primaryKey({ columns: [usage.source, usage.month] })],
);

export const sourceStates = pgTable("source_states", {
  source: text().primaryKey(),
  switchedOffAt: moment("switched_off_at"),
  nextRequestAt: moment("next_request_at"),
  requestsLeft: integer("requests_left"),
  jobsLeft: integer("jobs_left"),
  quotaResetsAt: moment("quota_resets_at"),
});

export const smallAnswers = pgTable(
  "small_answers",
  {
    source: text().notNull(),
    scope: text().notNull(),
    shown: integer().notNull(),
    answers: smallint().notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (answer) => [primaryKey({ columns: [answer.source, answer.scope] })],
);

export const keywordLists = pgTable("keyword_lists", {
  name: text().primaryKey(),
  keywords: text().array().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

export const keywordTurns = pgTable("keyword_turns", {
  keyword: text().primaryKey(),
  askedAt: moment("asked_at").notNull(),
  jobsFetched: integer("jobs_fetched").notNull().default(0),
});

export const employerBoards = pgTable(
  "employer_boards",
  {
    id: id(),
    source: text().notNull(),
    employer: text().notNull(),
    /** The board's name in the outside system; for Workday "tenant:cluster:site". */
    token: text().notNull(),
    isDemo: boolean("is_demo").notNull().default(false),
    homeCountry: char("home_country", { length: 2 }),
    homeState: char("home_state", { length: 2 }),
    switchedOffAt: moment("switched_off_at"),
    etag: text(),
    lastModified: text("last_modified"),
    answeredAt: moment("answered_at"),
    jobsSeen: integer("jobs_seen"),
    problem: text(),
    failures: smallint().notNull().default(0),
    /** A board that failed is paused until then. */
    notBefore: moment("not_before"),
    createdAt: createdAt(),
  },
  (board) => [uniqueIndex("employer_boards_token").on(board.source, board.token, board.isDemo)],
);
