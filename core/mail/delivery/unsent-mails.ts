import { and, inArray, isNull } from "drizzle-orm";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";

export type UnsentMail = Pick<typeof mails.$inferSelect, "id" | "kind" | "recipient" | "data">;

/** Still to be sent: neither sent nor left out for good. */
export const isUnsent = and(isNull(mails.sentAt), isNull(mails.suppressedAt));

/** Those of these mails that are still to be sent, in this order. */
export async function readUnsent(ids: string[]): Promise<UnsentMail[]> {
  const { id, kind, recipient, data } = mails;
  const rows = await db
    .select({ id, kind, recipient, data })
    .from(mails)
    .where(and(inArray(id, ids), isUnsent));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((each) => byId.get(each) ?? []);
}

/** For what there is nobody any more to tell, or nothing. The rows go: they say of whom we know what, to no use. */
export async function dropUnsent(ids: string[]): Promise<void> {
  if (ids.length) await db.delete(mails).where(and(inArray(mails.id, ids), isUnsent));
}
