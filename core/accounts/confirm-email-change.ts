import { and, eq, gt, isNotNull, or } from "drizzle-orm";
import { z } from "zod";
import { endSessions } from "#core/accounts/sign-out-everywhere.ts";
import { emailChanges, profiles } from "#core/accounts/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { isUniqueViolation } from "#core/platform/database-health.ts";
import { type Db, db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { verifySigned } from "#core/platform/signed-links.ts";
import { enqueue } from "#core/platform/tasks.server.ts";

type Change = typeof emailChanges.$inferSelect;
type Side = "old" | "new";

export type EmailQuestion = {
  oldEmail: string;
  newEmail: string;
  side: Side;
  state: "asked" | "waiting" | "done";
};

export async function readEmailChange(token: unknown, now = new Date()): Promise<EmailQuestion | null> {
  const link = readLink(token);
  const change = link && (await findChange(db, link.changeId, now));
  return change ? question(change, link.side) : null;
}

export type EmailConfirmation =
  | { ok: true; question: EmailQuestion }
  /** `taken` means that another account uses the new address now. */
  | { ok: false; reason: "unknown" | "taken" };

/** The second confirmation changes the address and ends all sessions but `keptSession`. Signs nobody in. */
export async function confirmEmailChange(
  token: unknown,
  keptSession: string | null = null,
  now = new Date(),
): Promise<EmailConfirmation> {
  const link = readLink(token);
  if (!link) return { ok: false, reason: "unknown" };
  return inTransaction(async (tx) => {
    await lockOwner(tx, link.changeId);
    const found = await findChange(tx, link.changeId, now);
    if (!found) return { ok: false, reason: "unknown" };
    const change = await sayYes(tx, found, link.side, now);
    if (change.completedAt || !change.oldConfirmedAt || !change.newConfirmedAt)
      return { ok: true, question: question(change, link.side) };
    const isFree = await moveToNewEmail(tx, change, now);
    if (!isFree) {
      await tx.delete(emailChanges).where(eq(emailChanges.id, change.id));
      return { ok: false, reason: "taken" };
    }
    await settle(tx, change, keptSession, now);
    return { ok: true, question: question({ ...change, completedAt: now }, link.side) };
  });
}

const Link = z.tuple([z.uuid(), z.enum(["old", "new"])]);

function readLink(token: unknown): { changeId: string; side: Side } | null {
  const text = typeof token === "string" ? verifySigned("email-change", token) : null;
  const link = Link.safeParse(text?.split(":"));
  return link.success ? { changeId: link.data[0], side: link.data[1] } : null;
}

async function findChange(where: Db, id: string, now: Date): Promise<Change | null> {
  const isAlive = or(isNotNull(emailChanges.completedAt), gt(emailChanges.expiresAt, now));
  const [change] = await where
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isAlive));
  return change ?? null;
}

function question(change: Change, side: Side): EmailQuestion {
  const hasConfirmed = side === "old" ? change.oldConfirmedAt : change.newConfirmedAt;
  const state = change.completedAt ? "done" : hasConfirmed ? "waiting" : "asked";
  return { oldEmail: change.oldEmail, newEmail: change.newEmail, side, state };
}

async function lockOwner(tx: Tx, changeId: string) {
  const owner = tx
    .select({ id: emailChanges.userId })
    .from(emailChanges)
    .where(eq(emailChanges.id, changeId));
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, owner)).for("update");
}

async function sayYes(tx: Tx, change: Change, side: Side, now: Date): Promise<Change> {
  const column = side === "old" ? "oldConfirmedAt" : "newConfirmedAt";
  if (change.completedAt || change[column]) return change;
  await tx
    .update(emailChanges)
    .set({ [column]: now })
    .where(eq(emailChanges.id, change.id));
  return { ...change, [column]: now };
}

/** False if another account has the address. The inner transaction keeps the outer one alive. */
async function moveToNewEmail(tx: Tx, { userId, newEmail }: Change, now: Date): Promise<boolean> {
  const set = { email: newEmail, emailVerified: true, updatedAt: now };
  try {
    await tx.transaction((inner) => inner.update(profiles).set(set).where(eq(profiles.id, userId)));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function settle(tx: Tx, { id, userId, oldEmail, newEmail }: Change, kept: string | null, now: Date) {
  await tx.update(emailChanges).set({ completedAt: now }).where(eq(emailChanges.id, id));
  await endSessions(tx, userId, kept);
  await queueMail(tx, { kind: "email-changed", to: oldEmail, data: { newEmail } });
  await enqueue(tx, "billing.update-email", { userId });
}
