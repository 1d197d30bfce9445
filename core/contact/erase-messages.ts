import { eq } from "drizzle-orm";
import { contactMessages } from "#core/contact/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** Deletes what was written to us from an address. Returns the ids, by which the mails that quote it are known. */
export async function eraseMessages(tx: Tx, email: string): Promise<string[]> {
  const gone = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.email, email))
    .returning({ id: contactMessages.id });
  return gone.map(({ id }) => id);
}
