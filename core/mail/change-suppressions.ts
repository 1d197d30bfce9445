import { eq } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { mailSuppressions } from "#core/mail/tables.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { readEmail } from "#core/text/read-email.ts";

export const suppressionReasons = [
  { value: "unsubscribed", label: "Asked us to stop" },
  { value: "complaint", label: "Complained" },
  { value: "bounce", label: "Rejects email" },
] as const;

type Change = { ok: true } | { ok: false; error: string; field: "email" | "reason" };

export async function addSuppression(
  given: { email: string; reason: string; by: string },
  now = new Date(),
): Promise<Change> {
  const email = readEmail(given.email);
  if (!email) return { ok: false, error: "Enter an email address, like ada@example.com.", field: "email" };
  const reason = suppressionReasons.find(({ value }) => value === given.reason)?.value;
  if (!reason) return { ok: false, error: "Choose a reason.", field: "reason" };
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

/** The log outlives a request to forget the address. */
function masked(email: string): string {
  return email.replace(/^(.).*@/u, "$1…@");
}
