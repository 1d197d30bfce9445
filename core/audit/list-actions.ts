import { desc, ilike, or } from "drizzle-orm";
import { adminActions } from "#core/audit/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type ListedAction = typeof adminActions.$inferSelect;

/** Newest first; `search` matches part of the address, the action or the subject. */
export async function listActions({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ actions: ListedAction[]; total: number }> {
  const { by, action, subject, createdAt, id } = adminActions;
  const looked = containing(search);
  const isMeant = search ? or(...[by, action, subject].map((column) => ilike(column, looked))) : undefined;
  const { limit, offset } = rowsOf(page);
  const [actions, total] = await Promise.all([
    db
      .select()
      .from(adminActions)
      .where(isMeant)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset(offset),
    db.$count(adminActions, isMeant),
  ]);
  return { actions, total };
}
