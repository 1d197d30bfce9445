import { eq } from "drizzle-orm";
import { profiles } from "#core/accounts/tables.ts";
import { isNamed, readAlertLink } from "#core/alerts/alert-links.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";

export type AlertQuestion = {
  name: string;
  isConfirmed: boolean;
  isActive: boolean;
};

export async function peekAlertConfirmation(token: unknown): Promise<AlertQuestion | null> {
  const id = readAlertLink("alert-confirm", token);
  if (!id) return null;
  const [alert] = await db
    .select({ name: jobAlerts.name, confirmedAt: jobAlerts.confirmedAt, isActive: jobAlerts.isActive })
    .from(jobAlerts)
    .where(isNamed(id));
  if (!alert) return null;
  const { name, confirmedAt, isActive } = alert;
  return { name, isConfirmed: confirmedAt !== null, isActive };
}

export type ConfirmedAlert =
  | { ok: true; name: string; isOfAccount: boolean }
  | { ok: false; reason: "unknown" };

/**
 * Safe to repeat. Emails cover all jobs since the alert was made. An account with the address gets the alert.
 */
export async function confirmAlert(token: unknown, now = new Date()): Promise<ConfirmedAlert> {
  const id = readAlertLink("alert-confirm", token);
  if (!id) return { ok: false, reason: "unknown" };
  return inTransaction(async (tx) => {
    const [alert] = await tx.select().from(jobAlerts).where(isNamed(id)).for("update");
    if (!alert) return { ok: false, reason: "unknown" };
    const { name, email, userId, frequency, confirmedAt } = alert;
    if (email === null || confirmedAt) return { ok: true, name, isOfAccount: userId !== null };
    const [account] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email));
    await tx
      .update(jobAlerts)
      .set({
        confirmedAt: now,
        nextDueAt: nextDue(frequency, now),
        ...(account && { userId: account.id, email: null }),
      })
      .where(eq(jobAlerts.id, id));
    return { ok: true, name, isOfAccount: account !== undefined };
  });
}
