import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";

/** Stored before it is emailed, so an outage loses nothing. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    /** When an administrator answered it or found no answer is needed. */
    handledAt: moment("handled_at"),
  },
  (table) => [index().on(table.email), index().on(table.createdAt)],
);
