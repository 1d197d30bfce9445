import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import pRetry from "p-retry";
import { isDatabaseUnavailable, isTooSlow } from "#core/platform/database-health.ts";
import { db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { rowAttempts } from "#core/platform/tables.ts";

export const rowKinds = [
  "alert",
  "mail",
  "job-facts",
  "job-places",
  "job-duplicates",
  "job-kind",
  "job-link",
  "posting-end",
  "posting-notice",
  "posting-first-week",
  "closing-saved-jobs",
  "ended-saved-jobs",
  "task",
] as const;

/** Rows of a source are named by it, because sources share ids. */
export type RowKind = (typeof rowKinds)[number] | `row-of:${string}`;

/** May return the failures of some rows, by id. */
type Work<Row> = (rows: Row[]) => Promise<unknown>;
type OnSetAside = (tx: Tx, ids: string[]) => Promise<unknown>;

const mostDeaths = 2;
const mostFailures = 3;
const endedTwice = "The process ended twice while it worked on this.";
const { kind: ofKind, rowId, inHandSince, deaths, failures, setAsideAt } = rowAttempts;

/**
 * Works on rows together, and alone on those that went wrong before. A row that throws is found among the others, which
 * go on. After three failures, or two ends of the process, a row is set aside until somebody frees it. Only one process
 * at a time may work on the same rows.
 */
export async function workThrough<Row extends { id: string }>(
  kind: RowKind,
  rows: Row[],
  work: Work<Row>,
  onSetAside?: OnSetAside,
): Promise<void> {
  const { together, alone } = await sortByHistory(kind, rows, onSetAside);
  for (const group of [together, ...alone.map((row) => [row])])
    if (group.length) await workOn(kind, group, work, onSetAside);
}

/** False if the row is set aside, or is now. Call `putDown` when the work is done, however it went. */
export async function takeInHand(kind: RowKind, id: string): Promise<boolean> {
  const { together, alone } = await sortByHistory(kind, [{ id }]);
  const isFree = together.length + alone.length > 0;
  if (isFree) await mark(kind, [id]);
  return isFree;
}

export async function putDown(kind: RowKind, id: string, failure?: { error: unknown }): Promise<void> {
  await (failure ? recordFailures(kind, new Map([[id, failure.error]])) : forget(db, kind, [id]));
}

export function isSetAside(kind: RowKind, id: SQLWrapper): SQL {
  return sql`exists (select from ${rowAttempts} where ${ofKind} = ${kind} and ${rowId} = ${id}::text
    and ${setAsideAt} is not null)`;
}

export async function setAside(tx: Tx, kind: RowKind, ids: string[], why: string): Promise<string[]> {
  if (!ids.length) return [];
  const stored = await tx
    .insert(rowAttempts)
    .values(ids.map((id) => ({ kind, rowId: id, problem: why, setAsideAt: sql`now()` })))
    .onConflictDoUpdate({
      target: [ofKind, rowId],
      set: { problem: why, setAsideAt: sql`now()`, inHandSince: null },
      setWhere: isNull(setAsideAt),
    })
    .returning({ id: rowId });
  if (stored.length) logger.error({ kind, ids: stored.map(({ id }) => id), why }, "rows were set aside");
  return stored.map(({ id }) => id);
}

/** They are tried again, with all their tries. */
export async function freeRows(where: Tx | typeof db, kind: RowKind, ids: string[]): Promise<number> {
  const freed = await where.delete(rowAttempts).where(areOf(kind, ids));
  return freed.rowCount ?? 0;
}

/** Counts an end of the process that something else has noticed. True if that was one too many. */
export async function recordDeath(kind: RowKind, id: string): Promise<boolean> {
  await mark(kind, [id]);
  const { together, alone } = await sortByHistory(kind, [{ id }]);
  return together.length + alone.length === 0;
}

async function sortByHistory<Row extends { id: string }>(
  kind: RowKind,
  rows: Row[],
  onSetAside?: OnSetAside,
) {
  const known = await db
    .select({ id: rowId, inHandSince, deaths, failures, setAsideAt })
    .from(rowAttempts)
    .where(
      areOf(
        kind,
        rows.map(({ id }) => id),
      ),
    );
  const leftInHand = known.filter((row) => row.inHandSince !== null && row.setAsideAt === null);
  const doomed = leftInHand.filter((row) => row.deaths + 1 >= mostDeaths).map(({ id }) => id);
  if (leftInHand.length)
    await inTransaction(async (tx) => {
      await tx
        .update(rowAttempts)
        .set({ deaths: sql`${deaths} + 1`, inHandSince: null })
        .where(
          areOf(
            kind,
            leftInHand.map(({ id }) => id),
          ),
        );
      const aside = await setAside(tx, kind, doomed, endedTwice);
      if (aside.length) await onSetAside?.(tx, aside);
    });
  const left = new Set([...known.flatMap((row) => (row.setAsideAt ? row.id : [])), ...doomed]);
  const suspects = new Set(known.map(({ id }) => id));
  const free = rows.filter(({ id }) => !left.has(id));
  return {
    together: free.filter(({ id }) => !suspects.has(id)),
    alone: free.filter(({ id }) => suspects.has(id)),
  };
}

async function workOn<Row extends { id: string }>(
  kind: RowKind,
  rows: Row[],
  work: Work<Row>,
  onSetAside?: OnSetAside,
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await mark(kind, ids);
  try {
    const result = await work(rows);
    const failed: Map<string, unknown> = result instanceof Map ? result : new Map();
    await forget(
      db,
      kind,
      ids.filter((id) => !failed.has(id)),
    );
    await recordFailures(kind, failed, onSetAside);
  } catch (error) {
    if (isDatabaseUnavailable(error) && !isTooSlow(error)) {
      // Otherwise an outage would look like the end of a process.
      await pRetry(() => unmark(kind, ids), { retries: 3 }).catch(() => {});
      throw error;
    }
    if (rows.length === 1) return recordFailures(kind, new Map(ids.map((id) => [id, error])), onSetAside);
    await unmark(kind, ids);
    const half = Math.ceil(rows.length / 2);
    await workOn(kind, rows.slice(0, half), work, onSetAside);
    await workOn(kind, rows.slice(half), work, onSetAside);
  }
}

async function mark(kind: RowKind, ids: string[]): Promise<void> {
  await db.execute(sql`
    insert into ${rowAttempts} (kind, row_id, in_hand_since)
    select distinct ${kind}, id, now() from unnest(${sql.param(ids)}::text[]) as id
    on conflict (kind, row_id) do update set in_hand_since = now() where row_attempts.set_aside_at is null`);
}

async function unmark(kind: RowKind, ids: string[]): Promise<void> {
  const areTheirs = areOf(kind, ids);
  await inTransaction(async (tx) => {
    await tx.update(rowAttempts).set({ inHandSince: null }).where(areTheirs);
    await tx.delete(rowAttempts).where(and(areTheirs, eq(deaths, 0), eq(failures, 0), isNull(setAsideAt)));
  });
}

async function forget(where: Tx | typeof db, kind: RowKind, ids: string[]): Promise<void> {
  if (ids.length) await where.delete(rowAttempts).where(and(areOf(kind, ids), isNull(setAsideAt)));
}

async function recordFailures(
  kind: RowKind,
  failed: Map<string, unknown>,
  onSetAside?: OnSetAside,
): Promise<void> {
  for (const [id, error] of failed) {
    logger.warn({ kind, row: id, err: error }, "a row could not be worked on");
    const why = reasonOf(error);
    await inTransaction(async (tx) => {
      const [row] = await tx
        .update(rowAttempts)
        .set({ failures: sql`${failures} + 1`, inHandSince: null, problem: why })
        .where(and(areOf(kind, [id]), isNull(setAsideAt)))
        .returning({ failures });
      if (!row || row.failures < mostFailures) return;
      const aside = await setAside(tx, kind, [id], why);
      if (aside.length) await onSetAside?.(tx, aside);
    });
  }
}

function areOf(kind: RowKind, ids: string[]): SQL | undefined {
  return and(eq(ofKind, kind), sql`${rowId} = any(${sql.param(ids)}::text[])`);
}

/** An error of a query has its values in the message, and its reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause).replace(/\s+/g, " ").toWellFormed().replaceAll("\0", "").slice(0, 300);
}
