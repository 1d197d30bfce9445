import { setTimeout as wait } from "node:timers/promises";
import { Hono } from "hono";
import { isDatabaseReady } from "#core/platform/database-health.ts";

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
    if (await isReadyInTime()) return c.text("ready", 200, noStore);
    return c.text(
      "the database cannot be reached, read or written, or its schema is not current",
      503,
      noStore,
    );
  });

const noStore = { "Cache-Control": "no-store" };

function isReadyInTime() {
  return Promise.race([isDatabaseReady(), wait(patienceMs, false, { ref: false })]);
}
