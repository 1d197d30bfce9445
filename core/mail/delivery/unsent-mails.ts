import { and, inArray, isNull } from "drizzle-orm";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type UnsentMail = Pick<typeof mails.$inferSelect, "id" | "kind" | "recipient" | "data">;

export const isUnsent = and(isNull(mails.sentAt), isNull(mails.suppressedAt));

export async function readUnsent(ids: string[]): Promise<UnsentMail[]> {
  const { id, kind, recipient, data } = mails;
  const rows = await db
    .select({ id, kind, recipient, data })
    .from(mails)
    .where(and(inArray(id, ids), isUnsent));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => byId.get(each) ?? []);
}

export async function dropUnsent(ids: string[]): Promise<void> {
  if (ids.length) await db.delete(mails).where(and(inArray(mails.id, ids), isUnsent));
}
