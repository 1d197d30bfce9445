import { index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id } from "#core/columns.ts";

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
  },
  (table) => [index().on(table.email), index().on(table.createdAt)],
);
