import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { pool } from "#core/db.server.ts";
import { isSchemaCurrent } from "#db/migrate.ts";

const patienceMs = 1000;
let isStopping = false;

/** From now on /readyz says no, so that no new requests are sent here. */
export function stopBeingReady() {
  isStopping = true;
}

/** What machines ask: whether this process lives, and whether it can serve. */
export const health = new Hono()
  .get("/healthz", (c) => c.text("ok", 200, noStore))
  .get("/readyz", async (c) => {
    if (isStopping) return c.text("stopping", 503, noStore);
    if (await isDatabaseReady()) return c.text("ready", 200, noStore);
    return c.text("the database is not reachable, or its schema is not current", 503, noStore);
  });

const noStore = { "Cache-Control": "no-store" };

async function isDatabaseReady() {
  const check = isSchemaCurrent((sql) => pool.query(sql)).catch(() => false);
  return Promise.race([check, wait(patienceMs, false, { ref: false })]);
}
