import { eq } from "drizzle-orm";
import { contactMessages } from "#core/contact/tables.ts";
import type { Tx } from "#core/platform/db.server.ts";

/** Returns the messages' ids, which find the emails that quote them. */
export async function eraseMessages(tx: Tx, email: string): Promise<string[]> {
  const gone = await tx
    .delete(contactMessages)
    .where(eq(contactMessages.email, email))
    .returning({ id: contactMessages.id });
  return gone.map(({ id }) => id);
}
