import type { MailData, MailKind } from "#core/mail/kinds.ts";
import { mails } from "#core/mail/tables.ts";
import type { Db } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

/** Joins the caller's transaction. `onceKey` makes repeated calls send one email. */
export async function queueMail<K extends MailKind>(
  tx: Db,
  { kind, to, data, onceKey }: { kind: K; to: string; data: MailData<K>; onceKey?: string },
): Promise<void> {
  const [mail] = await tx
    .insert(mails)
    .values({ kind, recipient: to, data, onceKey })
    .onConflictDoNothing({ target: mails.onceKey })
    .returning({ id: mails.id });
  if (mail) await enqueue(tx, "mail.send", { mailId: mail.id });
}
