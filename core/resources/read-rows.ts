import { and, type SQL, sql } from "drizzle-orm";
import { type Db, programDb } from "#core/platform/db.server.ts";
import type { Reading } from "./reading.ts";
import { Refused, signInFirst } from "./refusal.ts";
import type { Caller, Resource, Sight } from "./resource.ts";
import { columnOf, orderOf, whereOf } from "./to-sql.ts";

/** `body` is a JSON list; `total` counts what the answer's page is of, if that was asked for. */
export type Rows = { body: string; length: number; total: number | null };

type Asked = { resource: Resource; caller: Caller; where?: Db; seen?: Sight | null };

const none: Rows = { body: "[]", length: 0, total: 0 };

export async function readRows(
  { resource, caller, where = programDb, seen }: Asked,
  reading: Reading,
  isCounted: boolean,
  now: Date,
): Promise<Rows> {
  const asked = whereOf(resource, reading);
  const order = orderOf(resource, reading);
  const sight = seen === undefined ? await resource.sight(caller, reading, now) : seen;
  const shown = columnsOf(resource, reading, sight?.columns, caller);
  if (!sight) return none;
  const { rows, counted = rows } = sight;
  const known = isCounted ? ((await resource.total?.(caller, reading, now)) ?? null) : null;
  const isToCount = isCounted && known === null;
  const limit = Math.min(reading.limit ?? resource.mostRows, resource.mostRows);
  // The first page reads all rows anyway. A later one may be empty, and then says no count.
  const isInPassing = isToCount && counted === rows && limit > 0 && reading.offset === 0;
  const total = isInPassing
    ? sql`coalesce((select max(page.total) from page), 0)`
    : isToCount
      ? sql`(select count(*)::int from ${resource.from} where ${and(counted, asked)})`
      : sql`${known}::int`;
  // What is told of a row is worked out for those of the page alone.
  const found = await where.execute<Rows>(sql`
    with page as materialized (
      select id ${isInPassing ? sql`, count(*) over ()::int as total` : sql``}
      from ${resource.from} where ${and(rows, asked)} order by ${order} limit ${limit} offset ${reading.offset})
    select ${total} as total, count(*)::int as length, coalesce(json_agg(row_to_json(entry.*)), '[]')::text as body
    from (select ${sql.join(shown, sql`, `)} from ${resource.from} where id in (select page.id from page) order by ${order}) entry`);
  return found.rows[0] ?? none;
}

function columnsOf(
  resource: Resource,
  { select }: Reading,
  readable: readonly string[] | undefined,
  caller: Caller,
): SQL[] {
  const all = readable ?? Object.keys(resource.columns);
  const asked = select ?? all.map((column) => ({ as: column, field: { column, key: null } }));
  return asked.map(({ as, field }) => {
    const { is } = columnOf(resource, field);
    if (!all.includes(field.column))
      throw caller.userId === null
        ? signInFirst(resource.name)
        : new Refused(403, "42501", `permission denied for column ${field.column}`);
    return sql`${is} as ${sql.identifier(as)}`;
  });
}
