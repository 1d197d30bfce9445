import { and, desc, eq, ilike, isNotNull, or, sql } from "drizzle-orm";
import { noteAction } from "#core/audit/note-action.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { containing } from "#core/platform/like-pattern.ts";
import { rowsOf } from "#core/platform/numbered-pages.ts";
import { freeRows, type RowKind } from "#core/platform/row-attempts.ts";
import { rowAttempts } from "#core/platform/tables.ts";

export type SetAsideRow = {
  kind: RowKind;
  rowId: string;
  problem: string | null;
  failures: number;
  deaths: number;
  setAsideAt: Date | null;
};

const { kind, rowId, problem, failures, deaths, setAsideAt } = rowAttempts;

export function countSetAside(): Promise<number> {
  return db.$count(rowAttempts, isNotNull(setAsideAt));
}

/** Newest first; `search` matches part of the kind, the id or the problem. */
export async function listSetAside({
  search,
  page,
}: {
  search: string;
  page: number;
}): Promise<{ rows: SetAsideRow[]; total: number }> {
  const looked = containing(search);
  const isFound = search ? or(...[kind, rowId, problem].map((column) => ilike(column, looked))) : undefined;
  const isMeant = and(isNotNull(setAsideAt), isFound);
  const { limit, offset } = rowsOf(page);
  const [rows, total] = await Promise.all([
    db
      .select({ kind: sql<RowKind>`${kind}`, rowId, problem, failures, deaths, setAsideAt })
      .from(rowAttempts)
      .where(isMeant)
      .orderBy(desc(setAsideAt), kind, rowId)
      .limit(limit)
      .offset(offset),
    db.$count(rowAttempts, isMeant),
  ]);
  return { rows, total };
}

/** False if it is no longer set aside. */
export function tryRowAgain(
  row: { kind: string; rowId: string; by: string },
  now = new Date(),
): Promise<boolean> {
  return inTransaction(async (tx) => {
    const [found] = await tx
      .select({ kind: sql<RowKind>`${kind}` })
      .from(rowAttempts)
      .where(and(eq(kind, row.kind), eq(rowId, row.rowId), isNotNull(setAsideAt)))
      .for("update");
    if (!found) return false;
    await freeRows(tx, found.kind, [row.rowId]);
    const subject = `${row.kind} ${row.rowId}`;
    await noteAction(tx, { by: row.by, action: "had a row tried again", subject }, now);
    return true;
  });
}
