import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, id, moment } from "#core/platform/columns.ts";

/** Mails that are to be sent or were. Never one that signs anyone in: such a link exists only in the mail itself. */
export const mails = pgTable(
  "mails",
  {
    /** Its Message-ID is made of this, so that a repeat is recognisable. */
    id: id(),
    kind: text().notNull(),
    recipient: text().notNull(),
    data: jsonb().notNull(),
    /** The fact that this mail tells of: told once. */
    onceKey: text("once_key").unique(),
    sentAt: moment("sent_at"),
    /** Not sent, because the address is on the suppression list. */
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
