import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "#core/platform/columns.ts";

/** Searches that found nothing: one row for each reader of each. */
export const emptySearches = pgTable(
  "empty_searches",
  {
    /** In plain words. */
    words: text().notNull(),
    /** A keyed hash of the account and these words: it tells readers apart, and neither who they are nor what else they looked for. */
    reader: text().notNull(),
    createdAt: createdAt(),
  },
  (search) => [primaryKey({ columns: [search.words, search.reader] }), index().on(search.createdAt)],
);
