import { alertMails } from "#core/alerts/delivery/alert-mails.ts";
import { sendMails } from "#core/mail/delivery/send-mails.ts";
import { dropUnsent, readUnsent } from "#core/mail/delivery/unsent-mails.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";

/**
 * Sends queued mails of alerts, in their order; what became pointless meanwhile is dropped. Stopped anywhere, it may be
 * repeated: what was sent and written down is not sent again.
 */
export async function sendAlertMails(mailIds: string[], now = new Date()): Promise<void> {
  // A process taken for dead, its task given to another, may wake up again.
  const done = await oneAtATime(`mails.${mailIds[0]}`, async () => {
    const unsent = await readUnsent(mailIds);
    const outgoing = await alertMails(unsent, now);
    const kept = new Set(outgoing.map(({ id }) => id));
    await dropUnsent(unsent.flatMap(({ id }) => (kept.has(id) ? [] : id)));
    await sendMails(outgoing, now);
    return true;
  });
  if (!done) throw new Error("another process is sending these mails");
}
