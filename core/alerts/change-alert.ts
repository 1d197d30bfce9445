import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { fullError, lockOwner } from "#core/alerts/alert-owner.ts";
import { fixWords } from "#core/alerts/fix-words.ts";
import { type AlertErrors, type AlertInput, readAlertFields } from "#core/alerts/read-alert.ts";
import { nextDue } from "#core/alerts/schedule.ts";
import { criteriaColumns } from "#core/alerts/stored-criteria.ts";
import { switchedOn } from "#core/alerts/switch-on.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { type Db, db, inTransaction } from "#core/platform/db.server.ts";
import { freeRows } from "#core/platform/row-attempts.ts";

export async function setAlertActive(
  userId: string,
  id: string,
  isActive: boolean,
  now = new Date(),
  where: Db = db,
): Promise<boolean> {
  const isTheirs = isLive(userId, id);
  const changed = await where
    .update(jobAlerts)
    .set(isActive ? switchedOn(now) : { isActive })
    .where(and(isTheirs, eq(jobAlerts.isActive, !isActive)));
  return Boolean(changed.rowCount) || (await where.$count(jobAlerts, isTheirs)) > 0;
}

export type UpdatedAlert =
  | { ok: true; alert: { id: string; name: string } }
  | { ok: false; reason: "invalid"; errors: AlertErrors; typed: AlertInput }
  | { ok: false; reason: "missing" };

export async function updateAlert(
  userId: string,
  id: string,
  fields: Record<string, unknown>,
  now = new Date(),
): Promise<UpdatedAlert> {
  const read = readAlertFields(fields);
  if (!read.ok) return { ...read, reason: "invalid" };
  const { name, criteria, frequency } = read.draft;
  const fixed = await fixWords(criteria);
  return inTransaction(async (tx) => {
    const [alert] = await tx
      .update(jobAlerts)
      .set({
        name,
        ...criteriaColumns(fixed),
        frequency,
        nextDueAt: sql`case ${jobAlerts.frequency} when ${frequency} then ${jobAlerts.nextDueAt}
          else ${nextDue(frequency, now)}::timestamptz end`,
      })
      .where(isLive(userId, id))
      .returning({ id: jobAlerts.id, name: jobAlerts.name });
    if (alert) await freeRows(tx, "alert", [alert.id]);
    return alert ? { ok: true, alert } : { ok: false, reason: "missing" };
  });
}

export async function removeAlert(
  userId: string,
  id: string,
  now = new Date(),
  where: Db = db,
): Promise<boolean> {
  const removed = await where
    .update(jobAlerts)
    .set({ removedAt: sql`coalesce(${jobAlerts.removedAt}, ${now}::timestamptz)` })
    .where(isOf(userId, id));
  return Boolean(removed.rowCount);
}

export type RestoredAlert =
  | { ok: true }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "full"; error: string };

export async function restoreAlert(userId: string, id: string): Promise<RestoredAlert> {
  const isTheirs = isOf(userId, id);
  return inTransaction(async (tx) => {
    const owner = { userId, email: null };
    await lockOwner(tx, owner);
    const [alert] = await tx.select({ removedAt: jobAlerts.removedAt }).from(jobAlerts).where(isTheirs);
    if (!alert) return { ok: false, reason: "missing" };
    if (!alert.removedAt) return { ok: true };
    const error = await fullError(tx, owner);
    if (error) return { ok: false, reason: "full", error };
    await tx.update(jobAlerts).set({ removedAt: null }).where(isTheirs);
    return { ok: true };
  });
}

function isOf(userId: string, id: string): SQL | undefined {
  const isIt = z.uuid().safeParse(id).success ? eq(jobAlerts.id, id) : sql`false`;
  return and(isIt, eq(jobAlerts.userId, userId));
}

function isLive(userId: string, id: string): SQL | undefined {
  return and(isOf(userId, id), isNull(jobAlerts.removedAt));
}
