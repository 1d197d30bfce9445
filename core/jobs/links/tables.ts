import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { jobSightings } from "#core/jobs/tables.ts";
import { moment } from "#core/platform/columns.ts";

/** `barred` means that the site's robots.txt does not want us there. */
export const linkOutcomes = ["alive", "dead", "unknown", "barred"] as const;
export type LinkOutcome = (typeof linkOutcomes)[number];

/** The page of a live sighting. */
export const jobLinks = pgTable(
  "job_links",
  {
    sightingId: uuid("sighting_id")
      .primaryKey()
      .references(() => jobSightings.id, { onDelete: "cascade" }),
    host: text().notNull(),
    dueAt: moment("due_at").notNull(),
    askedAt: moment("asked_at"),
    outcome: text({ enum: linkOutcomes }),
    status: integer(),
    problem: text(),
    etag: text(),
    lastModified: text("last_modified"),
    deadSince: moment("dead_since"),
  },
  (link) => [index("job_links_host").on(link.host, link.dueAt), index("job_links_due").on(link.dueAt)],
);

/** The pace of all processes together. Other counts are of all time. */
export const linkHosts = pgTable(
  "link_hosts",
  {
    host: text().primaryKey(),
    nextAt: moment("next_at").notNull().defaultNow(),
    /** The day, in UTC, of `askedThatDay`. */
    day: date(),
    askedThatDay: smallint("asked_that_day").notNull().default(0),
    asked: integer().notNull().default(0),
    dead: integer().notNull().default(0),
    unknown: integer().notNull().default(0),
    refusalsInARow: smallint("refusals_in_a_row").notNull().default(0),
    pausedUntil: moment("paused_until"),
    robots: text(),
    robotsAt: moment("robots_at"),
  },
  (host) => [index("link_hosts_paused").on(host.pausedUntil).where(sql`paused_until is not null`)],
);
