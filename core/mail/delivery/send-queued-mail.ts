import { eq } from "drizzle-orm";
import { readMail } from "#core/mail/kinds.ts";
import { isSuppressed } from "#core/mail/suppression.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { deliver } from "./deliver.ts";
import { renderMail } from "./render.ts";

/** If the process dies before noting it, the email is sent again. */
export async function sendQueuedMail(mailId: string): Promise<void> {
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId));
  if (!row || row.sentAt || row.suppressedAt) return;
  const outcome = (await isSuppressed(row.recipient)) ? "refused" : await send(row);
  const now = new Date();
  await db
    .update(mails)
    .set(outcome === "sent" ? { sentAt: now } : { suppressedAt: now })
    .where(eq(mails.id, mailId));
}

async function send({ id, kind, data, recipient }: typeof mails.$inferSelect) {
  const mail = await renderMail(...readMail(kind, data));
  return deliver({ id, to: recipient, mail, unsubscribeUrl: mail.unsubscribeUrl });
}
