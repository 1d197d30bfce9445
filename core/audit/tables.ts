import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "#core/platform/columns.ts";

/** What administrators did: one row an action, written with it, never changed. */
export const adminActions = pgTable(
  "admin_actions",
  {
    id: id(),
    /** The administrator's address, or "terminal". */
    by: text().notNull(),
    /** What was done, in the past tense: "started a sync". */
    action: text().notNull(),
    /** What it was done to, as a person knows it. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt, table.id)],
);
