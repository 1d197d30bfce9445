import { alertMails } from "#core/alerts/delivery/alert-mails.ts";
import { sendMails } from "#core/mail/delivery/send-mails.ts";
import { dropUnsent, readUnsent } from "#core/mail/delivery/unsent-mails.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";

/** Sends in order and drops emails that became pointless. It may be repeated: emails recorded as sent are not sent again. */
export async function sendAlertMails(mailIds: string[], now = new Date()): Promise<void> {
  // A process that was presumed dead may wake up after its task was reassigned.
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
