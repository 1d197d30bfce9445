import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";

export const mails = pgTable(
  "mails",
  {
    /** Becomes the Message-ID, so a repeat can be recognized. */
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    onceKey: text("once_key").unique(),
    sentAt: moment("sent_at"),
    suppressedAt: moment("suppressed_at"),
    createdAt: createdAt(),
  },
  (table) => [
    index().on(table.recipient),
    index().on(table.createdAt),
    index("mails_unsent").on(table.createdAt).where(sql`sent_at is null and suppressed_at is null`),
  ],
);

export const mailSuppressions = pgTable("mail_suppressions", {
  email: text().primaryKey(),
  reason: text({ enum: ["bounce", "complaint", "unsubscribed"] }).notNull(),
  createdAt: createdAt(),
});
