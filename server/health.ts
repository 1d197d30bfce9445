import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { type DatabaseTrouble, findDatabaseTrouble } from "#core/platform/database-health.ts";
import { logger } from "#core/platform/logger.server.ts";

const patienceMs = 1000;
let isStopping = false;

/** /readyz fails from now on, so no new requests are sent here. */
export function stopBeingReady() {
  isStopping = true;
}

export const health = new Hono()
  .get("/healthz", (c) => c.text("ok", 200, noStore))
  .get("/readyz", async (c) => {
    if (isStopping) return c.text("stopping", 503, noStore);
    const trouble = await Promise.race([findDatabaseTrouble(), silence()]);
    report(trouble);
    return trouble ? c.text(trouble.reason, 503, noStore) : c.text("ready", 200, noStore);
  });

const noStore = { "Cache-Control": "no-store" };

async function silence(): Promise<DatabaseTrouble> {
  await wait(patienceMs, null, { ref: false });
  return { reason: `the database didn't answer within ${patienceMs / 1000} s` };
}

/** Reasons in the log since the process was ready. */
const reported = new Set<string>();

function report(trouble: DatabaseTrouble | null) {
  if (!trouble) return reported.clear();
  if (reported.has(trouble.reason)) return;
  reported.add(trouble.reason);
  logger.warn({ reason: trouble.reason, err: trouble.error }, "not ready");
}
