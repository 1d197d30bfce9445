import pg from "pg";
import { pool } from "#core/db.server.ts";

type Statement = { text: string; values: unknown[] };
type Query = (this: pg.Client, config: Partial<Statement> | string, ...rest: unknown[]) => unknown;

/** Runs the work once and returns the statements it sent. */
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

/** What the plan is called that no page may have. */
export const wholeTable = "**Seq Scan jobs**";

/** The indexes that PostgreSQL chooses for the queries of the work, and `wholeTable` where it uses none. */
export async function plansOf(work: () => unknown): Promise<string[]> {
  const statements = await record(work);
  const client = await pool.connect();
  const found = new Set<string>();
  try {
    let settings: Statement | undefined;
    for (const statement of statements) {
      if (/set_config/.test(statement.text)) settings = statement;
      else if (/^\s*commit/i.test(statement.text)) settings = undefined;
      else if (/^\s*(select|with)/i.test(statement.text)) {
        await client.query("begin");
        if (settings) await client.query(settings.text, settings.values);
        const { rows } = await client.query(`explain (costs off) ${statement.text}`, statement.values);
        await client.query("rollback");
        for (const line of rows) addScan(found, line["QUERY PLAN"]);
      }
    }
  } finally {
    client.release();
  }
  return [...found];
}

function addScan(found: Set<string>, line: string) {
  if (/Seq Scan on jobs\b/.test(line)) found.add(wholeTable);
  const scan = /(Index Only Scan|Index Scan|Bitmap Index Scan)(?: Backward)? (?:using|on) (\w+)/.exec(line);
  if (scan) found.add(String(scan[2]));
}
