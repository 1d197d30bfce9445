import { eq, inArray } from "drizzle-orm";
import { mailSuppressions } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";

type Reason = (typeof mailSuppressions.$inferSelect)["reason"];

export async function isSuppressed(email: string): Promise<boolean> {
  return (await db.$count(mailSuppressions, eq(mailSuppressions.email, email.toLowerCase()))) > 0;
}

export async function suppressedAmong(emails: string[]): Promise<Set<string>> {
  if (!emails.length) return new Set();
  const { email } = mailSuppressions;
  const rows = await db.select({ email }).from(mailSuppressions).where(inArray(email, emails));
  return new Set(rows.map((row) => row.email));
}

export async function suppress(email: string, reason: Reason): Promise<void> {
  await db.insert(mailSuppressions).values({ email: email.toLowerCase(), reason }).onConflictDoNothing();
}
