import { expect } from "@playwright/test";
import pg from "pg";
import { PgBoss } from "pg-boss";
import type { TaskName } from "#core/platform/task-payloads.ts";
import type { App } from "./fixtures.ts";

export async function runTask({ databaseUrl }: App, name: TaskName) {
  const client = { migrate: false, createSchema: false, supervise: false, schedule: false };
  const queue = new PgBoss({ connectionString: databaseUrl, ...client });
  await queue.start();
  // Only one runs at a time, and a running one may have looked before.
  await expect.poll(() => queue.send(name, {})).not.toBeNull();
  await queue.stop({ graceful: false });
}

/** Waits for a task of this kind and makes it due now. */
export async function makeTaskDue(app: App, name: TaskName, state: "created" | "retry", told: object = {}) {
  const waiting = "name = $1 and state::text = $2 and data @> $3 and start_after > now()";
  await expect
    .poll(() =>
      change(app, `update pgboss.job set start_after = now() where ${waiting}`, [name, state, told]),
    )
    .toBeGreaterThan(0);
  // The queue wakes its workers with this channel.
  const channel = "'pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24)";
  await change(app, `select pg_notify(${channel}, $1)`, [name]);
}

export async function noTasksLeft(app: App, name: TaskName) {
  const left = "select from pgboss.job where name = $1 and state < 'completed' and start_after <= now()";
  await expect.poll(() => change(app, left, [name])).toBe(0);
}

/** Returns the number of rows. */
export async function change({ databaseUrl }: App, text: string, values: unknown[]): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(text, values);
  await client.end();
  return rowCount ?? 0;
}
