import type { Db } from "#core/db.server.ts";
import type { MailData, MailKind } from "#core/mail/kinds.ts";

/**
 * Has a mail sent, as part of the caller's transaction. With `onceKey`, the fact that it tells of is told once, however
 * often this is called.
 */
export async function queueMail<K extends MailKind>(
  _tx: Db,
  _mail: { kind: K; to: string; data: MailData<K>; onceKey?: string },
): Promise<void> {
  throw new Error("not written");
}
