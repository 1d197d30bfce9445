import { eq } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { verifySigned } from "#core/platform/signed-links.ts";
import { closingEmailsOff } from "#core/tracker/tables.ts";

export async function areClosingEmailsOn(userId: string): Promise<boolean> {
  return (await db.$count(closingEmailsOff, eq(closingEmailsOff.userId, userId))) === 0;
}

export async function setClosingEmails(userId: string, isOn: boolean): Promise<void> {
  if (isOn) await db.delete(closingEmailsOff).where(eq(closingEmailsOff.userId, userId));
  else await db.insert(closingEmailsOff).values({ userId }).onConflictDoNothing();
}

export type ClosingLink = { userId: string; isOn: boolean };

/** Null for a link that is not ours, or whose account is gone. */
export async function readClosingLink(token: unknown): Promise<ClosingLink | null> {
  const userId = ownerOf(token);
  if (!userId || !(await db.$count(profiles, eq(profiles.id, userId)))) return null;
  return { userId, isOn: await areClosingEmailsOn(userId) };
}

export async function switchClosingEmails(token: unknown, isOn: boolean): Promise<ClosingLink | null> {
  const link = await readClosingLink(token);
  if (link) await setClosingEmails(link.userId, isOn);
  return link && { ...link, isOn };
}

export function isClosingLink(token: unknown): boolean {
  return ownerOf(token) !== null;
}

function ownerOf(token: unknown): string | null {
  const id = typeof token === "string" ? verifySigned("closing-emails", token) : null;
  return z.uuid().safeParse(id).data ?? null;
}
