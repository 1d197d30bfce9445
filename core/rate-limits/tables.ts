import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "#core/platform/columns.ts";

export const rateLimitBuckets = pgTable(
  "rate_limit_buckets",
  {
    /** The limit's name and a hash of whom it counts. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index().on(table.endsAt)],
);
