import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "#core/platform/columns.ts";

export const adminActions = pgTable(
  "admin_actions",
  {
    id: id(),
    by: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.createdAt, table.id)],
);
