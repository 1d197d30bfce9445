import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { lockPerson } from "#core/accounts/erase-person.ts";
import { type Db, db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import type { applications, savedJobs } from "#core/tracker/tables.ts";

export const mostEntries = 1000;

type List = typeof savedJobs | typeof applications;

/** Excludes removed entries. */
export function isListed(list: List, userId: string) {
  return and(eq(list.userId, userId), isNull(list.removedAt));
}

/** Holds a lock until the transaction ends, so two tabs together cannot pass the limit. */
export async function lockList(tx: Tx, list: List, userId: string, jobId: string) {
  await lockPerson(tx, userId);
  const [held] = await tx
    .select({
      isThere: sql<boolean>`coalesce(bool_or(${list.jobId} = ${jobId}), false)`,
      isFull: sql<boolean>`count(*) >= ${mostEntries}`,
    })
    .from(list)
    .where(isListed(list, userId));
  return held ?? { isThere: false, isFull: false };
}

/** Of a merged job, the entry for the one that readers see. */
export async function findEntryId(
  list: List,
  userId: string,
  jobId: unknown,
  where: Db = db,
): Promise<string | null> {
  const id = z.uuid().safeParse(jobId);
  if (!id.success) return null;
  const shown = sql`coalesce((select merged_into from jobs where id = ${id.data}), ${id.data})`;
  const [entry] = await where
    .select({ id: list.id })
    .from(list)
    .where(and(eq(list.jobId, shown), isListed(list, userId)));
  return entry?.id ?? null;
}

/** Accepts the entry's id or its job's. Returns the entry's id, or null if there is none. */
export async function removeEntry(
  list: List,
  userId: string,
  by: "id" | "jobId",
  asked: unknown,
  now: Date,
  where: Db = db,
): Promise<string | null> {
  const id = z.uuid().safeParse(asked);
  if (!id.success) return null;
  const [removed] = await where
    .update(list)
    .set({ removedAt: sql`coalesce(${list.removedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(list[by], id.data), eq(list.userId, userId)))
    .returning({ id: list.id });
  return removed?.id ?? null;
}

export async function restoreEntry(
  list: List,
  userId: string,
  entryId: unknown,
  where: Db = db,
): Promise<"restored" | "missing" | "full"> {
  const id = z.uuid().safeParse(entryId);
  if (!id.success) return "missing";
  const isIt = and(eq(list.id, id.data), eq(list.userId, userId));
  return inTransaction(
    async (tx) => {
      const [entry] = await tx.select({ jobId: list.jobId }).from(list).where(isIt);
      if (!entry) return "missing";
      const { isThere, isFull } = await lockList(tx, list, userId, entry.jobId);
      if (isThere) return "restored";
      if (isFull) return "full";
      const { rowCount } = await tx.update(list).set({ removedAt: null }).where(isIt);
      return rowCount === 1 ? "restored" : "missing";
    },
    { where },
  );
}
