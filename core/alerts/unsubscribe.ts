import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { isNamed, readAlertLink } from "#core/alerts/alert-links.ts";
import { switchedOn } from "#core/alerts/switch-on.ts";
import { jobAlerts } from "#core/alerts/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { takeFrom } from "#core/rate-limits/take.ts";

export type AlertLink = { alertId?: unknown; token?: unknown };

export type AlertRefusal =
  | { ok: false; reason: "no-id" | "not-found" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

export type NamedAlert = { ok: true; name: string; isActive: boolean };

export async function readUnsubscribe(
  link: AlertLink,
  clientAddress: string,
  now = new Date(),
): Promise<NamedAlert | AlertRefusal> {
  const found = await findId(link, clientAddress, now);
  if (!found.ok) return found;
  return readNamed(found.id);
}

export async function switchOffAlert(
  link: AlertLink,
  clientAddress: string,
  now = new Date(),
): Promise<NamedAlert | AlertRefusal> {
  const found = await findId(link, clientAddress, now);
  return found.ok ? switchOff(found.id) : found;
}

/** Counts nothing: whoever calls it has counted. */
export async function switchOff(id: string, where: Db = db): Promise<NamedAlert | AlertRefusal> {
  const [alert] = await where
    .update(jobAlerts)
    .set({ isActive: false })
    .where(isNamed(id))
    .returning({ name: jobAlerts.name });
  return alert ? { ok: true, ...alert, isActive: false } : notFound;
}

export function isSignedLink(token: unknown): boolean {
  return readAlertLink("alert", token) !== null;
}

/** Requires a signed link, because others may have seen the id. */
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
  // Signed links cannot be guessed, and mail services open many people's links from a few addresses.
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
