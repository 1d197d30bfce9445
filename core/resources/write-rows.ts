import { and, sql } from "drizzle-orm";
import { z } from "zod";
import { inTransaction, type Tx } from "#core/platform/db.server.ts";
import { type Rows, readRows } from "./read-rows.ts";
import type { Reading } from "./reading.ts";
import { forbidden, notSingle, Refused, signInFirst, unreadable } from "./refusal.ts";
import type { Caller, Member, Resource } from "./resource.ts";
import { whereOf } from "./to-sql.ts";

const mostRows = 100;
const timeout = 2_000;

export type WhenThere = "refuse" | "ignore" | "merge";

type Asked = {
  resource: Resource;
  caller: Caller;
  reading: Reading;
  /** Asks for the rows as they are after the change, or were before they were removed. */
  isTold: boolean;
  /** Changes one row, or none. */
  isSingle: boolean;
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
  if (rows.length > mostRows) throw unreadable(`Send at most ${mostRows} rows at once.`);
  if (key && whenThere !== "refuse" && key.split(",").sort().join() !== insertion.key.toSorted().join())
    throw new Refused(400, "42P10", "there is no unique constraint matching the ON CONFLICT specification");
  return inTransaction(
    async (tx) => {
      const ids: string[] = [];
      for (const row of rows) {
        checkColumns(resource, row);
        const id = await insertion.add(caller, row, whenThere, now, tx);
        if (id) ids.push(id);
      }
      return readThese(asked, ids, now, tx);
    },
    { timeout },
  );
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
  return eachOf(asked, now, async (ids, tx) => {
    for (const id of ids) await change.set(caller, id, sent.data, now, tx);
    return readThese(asked, ids, now, tx);
  });
}

export function removeRows(asked: Asked, now: Date): Promise<Rows> {
  const { resource, caller } = asked;
  const { remove } = resource;
  if (!remove) throw forbidden(resource.name);
  const member = mustSignIn(caller, resource);
  return eachOf(asked, now, async (ids, tx) => {
    const removed = await readThese(asked, ids, now, tx);
    for (const id of ids) await remove(member, id, now, tx);
    return removed;
  });
}

/** The rows that the caller may read and that fit. Without a condition, that would be all. */
function eachOf(
  { resource, caller, reading }: Asked,
  now: Date,
  work: (ids: string[], tx: Tx) => Promise<Rows>,
): Promise<Rows> {
  mustWrite(caller, resource);
  if (!reading.where.length)
    throw new Refused(400, "21000", "Say which rows you mean: a change of all rows needs a condition, too.");
  return inTransaction(
    async (tx) => {
      const sight = await resource.sight(caller, reading, now, tx);
      const { rows } = await tx.execute<{ id: string }>(sql`
        select id from ${resource.from}
        where ${and(sight?.rows ?? sql`false`, whereOf(resource, reading))} limit ${mostRows + 1}`);
      if (rows.length > mostRows) throw unreadable(`Change at most ${mostRows} rows at once.`);
      return work(
        rows.map(({ id }) => id),
        tx,
      );
    },
    { timeout },
  );
}

async function readThese(
  { resource, caller, reading, isTold, isSingle }: Asked,
  list: string[],
  now: Date,
  tx: Tx,
): Promise<Rows> {
  if (isSingle && list.length !== 1) throw notSingle(list.length);
  if (!isTold) return { body: "[]", length: list.length, total: null };
  const field = { column: "id", key: null };
  const these = {
    ...reading,
    where: [{ kind: "test", isNot: false, field, operator: "in", value: "", list } as const],
  };
  return readRows({ resource, caller, where: tx }, these, false, now);
}

function checkColumns({ name, columns, insertion }: Resource, row: object): void {
  const unknown = Object.keys(row).find(
    (column) => !(column in columns) && !insertion?.takes.includes(column),
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
