import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt } from "#core/platform/columns.ts";

export const emptySearches = pgTable(
  "empty_searches",
  {
    words: text().notNull(),
    /** Keyed hash of the account and these words: it tells readers apart without identifying them. */
    reader: text().notNull(),
    createdAt: createdAt(),
  },
  (search) => [primaryKey({ columns: [search.words, search.reader] }), index().on(search.createdAt)],
);
