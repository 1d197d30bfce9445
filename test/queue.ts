import type { PgBoss } from "pg-boss";
import { afterAll, beforeAll } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { closeSender, installQueues, startQueue } from "#core/platform/tasks.server.ts";

export let queue: PgBoss;

export function prepareQueue() {
  beforeAll(async () => {
    await installQueues(env.DATABASE_URL);
    queue = await startQueue();
  });
  afterAll(async () => {
    await queue?.stop({ graceful: false });
    await closeSender();
  });
}
