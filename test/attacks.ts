// One step of `npm run prove`: what has taken the product down, or may, is sent to one that runs with the demonstration jobs. Other
// readers are answered meanwhile, its memory stays bounded, and it runs at the end. `node test/attacks.ts WORD` sends only those
// whose name has the word.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startServer } from "#launcher/child.ts";
import { startLocalServices } from "#local/services.ts";
import { type Answer, attacks, type Target } from "./attack-table.ts";
import { testEnvironment } from "./environment.ts";
import { freshBuild } from "./fresh-build.ts";
import { quietPort } from "./quiet-port.ts";
import { startScratchPostgres } from "./scratch-postgres.ts";

/** Of the slowest of twenty answers alone, and what is no wait on any machine. */
const mostSlower = 10;
const noWaitMs = 2_000;
/** For an answer to the attack itself. */
const patienceMs = 120_000;
const mostMegabytes = 1_500;
const answersToAttacks = new Set([200, 201, 202, 302, 303, 400, 404, 409, 413, 414, 429]);

let peak = 0;

type Reader = { path: string; says: string };

const [word = ""] = process.argv.slice(2);
await freshBuild();
const postgres = await startScratchPostgres("attacks");
const product = await startProduct();
try {
  const readers = await readersOf(product);
  // A process that has just started answers slowly.
  await read(readers, 5);
  const alone = await read(readers, 20);
  const limit = Math.max(noWaitMs, mostSlower * Math.max(...alone.times));
  const faults = [...alone.faults];
  for (const { name, run } of attacks.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()))) {
    const began = performance.now();
    let isOver = false;
    const attack = run(product)
      .catch((error: Error) => error)
      .finally(() => {
        isOver = true;
      });
    const meanwhile = await read(readers, 3, () => isOver);
    const answers = await attack;
    const own = [
      ...meanwhile.faults,
      ...(answers instanceof Error ? [answers.message] : answers.flatMap(faultIn)),
      ...meanwhile.times.filter((ms) => ms > limit).map((ms) => `another reader waited ${Math.round(ms)} ms`),
      ...(product.exitCode() === null ? [] : [`the product ended with exit code ${product.exitCode()}`]),
    ];
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    const slowest = Math.round(Math.max(...meanwhile.times));
    console.log(
      `${own.length ? "FAILED" : "ok"}: ${name}: ${answers instanceof Error ? "–" : countStatuses(answers)} in ${seconds} s; other readers ${slowest} ms at most; ${Math.round(product.megabytes())} MB`,
    );
    faults.push(...own.map((fault) => `${name}: ${fault}`));
    if (product.exitCode() !== null) break;
  }
  if (product.megabytes() > mostMegabytes) faults.push(`the product took ${product.megabytes()} MB`);
  const summary = `Other readers alone: ${Math.round(Math.max(...alone.times))} ms at most, limit ${Math.round(limit)} ms.`;
  console.log([summary, ...new Set(faults)].join("\n"));
  process.exitCode = faults.length ? 1 : 0;
} finally {
  await product.stop();
  await postgres.discard();
}

async function startProduct() {
  const port = await quietPort();
  const origin = `http://localhost:${port}`;
  const services = await startLocalServices({
    jobs: true,
    mail: {},
    payments: {},
    product: { origin, port },
  });
  const database = await postgres.createDatabase("attacks");
  const settings = {
    ...process.env,
    ...testEnvironment({ database, smtp: 1, stripe: 1 }),
    ...services.env,
    ...{ LOG_LEVEL: "error", PORT: String(port), ORIGIN: origin, DATABASE_POOL: "10", DAILY_SYNC: "off" },
    ...{ PAGES_PER_MINUTE: "0", LIMIT_ALERTS: "1000/1m", LIMIT_SIGN_IN_EMAIL: "1000/1m" },
  };
  for (const command of ["prepare", "stripe-setup"])
    if ((await startServer(["cli", command], settings).ended) !== 0) throw new Error(`${command} failed`);
  const server = startServer(["all"], settings);
  await untilReady(origin, () => server.process.exitCode);
  return {
    ...{ origin, database },
    ask: (path: string, init: RequestInit = {}) => ask(origin + path, init),
    exitCode: () => server.process.exitCode ?? server.process.signalCode,
    /** The most that it ever had. */
    megabytes: () => peakOf(Number(server.process.pid)),
    async stop() {
      server.process.kill("SIGTERM");
      await server.ended;
      await services.close();
    },
  };
}

async function untilReady(origin: string, exitCode: () => number | null) {
  while (exitCode() === null) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The product ended with exit code ${exitCode()} before it was ready.`);
}

function peakOf(pid: number): number {
  try {
    peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {}
  return peak;
}

async function ask(address: string, init: RequestInit): Promise<Answer> {
  const began = performance.now();
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(patienceMs) });
  await answer.arrayBuffer();
  const { pathname, search } = new URL(address);
  const path = (pathname + search).slice(0, 90);
  return {
    path,
    status: answer.status,
    ms: performance.now() - began,
    retryAfter: answer.headers.get("retry-after"),
  };
}

function faultIn({ path, status, retryAfter }: Answer): string[] {
  if (answersToAttacks.has(status) || (status === 503 && retryAfter)) return [];
  return [`${status} for ${path}`];
}

function countStatuses(answers: Answer[]): string {
  const counts = Map.groupBy(answers, ({ status }) => status);
  return [...counts].map(([status, some]) => `${some.length} × ${status}`).join(", ");
}

async function readersOf({ database }: Target): Promise<Reader[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query(
    "select company_slug, slug || '-' || right(id::text, 6) as job from jobs where expired_at is null order by date_posted desc limit 1",
  );
  await client.end();
  return [
    { path: "/healthz", says: "ok" },
    { path: "/", says: "</html>" },
    { path: `/company/${rows[0].company_slug}/jobs/${rows[0].job}`, says: '"JobPosting"' },
  ];
}

/** Asks for each in turn, at least so often and until all is over. */
async function read(readers: Reader[], least: number, isOver = () => true) {
  const [times, faults]: [number[], string[]] = [[], []];
  for (let turn = 0; turn < least || !isOver(); turn++) {
    for (const { path, says } of readers) {
      const began = performance.now();
      const said = await fetch(product.origin + path, { signal: AbortSignal.timeout(patienceMs) }).then(
        async (answer) => ({ status: answer.status, text: await answer.text() }),
        (error: Error) => ({ status: 0, text: error.message }),
      );
      times.push(performance.now() - began);
      if (said.status !== 200 || !said.text.includes(says))
        faults.push(`another reader got ${said.status || said.text} for ${path}`);
    }
    if (product.exitCode() !== null) break;
    await sleep(50);
  }
  return { times, faults };
}
