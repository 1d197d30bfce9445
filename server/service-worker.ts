import { readFile } from "node:fs/promises";
import path from "node:path";
import { Hono } from "hono";
import { env } from "#core/platform/env.server.ts";
import { compressAnswers } from "./compress.ts";
import { noConnectionPage } from "./plain-page.ts";

const file = path.join(import.meta.dirname, "../client", env.SERVICE_WORKER ? "sw.js" : "sw-off.js");

/** Browsers ask for the worker again and again, so a switch reaches all that have it. */
export const serviceWorker = new Hono()
  .get("/sw.js", compressAnswers, async (c) =>
    c.body(await readFile(file, "utf8"), 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
    }),
  )
  .get("/no-connection", noConnectionPage);
