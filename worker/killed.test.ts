import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { jobAlerts } from "#core/alerts/tables.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertAlert, insertJob } from "#test/factories.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { startTestMailbox } from "#test/stand-ins.ts";

let mailbox: Awaited<ReturnType<typeof startTestMailbox>>;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  await freshBuild();
  mailbox = await startTestMailbox();
}, 60_000);
afterAll(() => mailbox.close());
beforeEach(emptyDatabase);
afterEach(() => worker?.kill("SIGKILL"));

test("however often the worker is killed while mails go out, each arrives, and at most one a kill twice", async () => {
  const addresses = await dueAlerts(60);
  // The last moment before the mail server's yes: the worker will never know of it.
  const kills = [addresses[0], addresses[20], addresses[59]];
  for (const last of kills) {
    startWorker();
    await mailbox.waitFor(({ to }) => to.includes(String(last)), 40_000);
    await killWorker();
    await passTwoMinutes();
  }
  startWorker();
  await expect.poll(unsent, { interval: 50 }).toBe(0);

  const received = mailbox.messages().map(({ to, headers }) => ({ to: to.join(), id: messageId(headers) }));
  expect(new Set(received.map(({ to }) => to))).toEqual(new Set(addresses));
  expect(new Set(received.map(({ id }) => id)).size).toBe(addresses.length);
  expect(received.length).toBeLessThanOrEqual(addresses.length + kills.length);
  expect(received.length).toBeGreaterThan(addresses.length);
  expect(await db.$count(jobAlerts, sql`last_sent_at is null`)).toBe(0);
}, 180_000);

test("a killed worker's reconciling is begun again by the next one within two minutes, however often it was tried", async () => {
  const stripe = await silentStripe();
  startWorker();
  await expect.poll(stripe.asked).toBe(1);
  // The pause before its next try would be minutes by now.
  await db.execute(sql`update pgboss.job set retry_count = 7 where name = 'billing.reconcile'`);
  await killWorker();
  await passTwoMinutes();
  startWorker();
  await expect.poll(stripe.asked, { timeout: 10_000 }).toBe(2);
  stripe.close();
});

/** Takes every question about events and answers none. */
async function silentStripe() {
  let asked = 0;
  const server = createServer((question) => {
    if (question.url?.startsWith("/v1/events")) asked += 1;
  });
  server.listen(Number(new URL(String(env.STRIPE_API_URL)).port), "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { asked: () => asked, close };
}

/** Alerts that are owed a mail about one job, and their addresses in the order in which they are due. */
async function dueAlerts(count: number): Promise<string[]> {
  const now = Date.now();
  const ago = (ms: number) => new Date(now - ms);
  await insertJob({ listedAt: ago(hourMs) });
  const addresses = [];
  for (let n = 0; n < count; n++) {
    const email = `reader-${n}@example.com`;
    await insertAlert({ email, createdAt: ago(24 * hourMs), nextDueAt: ago(hourMs - n) });
    addresses.push(email);
  }
  return addresses;
}

/** The worker as it runs anywhere, of the build. It asks nobody outside. */
function startWorker() {
  worker = spawn(process.execPath, ["launcher/run.ts", "worker"], {
    env: { ...process.env, DAILY_SYNC: "off", LOCAL_SERVICES_URL: "http://127.0.0.1:1" },
    stdio: "ignore",
  });
}

async function killWorker() {
  const gone = worker && once(worker, "exit");
  worker?.kill("SIGKILL");
  await gone;
}

/** Sets everything that the queue has written down back by so much. */
async function passTwoMinutes() {
  const earlier = (columns: string[]) =>
    sql.raw(columns.map((column) => `${column} = ${column} - interval '2 minutes'`).join());
  await db.execute(
    sql`update pgboss.job set ${earlier(["created_on", "start_after", "started_on", "heartbeat_on"])}`,
  );
  await db.execute(sql`update pgboss.queue set ${earlier(["monitor_on", "monitor_claim_on"])}`);
}

/** Null until the mails are queued. */
async function unsent() {
  return (await db.$count(mails)) ? db.$count(mails, sql`sent_at is null`) : null;
}

function messageId(headers: { name: string; value: string }[]) {
  return headers.find(({ name }) => name.toLowerCase() === "message-id")?.value;
}
