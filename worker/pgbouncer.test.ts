import { type ChildProcess, spawn } from "node:child_process";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withClient } from "#local/postgres/connection.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { hasPgBouncer, startPgBouncer } from "#test/pgbouncer.ts";
import { requestFrom } from "#test/separate-server.ts";

const hourMs = 3_600_000;
const direct = String(process.env.DATABASE_URL);
let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;

describe.skipIf(!hasPgBouncer)("through PgBouncer in transaction mode (where it is installed)", () => {
  beforeAll(async () => {
    await freshBuild();
    await settle(`set datestyle = 'German, DMY'`, `set timezone = 'Asia/Tokyo'`);
    bouncer = await startPgBouncer(direct);
    // All that is loaded from here on goes through it.
    process.env.DATABASE_URL = bouncer.url;
    const { emptyDatabase, insertJob } = await import("#test/factories.ts");
    await emptyDatabase();
    await insertJob({ title: "Raft Guide", listedAt: new Date(Date.now() - hourMs) });
  }, 120_000);

  afterAll(async () => {
    const { closeConnections } = await import("#test/connections.ts");
    await closeConnections();
    await bouncer.close();
    await settle("reset all");
  });

  test("pages are shown, and the process is ready", async () => {
    const answers = await requestFrom({ DATABASE_URL: bouncer.url }, [
      "/readyz",
      "/jobs",
      "/jobs?location=Utah",
      "/sitemap.xml",
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[1]?.body).toContain("Raft Guide");
  });

  test("moments arrive in one language, whatever the database speaks", async () => {
    const { db, pool } = await import("#core/platform/db.server.ts");
    const now = new Date("2026-03-04T05:06:07Z");
    const read = () =>
      db.execute<{ text: string }>(sql`select ${now.toISOString()}::timestamptz::text as text`);
    for (const { rows } of await Promise.all(Array.from({ length: 8 }, read)))
      expect(rows).toEqual([{ text: "2026-03-04 05:06:07+00" }]);
    expect(pool.totalCount).toBeGreaterThan(1);
  });

  test("work of one name runs once at a time, and its name is free afterwards", async () => {
    const { db } = await import("#core/platform/db.server.ts");
    const { oneAtATime } = await import("#core/platform/one-at-a-time.ts");
    const others = () => Promise.all(Array.from({ length: 6 }, () => db.execute(sql`select pg_sleep(0.01)`)));
    for (let round = 0; round < 5; round++) {
      const outer = await oneAtATime("pooled", async () => {
        await others();
        return { inner: await oneAtATime("pooled", async () => "both") };
      });
      expect(outer).toEqual({ inner: null });
      await others();
    }
  });

  test("a worker sends the alerts that are due, and what is queued meanwhile, without a complaint", async () => {
    const { startTestMailbox } = await import("#test/stand-ins.ts");
    const { insertAlert } = await import("#test/factories.ts");
    const { db } = await import("#core/platform/db.server.ts");
    const { enqueue } = await import("#core/platform/tasks.server.ts");
    const mailbox = await startTestMailbox();
    const ago = (ms: number) => new Date(Date.now() - ms);
    for (let n = 0; n < 3; n++)
      await insertAlert({ email: `reader-${n}@example.com`, createdAt: ago(24 * hourMs), nextDueAt: ago(n) });
    const { child, complaints } = startWorker();
    try {
      await mailbox.waitFor(({ to }) => to.includes("reader-2@example.com"), 30_000);
      const ask = { id: crypto.randomUUID(), email: "new@example.com", next: "/" };
      await enqueue(db, "accounts.send-sign-in-link", ask);
      // Nobody tells the worker: it asks every two seconds.
      await mailbox.waitFor(({ to }) => to.includes("new@example.com"), 6000);
      expect(complaints()).toEqual([]);
    } finally {
      child.kill("SIGKILL");
      await mailbox.close();
    }
  });
});

/** What the database would do by itself, of which it tells each new connection. */
async function settle(...settings: string[]) {
  const name = new URL(direct).pathname.slice(1);
  await withClient(direct, async (client) => {
    for (const setting of settings) await client.query(`alter database ${name} ${setting}`);
  });
}

/** The worker of the build. It asks nobody outside. */
function startWorker(): { child: ChildProcess; complaints(): string[] } {
  const lines: string[] = [];
  const child = spawn(process.execPath, ["launcher/run.ts", "worker"], {
    env: { ...process.env, LOG_LEVEL: "warn", DAILY_SYNC: "off", LOCAL_SERVICES_URL: "http://127.0.0.1:1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.on("data", (data) => lines.push(...String(data).trim().split("\n")));
  return { child, complaints: () => lines.filter((line) => !/Stripe|stripe/.test(line)) };
}
