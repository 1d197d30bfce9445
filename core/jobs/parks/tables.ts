import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#core/platform/columns.ts";

/** Parks and ski areas that have had enough jobs near them for a page, as the last survey found them. */
export const parkPages = pgTable("park_pages", {
  /** Its name in the gazetteer: "arches-national-park-ut". */
  slug: text().primaryKey(),
  jobs: integer().notNull(),
  employers: integer().notNull(),
  /** When the newest of the jobs was posted; null where there is none. */
  newestAt: moment("newest_at"),
  /** Since when it has enough jobs of enough employers; null while it has not. */
  aboveSince: moment("above_since"),
  /** Since when it has not; null while it has. */
  belowSince: moment("below_since"),
  /** The park on whose page its jobs are, too; null where it has a page of its own. */
  sharesWith: text("shares_with"),
  surveyedAt: moment("surveyed_at").notNull(),
});

export type ParkRow = typeof parkPages.$inferSelect;
