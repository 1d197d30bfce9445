import { asc, desc, ilike } from "drizzle-orm";
import { mailSuppressions } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";

export type Suppression = typeof mailSuppressions.$inferSelect;

export async function listSuppressions({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ suppressions: Suppression[]; total: number }> {
  const { email, createdAt } = mailSuppressions;
  const isMeant = search ? ilike(email, containing(search)) : undefined;
  const { limit, offset } = rowsOf(page);
  const [suppressions, total] = await Promise.all([
    db
      .select()
      .from(mailSuppressions)
      .where(isMeant)
      .orderBy(desc(createdAt), asc(email))
      .limit(limit)
      .offset(offset),
    db.$count(mailSuppressions, isMeant),
  ]);
  return { suppressions, total };
}
