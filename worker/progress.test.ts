import { afterEach, expect, test, vi } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { closeSender, enqueue } from "#core/platform/tasks.server.ts";
import { untilHung } from "./progress.ts";

afterEach(closeSender);

test("untilHung counts on after a look that failed", async () => {
  vi.spyOn(logger, "error").mockImplementation(() => {});
  await enqueue(db, "jobs.expire", {});
  const closing = new AbortController();
  const { DATABASE_URL: here } = env;
  let asked = 0;
  vi.spyOn(env, "DATABASE_URL", "get").mockImplementation(() => {
    asked += 1;
    if (asked === 60) closing.abort();
    return asked % 2 ? here : "postgres://waymark@127.0.0.1:1/waymark";
  });
  const progress = { finished: 0, running: new Map() };
  const hung = await untilHung(progress, { patienceMs: 500, sideBySide: () => 1, closing: closing.signal });
  vi.restoreAllMocks();
  expect(hung).toBe(true);
  expect(asked).toBeGreaterThan(18);
});
