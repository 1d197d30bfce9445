import { and, eq, gt, isNull } from "drizzle-orm";
import { emailChangeHours } from "#core/accounts/lifetimes.ts";
import { emailChanges, profiles } from "#core/accounts/tables.ts";
import { queueMail } from "#core/mail/queue-mail.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";
import { readEmail } from "#core/text/read-email.ts";
import { hourMs } from "#core/text/time.ts";

export type EmailChangeResult =
  | { ok: true; newEmail: string }
  | { ok: false; reason: "not-an-address" | "same-address" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

const lifeMs = emailChangeHours * hourMs;

/** Replaces any earlier request. Doesn't reveal whether the new address has an account. */
export async function requestEmailChange(
  userId: string,
  typed: unknown,
  now = new Date(),
): Promise<EmailChangeResult> {
  const newEmail = readEmail(typed);
  if (!newEmail) return { ok: false, reason: "not-an-address" };
  // One limit covers everything that anybody may have us send to the new address.
  for (const [limit, key] of [["email-change", userId] as const, ["sign-in-email", newEmail] as const]) {
    const taken = await takeFrom(limit, env.LIMIT_SIGN_IN_EMAIL, key, now);
    if (!taken.ok) return { ...taken, reason: "too-many" };
  }
  return inTransaction(async (tx) => {
    const oldEmail = await lockEmail(tx, userId);
    if (newEmail === oldEmail) return { ok: false, reason: "same-address" };
    await tx.delete(emailChanges).where(isOpenOf(userId));
    await askBoth(tx, { userId, oldEmail, newEmail, expiresAt: new Date(now.getTime() + lifeMs) });
    return { ok: true, newEmail };
  });
}

export type OpenEmailChange = {
  newEmail: string;
  oldConfirmedAt: Date | null;
  newConfirmedAt: Date | null;
  expiresAt: Date;
};

export async function openEmailChange(userId: string, now = new Date()): Promise<OpenEmailChange | null> {
  const [wish] = await db
    .select({
      newEmail: emailChanges.newEmail,
      oldConfirmedAt: emailChanges.oldConfirmedAt,
      newConfirmedAt: emailChanges.newConfirmedAt,
      expiresAt: emailChanges.expiresAt,
    })
    .from(emailChanges)
    .where(and(isOpenOf(userId), gt(emailChanges.expiresAt, now)));
  return wish ?? null;
}

export async function withdrawEmailChange(userId: string): Promise<void> {
  await db.delete(emailChanges).where(isOpenOf(userId));
}

function isOpenOf(userId: string) {
  return and(eq(emailChanges.userId, userId), isNull(emailChanges.completedAt));
}

async function lockEmail(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx
    .select({ email: profiles.email })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for("update");
  if (!row) throw new Error("The account is gone.");
  return row.email;
}

async function askBoth(tx: Tx, wish: typeof emailChanges.$inferInsert) {
  const { oldEmail, newEmail } = wish;
  const [change] = await tx.insert(emailChanges).values(wish).returning({ id: emailChanges.id });
  const changeId = change?.id ?? "";
  await queueMail(tx, { kind: "email-change-old", to: oldEmail, data: { changeId, newEmail } });
  await queueMail(tx, { kind: "email-change-new", to: newEmail, data: { changeId, oldEmail } });
}
