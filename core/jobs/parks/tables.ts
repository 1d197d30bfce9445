import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#core/platform/columns.ts";

export const parkPages = pgTable("park_pages", {
  slug: text().primaryKey(),
  jobs: integer().notNull(),
  employers: integer().notNull(),
  newestAt: moment("newest_at"),
  aboveSince: moment("above_since"),
  belowSince: moment("below_since"),
  /** The park on whose page its jobs appear; null when it has its own page. */
  sharesWith: text("shares_with"),
  surveyedAt: moment("surveyed_at").notNull(),
});

export type ParkRow = typeof parkPages.$inferSelect;
