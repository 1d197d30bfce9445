import { eq } from "drizzle-orm";
import pRetry from "p-retry";
import type { Mail } from "#core/mail/delivery/render.ts";
import { suppressedAmong } from "#core/mail/suppression.ts";
import { mails } from "#core/mail/tables.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { putDown, takeInHand } from "#core/platform/row-attempts.ts";
import { deliver, isAboutAddress } from "./deliver.ts";

export type OutgoingMail = {
  id: string;
  to: string;
  write: () => Promise<Mail>;
  headers: Record<string, string>;
  unsubscribeUrl: string;
  onSent: (tx: Tx) => Promise<unknown>;
};

/** After this many failures in a row, the server is at fault. Failures about a recipient don't count. */
const failuresInARow = 3;

/**
 * A killed process may repeat as many emails as it sent at once. Failures hold nothing back and throw at the
 * end. An email that cannot be written three times, or that was in hand twice when the process ended, is set aside.
 */
export async function sendMails(all: OutgoingMail[], now: Date): Promise<void> {
  const suppressed = await suppressedAmong(all.map(({ to }) => to));
  const waiting = [...all];
  const failures: unknown[] = [];
  let inARow = 0;

  async function sendSome() {
    for (let mail = waiting.shift(); mail; mail = waiting.shift()) {
      try {
        if (!(await takeInHand("mail", mail.id))) continue;
        if (suppressed.has(mail.to)) await writeDown(mail, "refused", now);
        else if ((await sendOne(mail, now)) === "refused") suppressed.add(mail.to);
        await putDown("mail", mail.id);
        inARow = 0;
      } catch (error) {
        failures.push(error);
        const isOurs = error instanceof Unwritable;
        await putDown("mail", mail.id, isOurs ? { error: error.cause } : undefined).catch(() => {});
        if (!isOurs && !isAboutAddress(error)) inARow += 1;
        // The mail server or the database is down, so we stop.
        if (inARow >= failuresInARow || isDatabaseUnavailable(error)) waiting.length = 0;
        logger.warn({ mailId: mail.id, err: error }, "a mail could not be sent");
      }
    }
  }

  await Promise.all(Array.from({ length: env.ALERT_MAILS_AT_ONCE }, sendSome));
  if (failures.length) throw new Error("some mails could not be sent", { cause: failures[0] });
}

class Unwritable extends Error {}

async function sendOne(mail: OutgoingMail, now: Date) {
  const { id, to, write, headers, unsubscribeUrl } = mail;
  const written = await write().catch((cause: unknown) => {
    throw new Unwritable("a mail could not be written", { cause });
  });
  const outcome = await deliver({ id, to, mail: written, headers, unsubscribeUrl });
  // Without this record the email would be sent again, so we wait out short database outages.
  await pRetry(() => writeDown(mail, outcome, now), { retries: 3 });
  return outcome;
}

function writeDown({ id, to, onSent }: OutgoingMail, outcome: "sent" | "refused", now: Date): Promise<void> {
  return inTransaction(async (tx) => {
    const fact = outcome === "sent" ? { sentAt: now, recipient: to } : { suppressedAt: now };
    await tx.update(mails).set(fact).where(eq(mails.id, id));
    if (outcome === "sent") await onSent(tx);
  });
}
