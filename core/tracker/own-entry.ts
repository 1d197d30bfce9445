import { and, eq, or } from "drizzle-orm";
import { z } from "zod";
import { type Db, db } from "#core/platform/db.server.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { applications, type savedJobs } from "#core/tracker/tables.ts";

export type EntryChange = {
  /** What the person saw when changing it. Without it nothing is compared. */
  basedOn?: unknown;
  where?: Db;
};

export type Changing = "updated" | "missing" | "conflict";

type List = typeof savedJobs | typeof applications;
type Value = { notes: string } | { status: typeof applications.$inferSelect.status };

/** Leaves a value alone that differs from the one that the person saw. */
export async function changeEntry(
  list: List,
  userId: string,
  entryId: unknown,
  to: Value,
  { basedOn, where = db }: EntryChange = {},
): Promise<Changing> {
  const id = z.uuid().safeParse(entryId);
  if (!id.success) return "missing";
  const isIt = and(eq(list.id, id.data), isListed(list, userId));
  const [column, value] = "notes" in to ? [list.notes, to.notes] : [applications.status, to.status];
  const isAsSeen =
    basedOn === undefined ? undefined : or(eq(column, seenText(basedOn)), eq(column, value as string));
  const { rowCount } = await where
    .update(list as typeof applications)
    .set(to)
    .where(and(isIt, isAsSeen));
  if (rowCount === 1) return "updated";
  return isAsSeen && (await where.$count(list, isIt)) ? "conflict" : "missing";
}

/** Forms write lines in their own way. */
function seenText(basedOn: unknown): string {
  return String(basedOn).replaceAll("\r\n", "\n");
}
