// `npm start`: brings up all that the product needs, runs it in a child process, and stops everything in order.
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { claim } from "#local/claim.ts";
import { type Environment, startEnvironment } from "#local/environment.ts";
import { ensureBuild } from "./build.ts";
import { type Child, serveOn, startServer } from "./child.ts";
import { explain } from "./explain.ts";
import { onStopSignal } from "./stop-signal.ts";

let child: Child | null = null;
let stopping = false;
const stop = new AbortController();
onStopSignal({
  first() {
    stopping = true;
    stop.abort();
    child?.process.kill("SIGTERM");
  },
  second: () => child?.process.kill("SIGKILL"),
});

class Stopped extends Error {}

try {
  process.exitCode = await launch();
} catch (error) {
  if (!stopping) {
    console.error(explain(error));
    process.exitCode = 1;
  }
}

async function launch(): Promise<number> {
  if (Number(process.versions.node.split(".")[0]) < 24) {
    throw new Error('Waymark needs Node 24. Run "npm ci" to install it, then "npm start".');
  }
  const port = readPort(process.env.PORT);
  if (!(await claim("data", ".data"))) throw new Error("Waymark is already running from this folder.");
  await requireFreePort(port);
  const environment = await startEnvironment(process.env, true);
  try {
    goOn();
    await ensureBuild({ log: console.log, signal: stop.signal });
    goOn();
    return await serve(environment, port);
  } finally {
    await environment.close();
  }
}

async function serve(environment: Environment, port: number): Promise<number> {
  const env = {
    ...environment.env,
    PORT: String(port),
    NODE_ENV: "production",
  };
  child = startServer(["cli", "prepare"], env);
  const prepared = await child.ended;
  goOn();
  if (prepared !== 0) {
    const fullDisk = environment.database.fullDisk?.();
    if (fullDisk) console.error(fullDisk.message);
    return prepared;
  }

  let announced = false;
  const code = await serveOn(
    () => startServer(["all"], env),
    async (started) => {
      child = started;
      if (announced) return;
      announced = await isReady(port, started);
      if (announced) announce(environment);
    },
  );
  return stopping ? 0 : code || 1;
}

/** Waits until the product is ready; false if it ends or is stopped before. */
async function isReady(port: number, { process: server }: Child): Promise<boolean> {
  while (!stopping && server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return true;
    await sleep(30);
  }
  return false;
}

function announce({ env, database, summary }: Environment) {
  const lines = [
    `Waymark runs at ${env.ORIGIN}`,
    `  Database: ${database.home ? `its own PostgreSQL, kept in ${shortest(database.home)}` : "given by DATABASE_URL"}`,
    ...summary.map((line) => `  ${line}`),
    "  Press Ctrl+C to stop.",
  ];
  console.log(lines.join("\n"));
}

function shortest(folder: string): string {
  const relative = path.relative("", folder);
  return relative.startsWith("..") ? folder : relative;
}

function goOn() {
  if (stopping) throw new Stopped();
}

function readPort(text = ""): number {
  const port = text === "" ? 3000 : Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error("PORT must be a number between 1 and 65535.");
}

async function requireFreePort(port: number) {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      reject(
        taken ? new Error(`Port ${port} is taken by another program. Choose another with PORT.`) : error,
      );
    });
    server.listen(port, () => server.close(() => resolve()));
  });
}
