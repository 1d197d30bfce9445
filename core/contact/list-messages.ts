import { asc, desc, ilike, isNotNull, isNull, or } from "drizzle-orm";
import { contactMessages } from "#core/contact/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type ListedMessage = typeof contactMessages.$inferSelect;

/** Open messages first, newest first; `search` matches part of any field. */
export async function listMessages({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ messages: ListedMessage[]; total: number }> {
  const { name, email, subject, message, createdAt, handledAt, id } = contactMessages;
  const looked = containing(search);
  const isMeant = search
    ? or(...[name, email, subject, message].map((column) => ilike(column, looked)))
    : undefined;
  const { limit, offset } = rowsOf(page);
  const [messages, total] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .where(isMeant)
      .orderBy(asc(isNotNull(handledAt)), desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
    db.$count(contactMessages, isMeant),
  ]);
  return { messages, total };
}

export function countOpenMessages(): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.handledAt));
}
