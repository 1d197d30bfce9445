import pg from "pg";
import { pool } from "#core/platform/db.server.ts";

type Statement = { text: string; values: unknown[] };
type Query = (this: pg.Client, config: Partial<Statement> | string, ...rest: unknown[]) => unknown;

async function record(work: () => unknown): Promise<Statement[]> {
  const sent: Statement[] = [];
  const query = pg.Client.prototype.query as Query;
  (pg.Client.prototype as { query: Query }).query = function (config, ...rest) {
    const [values] = rest;
    if (typeof config === "string") sent.push({ text: config, values: Array.isArray(values) ? values : [] });
    else if (config.text)
      sent.push({ text: config.text, values: config.values ?? (Array.isArray(values) ? values : []) });
    return query.call(this, config, ...rest);
  };
  try {
    await work();
  } finally {
    (pg.Client.prototype as { query: Query }).query = query;
  }
  return sent;
}

export const sequentialScan = "**Seq Scan";
const smallTable = 10_000;

/** Lists the indexes that the statements use, and `sequentialScan` for sequential scans. */
export async function plansOf(work: () => unknown): Promise<string[]> {
  const statements = await record(work);
  const client = await pool.connect();
  const found = new Set<string>();
  const large = await largeTables(client);
  try {
    let settings: Statement | undefined;
    for (const statement of statements) {
      if (/set_config/.test(statement.text)) settings = statement;
      else if (/^\s*commit/i.test(statement.text)) settings = undefined;
      else if (/^\s*(select|with|insert|update|delete)/i.test(statement.text)) {
        await client.query("begin");
        if (settings) await client.query(settings.text, settings.values);
        const { rows } = await client.query(
          `explain (analyze, costs off, timing off, buffers off, summary off) ${statement.text}`,
          statement.values,
        );
        await client.query("rollback");
        for (const line of rows) addScan(found, line["QUERY PLAN"], large);
      }
    }
  } finally {
    client.release();
  }
  return [...found];
}

async function largeTables(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and reltuples > $1",
    [smallTable],
  );
  return rows.map(({ name }) => name);
}

function addScan(found: Set<string>, line: string, large: string[]) {
  if (line.includes("never executed")) return;
  const table = /Seq Scan on (\w+)/.exec(line)?.[1];
  if (table && large.includes(table)) found.add(`${sequentialScan} ${table}**`);
  const scan = /(Index Only Scan|Index Scan|Bitmap Index Scan)(?: Backward)? (?:using|on) (\w+)/.exec(line);
  if (scan) found.add(String(scan[2]));
}
