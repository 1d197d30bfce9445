import { eq, inArray, or } from "drizzle-orm";
import { mailKinds } from "#core/mail/kinds.ts";
import { mails } from "#core/mail/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** Once-keys contain these ids, so emails to other people about them are found too. */
export function mailsOf(email: string, ids: string[]) {
  const facts = ids.flatMap((id) => Object.keys(mailKinds).map((kind) => `${kind}:${id}`));
  return or(eq(mails.recipient, email), inArray(mails.onceKey, facts));
}

export async function eraseMails(tx: Tx, email: string, ids: string[]): Promise<void> {
  await tx.delete(mails).where(mailsOf(email, ids));
}
