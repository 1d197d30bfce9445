import { and, eq, gt, sql } from "drizzle-orm";
import { type ContactErrors, type Message, readMessage } from "#core/contact/read-message.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { site } from "#core/platform/site.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

export type SentMessage =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: ContactErrors; error: string }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

const doubleClickMs = 60_000;

/** Stores the message and emails the operator. A repeat within a minute counts once; a message that fills the hidden field is from a bot and is dropped silently. `error` is the first of the errors. */
export async function sendMessage(
  fields: Record<string, unknown>,
  clientAddress: string,
  now = new Date(),
): Promise<SentMessage> {
  if (fields.website) {
    logger.info("a message of a machine was dropped");
    return { ok: true };
  }
  const read = readMessage(fields);
  if (!read.ok) return { ...read, reason: "invalid" };
  const taken = await takeFrom("contact", env.LIMIT_CONTACT, clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const { message } = read;
  await inTransaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${message.email}`}, 0))`);
    if (!(await hasTwin(tx, message, now))) await keep(tx, message, now);
  });
  return { ok: true };
}

async function hasTwin(tx: Tx, { name, email, subject, message }: Message, now: Date): Promise<boolean> {
  const isTwin = and(
    eq(contactMessages.email, email),
    eq(contactMessages.name, name),
    eq(contactMessages.subject, subject),
    eq(contactMessages.message, message),
    gt(contactMessages.createdAt, new Date(now.getTime() - doubleClickMs)),
  );
  return (await tx.$count(contactMessages, isTwin)) > 0;
}

async function keep(tx: Tx, message: Message, now: Date): Promise<void> {
  const [kept] = await tx
    .insert(contactMessages)
    .values({ ...message, createdAt: now })
    .returning({ id: contactMessages.id });
  if (!kept) throw new Error("no row came back");
  const onceKey = `contact-message:${kept.id}`;
  await queueMail(tx, { kind: "contact-message", to: site.email, data: message, onceKey });
}
