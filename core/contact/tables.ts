import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";

/** What people write to us by the contact form: kept before it is mailed, so that no outage loses it. */
export const contactMessages = pgTable(
  "contact_messages",
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    createdAt: createdAt(),
    /** When an administrator had answered it, or found that there is nothing to answer. */
    handledAt: moment("handled_at"),
  },
  (table) => [index().on(table.email), index().on(table.createdAt)],
);
