import { eq } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { mailSuppressions } from "#core/mail/tables.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { readEmail } from "#core/text/read-email.ts";

/** Why nothing goes to an address, and how that is said. */
export const suppressionReasons = [
  { value: "unsubscribed", label: "Asked us to stop" },
  { value: "complaint", label: "Complained" },
  { value: "bounce", label: "Takes no mail" },
] as const;

type Change = { ok: true } | { ok: false; error: string; field: "email" | "reason" };

/** From now on nothing is sent to an address but what its owner asks for to sign in. */
export async function addSuppression(
  given: { email: string; reason: string; by: string },
  now = new Date(),
): Promise<Change> {
  const email = readEmail(given.email);
  if (!email)
    return { ok: false, error: "Enter an e-mail address, such as ada@example.com.", field: "email" };
  const reason = suppressionReasons.find(({ value }) => value === given.reason)?.value;
  if (!reason) return { ok: false, error: "Choose why nothing is to be sent.", field: "reason" };
  const isNew = await inTransaction(async (tx) => {
    const added = await tx
      .insert(mailSuppressions)
      .values({ email: email.toLowerCase(), reason, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added.length) return false;
    const action = "put an address on the suppression list";
    await noteAction(tx, { by: given.by, action, subject: masked(email), details: { reason } }, now);
    return true;
  });
  return isNew ? { ok: true } : { ok: false, error: `${email} is on the list already.`, field: "email" };
}

/** Mails go to this address again. False where they do already. */
export function liftSuppression(
  { email, by }: { email: string; by: string },
  now = new Date(),
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [lifted] = await tx.delete(mailSuppressions).where(eq(mailSuppressions.email, email)).returning();
    if (!lifted) return false;
    const action = "took an address off the suppression list";
    await noteAction(tx, { by, action, subject: masked(email), details: { reason: lifted.reason } }, now);
    return true;
  });
}

/** "a…@example.com": its owner may ask us to forget it, and the log of what we did stays. */
function masked(email: string): string {
  return email.replace(/^(.).*@/u, "$1…@");
}
