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

/** One row a sync run: what it asked, what it cost, what came of it. Open while `finished_at` is empty: one a source at most. */
export const apiUsageLog = pgTable(
  "api_usage_log",
  {
    id: id(),
    source: text().notNull(),
    mode: text().notNull(),
    /** Where its keywords come from: a list's name, "rotation" or "all"; null where they were named, or there are none. */
    keywordList: text("keyword_list"),
    /** An administrator's address, "terminal" or "schedule". */
    requestedBy: text("requested_by").notNull().default("schedule"),
    createdAt: createdAt(),
    /** Empty while it waits for the worker. */
    startedAt: moment("started_at"),
    /** When somebody last worked on it. */
    touchedAt: moment("touched_at"),
    finishedAt: moment("finished_at"),
    cancelRequestedAt: moment("cancel_requested_at"),
    /** What it asks for now: a keyword or a board; and the page of it. */
    subject: text(),
    page: integer(),
    /** Where it goes on after a restart; only its source can read it. */
    cursor: text(),
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
    uniqueIndex("api_usage_log_open").on(run.source).where(sql`finished_at is null`),
  ],
);

/** What a metered source has cost us in a calendar month (UTC). Reserved before each call, so that no process passes the limit. */
export const sourceUsage = pgTable(
  "source_usage",
  {
    source: text().notNull(),
    /** "2026-11". */
    month: char({ length: 7 }).notNull(),
    requests: integer().notNull().default(0),
    jobs: integer().notNull().default(0),
  },
  (usage) => [primaryKey({ columns: [usage.source, usage.month] })],
);

/** What holds of a source beyond a run. */
export const sourceStates = pgTable("source_states", {
  source: text().primaryKey(),
  /** An administrator has switched it off since then. */
  switchedOffAt: moment("switched_off_at"),
  /** The earliest moment of its next request, over all processes. */
  nextRequestAt: moment("next_request_at"),
  /** What the provider's headers said last, less what was asked since. */
  requestsLeft: integer("requests_left"),
  jobsLeft: integer("jobs_left"),
  quotaResetsAt: moment("quota_resets_at"),
});

/** A scope whose last whole answers showed less than half of what was open. */
export const smallAnswers = pgTable(
  "small_answers",
  {
    source: text().notNull(),
    scope: text().notNull(),
    /** How many of the open postings each of them showed. */
    shown: integer().notNull(),
    /** Of different days. */
    answers: smallint().notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (answer) => [primaryKey({ columns: [answer.source, answer.scope] })],
);

/** A list of keywords as an administrator wants it; without a row the product's own list holds. */
export const keywordLists = pgTable("keyword_lists", {
  name: text().primaryKey(),
  keywords: text().array().notNull(),
  updatedAt: moment("updated_at").notNull().defaultNow(),
});

/** When each keyword was last asked to its end: the daily sync takes those that have waited longest. */
export const keywordTurns = pgTable("keyword_turns", {
  keyword: text().primaryKey(),
  askedAt: moment("asked_at").notNull(),
  jobsFetched: integer("jobs_fetched").notNull().default(0),
});

/** The boards of employers at applicant-tracking systems: what the sources that have boards ask. */
export const employerBoards = pgTable(
  "employer_boards",
  {
    id: id(),
    source: text().notNull(),
    employer: text().notNull(),
    /** As the system names the board; Workday's is "tenant:cluster:site". */
    token: text().notNull(),
    /** One of the demonstration: asked while its source is played by a local stand-in, and only then. */
    isDemo: boolean("is_demo").notNull().default(false),
    /** Where the bare place names of its jobs are: an ISO code, and the two letters of a US state or a province. */
    homeCountry: char("home_country", { length: 2 }),
    homeState: char("home_state", { length: 2 }),
    switchedOffAt: moment("switched_off_at"),
    /** What the last whole answer was marked with: the next request says so. */
    etag: text(),
    lastModified: text("last_modified"),
    /** When it last answered, changed or not. */
    answeredAt: moment("answered_at"),
    jobsSeen: integer("jobs_seen"),
    /** Why the last request failed; empty once it answers. */
    problem: text(),
    failures: smallint().notNull().default(0),
    /** After failures it is left alone until then. */
    notBefore: moment("not_before"),
    createdAt: createdAt(),
  },
  (board) => [uniqueIndex("employer_boards_token").on(board.source, board.token, board.isDemo)],
);
