import { and, sql } from "drizzle-orm";
import { z } from "zod";
import { type Db, db, inTransaction, type Tx } from "#core/platform/db.server.ts";
import { type Rows, readRows } from "./read-rows.ts";
import type { Reading } from "./reading.ts";
import { forbidden, notGiven, notSingle, Refused, signInFirst, unreadable } from "./refusal.ts";
import type { Caller, Member, Resource, Sight, WhenThere } from "./resource.ts";
import { whereOf } from "./to-sql.ts";

const mostRows = 100;
const timeout = 2_000;

type Asked = {
  resource: Resource;
  caller: Caller;
  reading: Reading;
  /** Asks for the rows as they are after the change, or were before they were removed. */
  isTold: boolean;
  /** Changes one row, or none. */
  isSingle: boolean;
  /** Changes none if more would be changed. */
  mostAffected: number | null;
};

/** All rows, or none. */
export async function insertRows(
  asked: Asked,
  body: unknown,
  { whenThere, key }: { whenThere: WhenThere; key: string | null },
  now: Date,
): Promise<Rows> {
  const { resource, caller } = asked;
  const { insertion } = resource;
  if (!insertion) throw forbidden(resource.name);
  mustWrite(caller, resource);
  const sent = z
    .union([z.array(z.record(z.string(), z.unknown())), z.record(z.string(), z.unknown())])
    .safeParse(body);
  if (!sent.success) throw new Refused(400, "PGRST102", "Send a row, or a list of rows, as JSON.");
  const rows = [sent.data].flat();
  const most = insertion.isAlone ? 1 : mostRows;
  if (rows.length > most) throw unreadable(`Send at most ${most} at once.`);
  if (whenThere !== "refuse" && !isKey(insertion.key, key))
    throw new Refused(400, "42P10", "there is no unique constraint matching the ON CONFLICT specification");
  for (const row of rows) checkColumns(resource, row);
  const addAll = async (where: Db) => {
    const ids: string[] = [];
    for (const row of rows) {
      const id = await insertion.add(caller, row, whenThere, now, where);
      if (id) ids.push(id);
    }
    return ids;
  };
  if (insertion.isAlone) return readThese(asked, await addAll(db), now, db);
  return inTransaction(async (tx) => readThese(asked, await addAll(tx), now, tx), { timeout });
}

/** Without a name, the table's own key is meant. */
function isKey(key: readonly string[] | null, named: string | null): boolean {
  return key !== null && (named === null || named.split(",").sort().join() === key.toSorted().join());
}

export function changeRows(asked: Asked, body: unknown, now: Date): Promise<Rows> {
  const { resource, caller } = asked;
  const { change } = resource;
  if (!change) throw forbidden(resource.name);
  const sent = z.record(z.string(), z.unknown()).safeParse(body);
  if (!sent.success) throw new Refused(400, "PGRST102", "Send the new values as one JSON object.");
  checkColumns(resource, sent.data);
  const closed = Object.keys(sent.data).find((column) => !change.columns.includes(column));
  if (closed) throw new Refused(403, "42501", `permission denied for column ${closed}`);
  return eachOf(asked, now, async (ids, tx, sight) => {
    for (const id of ids) await change.set(caller, id, sent.data, now, tx);
    return readThese(asked, ids, now, tx, sight);
  });
}

export function removeRows(asked: Asked, now: Date): Promise<Rows> {
  const { resource, caller } = asked;
  const { remove } = resource;
  if (!remove) throw forbidden(resource.name);
  const member = mustSignIn(caller, resource);
  return eachOf(asked, now, async (ids, tx, sight) => {
    const removed = await readThese(asked, ids, now, tx, sight);
    for (const id of ids) await remove(member, id, now, tx);
    return removed;
  });
}

/** The rows that the caller may read and that fit. Without a condition, that would be all. */
async function eachOf(
  { resource, caller, reading, mostAffected }: Asked,
  now: Date,
  work: (ids: string[], tx: Tx, sight: Sight | null) => Promise<Rows>,
): Promise<Rows> {
  mustWrite(caller, resource);
  if (!reading.where.length)
    throw new Refused(400, "21000", "Say which rows you mean: a change of all rows needs a condition, too.");
  if (reading.limit !== null || reading.offset) throw notGiven("A limit of changes");
  // Its limits count what is refused, too, so it comes before the transaction.
  const sight = await resource.sight(caller, reading, now);
  return inTransaction(
    async (tx) => {
      const found = await tx.execute<{ id: string }>(sql`
        select id from ${resource.from}
        where ${and(sight?.rows ?? sql`false`, whereOf(resource, reading))} limit ${mostRows + 1}`);
      const ids = found.rows.map(({ id }) => id);
      if (ids.length > mostRows) throw unreadable(`Change at most ${mostRows} rows at once.`);
      if (mostAffected !== null && ids.length > mostAffected)
        throw new Refused(400, "PGRST124", "Query result exceeds max-affected preference constraint");
      return work(ids, tx, sight);
    },
    { timeout },
  );
}

async function readThese(
  { resource, caller, reading, isTold, isSingle }: Asked,
  list: string[],
  now: Date,
  where: Db,
  seen?: Sight | null,
): Promise<Rows> {
  if (isSingle && list.length !== 1) throw notSingle(list.length);
  if (!isTold) return { body: "[]", length: list.length, total: null };
  const field = { column: "id", key: null };
  const these = {
    ...reading,
    limit: null,
    offset: 0,
    where: [{ kind: "test", isNot: false, field, operator: "in", value: "", list } as const],
  };
  return readRows({ resource, caller, where, seen }, these, false, now);
}

function checkColumns({ name, columns, insertion }: Resource, row: object): void {
  const unknown = Object.keys(row).find(
    (column) => !Object.hasOwn(columns, column) && !insertion?.takes.includes(column),
  );
  if (unknown)
    throw new Refused(
      400,
      "PGRST204",
      `Could not find the '${unknown}' column of '${name}' in the schema cache`,
    );
}

function mustWrite(caller: Caller, { name }: Resource): void {
  if (caller.mayWrite) return;
  throw new Refused(403, "42501", `permission denied for table ${name}`, { hint: "This key may only read." });
}

export function mustSignIn(caller: Caller, { name }: Pick<Resource, "name">): Member {
  const { userId } = caller;
  if (userId === null) throw signInFirst(name);
  return { ...caller, userId };
}
