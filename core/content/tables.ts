import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#core/platform/columns.ts";

/** What became of the addresses elsewhere that content/ links to. Some hundreds of rows, always read whole. */
export const outsideLinks = pgTable("outside_links", {
  url: text().primaryKey(),
  /** The paths of our pages on which it stands. */
  pages: text().array().notNull(),
  firstSeenAt: moment("first_seen_at").notNull(),
  /** Null until it is asked for the first time. */
  checkedAt: moment("checked_at"),
  /** What was answered last; null where nothing was. */
  status: integer(),
  /** Why it is not known to be sound, in words; null where it is. */
  problem: text(),
  /** Since when it is dead. What cannot be told neither sets nor clears it. */
  failingSince: moment("failing_since"),
});
