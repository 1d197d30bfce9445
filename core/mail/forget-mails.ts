import { eq, inArray, or } from "drizzle-orm";
import type { Tx } from "#core/db.server.ts";
import { mailKinds } from "#core/mail/kinds.ts";
import { mails } from "#core/mail/tables.ts";

/** Mails to an address, and those to any other that tell of these subscriptions: the key of each names its fact. */
export function mailsOf(email: string, subscriptionIds: string[]) {
  const facts = subscriptionIds.flatMap((id) => Object.keys(mailKinds).map((kind) => `${kind}:${id}`));
  return or(eq(mails.recipient, email), inArray(mails.onceKey, facts));
}

export async function forgetMails(tx: Tx, email: string, subscriptionIds: string[]): Promise<void> {
  await tx.delete(mails).where(mailsOf(email, subscriptionIds));
}
