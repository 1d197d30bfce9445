import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { isNamed, readAlertLink } from "#core/alerts/alert-links.ts";
import { switchedOn } from "#core/alerts/switch-on.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

/** How an alert is named by somebody who need not be signed in: by its id, or by the signed link of a mail. */
export type AlertLink = { alertId?: unknown; token?: unknown };

export type AlertRefusal =
  /** `no-id`: nothing was named. `not-found`: no alert, a removed one, or not a link of ours. */
  | { ok: false; reason: "no-id" | "not-found" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

/** Of the alert itself nothing but its name is told. */
export type NamedAlert = { ok: true; name: string; isActive: boolean };

/** What a link asks to switch off. Changes nothing. */
export async function readUnsubscribe(
  link: AlertLink,
  clientAddress: string,
  now = new Date(),
): Promise<NamedAlert | AlertRefusal> {
  const found = await findId(link, clientAddress, now);
  if (!found.ok) return found;
  return readNamed(found.id);
}

/** Switches an alert off; one that is off stays so. */
export async function switchOffAlert(
  link: AlertLink,
  clientAddress: string,
  now = new Date(),
): Promise<NamedAlert | AlertRefusal> {
  const found = await findId(link, clientAddress, now);
  if (!found.ok) return found;
  const [alert] = await db
    .update(jobAlerts)
    .set({ isActive: false })
    .where(isNamed(found.id))
    .returning({ name: jobAlerts.name });
  return alert ? { ok: true, ...alert, isActive: false } : notFound;
}

/** Whether only we can have written it, for an alert that is there or was. */
export function isSignedLink(token: unknown): boolean {
  return readAlertLink("alert", token) !== null;
}

/** Switches an alert on again, by a signed link only: an id may have been seen by others. */
export async function switchOnAlert(
  { token }: Pick<AlertLink, "token">,
  now = new Date(),
): Promise<NamedAlert | AlertRefusal> {
  const id = readAlertLink("alert", token);
  if (!id) return notFound;
  await db
    .update(jobAlerts)
    .set(switchedOn(now))
    .where(and(isNamed(id), eq(jobAlerts.isActive, false)));
  return readNamed(id);
}

const notFound = { ok: false, reason: "not-found" } as const;

async function findId(
  { alertId, token }: AlertLink,
  clientAddress: string,
  now: Date,
): Promise<{ ok: true; id: string } | AlertRefusal> {
  if (!alertId && !token) return { ok: false, reason: "no-id" };
  // Nobody guesses a signed link, and mail services press those of many people from a few addresses.
  const signed = readAlertLink("alert", token);
  if (signed) return { ok: true, id: signed };
  const taken = await takeFrom("unsubscribe", env.LIMIT_UNSUBSCRIBE, clientAddress, now);
  if (!taken.ok) return { ...taken, reason: "too-many" };
  const id = token ? null : z.uuid().safeParse(alertId).data;
  return id ? { ok: true, id } : notFound;
}

async function readNamed(id: string): Promise<NamedAlert | AlertRefusal> {
  const [alert] = await db
    .select({ name: jobAlerts.name, isActive: jobAlerts.isActive })
    .from(jobAlerts)
    .where(isNamed(id));
  return alert ? { ok: true, ...alert } : notFound;
}
