import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#core/platform/columns.ts";

export const outsideLinks = pgTable("outside_links", {
  url: text().primaryKey(),
  pages: text().array().notNull(),
  firstSeenAt: moment("first_seen_at").notNull(),
  checkedAt: moment("checked_at"),
  status: integer(),
  problem: text(),
  failingSince: moment("failing_since"),
});
