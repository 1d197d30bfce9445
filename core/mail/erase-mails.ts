import { eq, inArray, or } from "drizzle-orm";
import { mailKinds } from "#core/mail/kinds.ts";
import { mails } from "#core/mail/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/**
 * Mails to an address, and those to any other that tell of these subscriptions or messages: the key of each names its
 * fact by their id.
 */
export function mailsOf(email: string, ids: string[]) {
  const facts = ids.flatMap((id) => Object.keys(mailKinds).map((kind) => `${kind}:${id}`));
  return or(eq(mails.recipient, email), inArray(mails.onceKey, facts));
}

export async function eraseMails(tx: Tx, email: string, ids: string[]): Promise<void> {
  await tx.delete(mails).where(mailsOf(email, ids));
}
