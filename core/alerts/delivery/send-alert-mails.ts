import { alertMails } from "#core/alerts/delivery/alert-mails.ts";
import { sendMails } from "#core/mail/delivery/send-mails.ts";
import { dropUnsent, readUnsent } from "#core/mail/delivery/unsent-mails.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";

export async function sendAlertMails(mailIds: string[], now = new Date()): Promise<void> {
  // A process that was presumed dead may resume after its task went to another.
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
