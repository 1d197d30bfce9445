import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "#core/platform/db.server.ts";
import { closeConnections } from "#test/connections.ts";
import { isProof } from "#test/runs.ts";
import { startSwallowingProxy } from "#test/swallowing-proxy.ts";
import type { startWorker } from "./start.ts";

vi.hoisted(() => {
  process.env.DAILY_SYNC = "off";
  process.env.LOCAL_SERVICES_URL = "http://127.0.0.1:1";
});

const direct = String(process.env.DATABASE_URL);
let proxy: Awaited<ReturnType<typeof startSwallowingProxy>>;
let worker: ReturnType<typeof startWorker> | undefined;

beforeAll(async () => {
  const { emptyDatabase } = await import("#test/factories.ts");
  const { installQueues } = await import("#core/platform/tasks.server.ts");
  await emptyDatabase();
  await installQueues(direct);
  await closeConnections();
  vi.resetModules();
});
beforeEach(async () => {
  proxy = await startSwallowingProxy(direct);
  // All that is loaded from here on goes through it.
  process.env.DATABASE_URL = proxy.url;
});
afterEach(async () => {
  await worker?.close();
  worker = undefined;
  await closeConnections();
  proxy.close();
  process.env.DATABASE_URL = direct;
  vi.resetModules();
  // What was swallowed is waited for as long as the worker may drain, and a statement may take.
}, 180_000);

test("a worker goes on after the network has swallowed everything for a while", async () => {
  const { startWorker } = await import("./start.ts");
  const { enqueue } = await import("#core/platform/tasks.server.ts");
  const { db } = await import("#core/platform/db.server.ts");
  worker = startWorker();
  await worker.started;
  await vi.waitFor(async () => expect(await done(db, "jobs.expire")).toBeGreaterThan(0), 60_000);
  proxy.swallow(true);
  // Every queue asks for tasks meanwhile.
  await sleep(isProof ? 15_000 : 3_000);
  proxy.swallow(false);
  const back = performance.now();
  await vi.waitFor(() => enqueue(db, "billing.apply-event", { eventId: "evt_silence" }), 90_000);
  await vi.waitFor(async () => expect(await done(db, "billing.apply-event")).toBe(1), {
    timeout: 90_000,
    interval: 250,
  });
  const seconds = (performance.now() - back) / 1000;
  if (isProof) console.log(`The worker works again after ${seconds.toFixed(1)} s.`);
}, 300_000);

test("a worker that finishes nothing while tasks are due ends itself", async () => {
  const { startWorker } = await import("./start.ts");
  const { enqueue } = await import("#core/platform/tasks.server.ts");
  const { db, inTransaction } = await import("#core/platform/db.server.ts");
  const { logger } = await import("#core/platform/logger.server.ts");
  const log = vi.spyOn(logger, "error").mockImplementation(() => {});
  worker = startWorker({ patienceMs: 5_000 });
  await worker.started;
  await vi.waitFor(async () => expect(await done(db, "jobs.expire")).toBeGreaterThan(0), 60_000);
  await enqueue(db, "billing.apply-event", { eventId: "evt_hung" });
  let isHung = false;
  void worker.hung.then((hung) => {
    isHung = hung;
  });
  await inTransaction(
    async (tx) => {
      // Tasks can be seen, but no worker can take one.
      await tx.execute(sql`lock table pgboss.job in exclusive mode`);
      await vi.waitFor(() => expect(isHung).toBe(true), { timeout: 60_000, interval: 250 });
    },
    { mayPause: true },
  );
  expect(log).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringContaining("finishes nothing while tasks are due"),
  );
}, 120_000);

test("a worker without tasks that are due is not hung, nor while the database is away", async () => {
  const { startWorker } = await import("./start.ts");
  const { db } = await import("#core/platform/db.server.ts");
  worker = startWorker({ patienceMs: 3_000 });
  await worker.started;
  await vi.waitFor(async () => expect(await waiting(db)).toBe(0), 120_000);
  let isOver = false;
  void worker.hung.then(() => {
    isOver = true;
  });
  await sleep(4_000);
  proxy.swallow(true);
  await sleep(4_000);
  expect(isOver).toBe(false);
  proxy.swallow(false);
}, 180_000);

async function done(where: Pick<Db, "execute">, task: string): Promise<number> {
  const { rows } = await where.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${task} and state = 'completed'`,
  );
  return rows[0]?.count ?? 0;
}

async function waiting(where: Pick<Db, "execute">): Promise<number> {
  const { rows } = await where.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where state < 'active' and start_after <= now()`,
  );
  return rows[0]?.count ?? 0;
}
