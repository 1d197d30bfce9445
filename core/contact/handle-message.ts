import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { z } from "zod";
import { noteAction } from "#core/audit/note-action.ts";
import { contactMessages } from "#core/contact/tables.ts";
import { inTransaction } from "#core/platform/db.server.ts";

/** Marks a message as handled or open again. False if it already was. */
export function handleMessage(
  { id, isHandled, by }: { id: string; isHandled: boolean; by: string },
  now = new Date(),
): Promise<boolean> {
  return inTransaction(async (tx) => {
    if (!z.uuid().safeParse(id).success) return false;
    const { handledAt } = contactMessages;
    const [changed] = await tx
      .update(contactMessages)
      .set({ handledAt: isHandled ? now : null })
      .where(and(eq(contactMessages.id, id), isHandled ? isNull(handledAt) : isNotNull(handledAt)))
      .returning({ id: contactMessages.id });
    if (!changed) return false;
    const action = isHandled ? "marked a message as handled" : "opened a message again";
    // Its writer may ask us to forget it: neither address nor words stay behind here.
    await noteAction(tx, { by, action, subject: `message ${id}` }, now);
    return true;
  });
}
