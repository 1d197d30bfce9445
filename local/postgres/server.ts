import { spawn } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { type Cluster, prepareCluster } from "./cluster.ts";
import { freePort } from "./free-port.ts";

export type Postgres = {
  /** The address of one of its databases. */
  url(database: string): string;
  /** Makes the database unless it is there, and returns its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
};

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_timezone=UTC",
];
/** For data that need not outlive the run. */
const hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/**
 * Serves the PostgreSQL cluster kept in `folder`, making it on first use. A server left behind by a killed
 * run is taken over as it is.
 */
export async function startPostgres(folder: string, { durable = true } = {}): Promise<Postgres> {
  const cluster = await prepareCluster(folder);
  const server = (await findRunning(cluster)) ?? (await launch(cluster, durable));
  return handle(cluster, server);
}

/** The server that another process of ours runs on `folder`; null if there is none. */
export async function joinPostgres(folder: string): Promise<Postgres | null> {
  const cluster = await prepareCluster(folder);
  const server = await findRunning(cluster);
  return server && { ...handle(cluster, server), stop: async () => {} };
}

/** Stops the server on `folder`, if one runs, and deletes the cluster. */
export async function discardPostgres(folder: string) {
  const cluster = await prepareCluster(folder);
  const server = await findRunning(cluster);
  if (server) await handle(cluster, server).stop();
  await rm(cluster.home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

type Running = { pid: number; port: number };

function handle(cluster: Cluster, { pid, port }: Running): Postgres {
  const pidFile = path.join(cluster.data, "postmaster.pid");
  const url = (database: string) => `postgres://waymark:${cluster.password}@127.0.0.1:${port}/${database}`;
  return {
    url,
    async createDatabase(name, template) {
      await withClient(url("postgres"), async (client) => {
        const found = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (found.rowCount) return;
        const from = template ? ` template ${client.escapeIdentifier(template)}` : "";
        await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
      });
      return url(name);
    },
    async stop() {
      // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
      if (isAlive(pid)) process.kill(pid, "SIGINT");
      // Where nobody collects ended processes this one stays listed, but its file goes with it.
      const runs = () => isAlive(pid) && existsSync(pidFile);
      for (let waited = 0; runs() && waited < 25_000; waited += 20) {
        if (waited === 20_000) process.kill(pid, "SIGQUIT");
        await sleep(20);
      }
    },
  };
}

async function findRunning(cluster: Cluster): Promise<Running | null> {
  const pidFile = path.join(cluster.data, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  const lines = readFileSync(pidFile, "utf8").split("\n");
  const running = { pid: Number(lines[0]), port: Number(lines[3]) };
  if (!running.pid || !running.port || !isAlive(running.pid)) return null;
  // The process id may belong to something else by now: only the right password tells.
  return (await answers(cluster, running.port)) ? running : null;
}

async function launch(cluster: Cluster, durable: boolean): Promise<Running> {
  const log = path.join(cluster.home, "server.log");
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const flags = [...settings, `port=${port}`, ...(durable ? [] : hasty)].flatMap((flag) => ["-c", flag]);
    const output = openSync(log, "w");
    const child = spawn(path.join(cluster.binaries, "bin/postgres"), ["-D", cluster.data, ...flags], {
      ...cluster.account,
      cwd: "/",
      env: { LC_ALL: "C", PATH: process.env.PATH },
      stdio: ["ignore", output, output],
      // Out of the terminal's process group: Ctrl+C must not reach it before the product has let go of it.
      detached: true,
    });
    child.unref();
    let ended = false;
    child.once("error", () => (ended = true));
    child.once("exit", () => (ended = true));
    while (!ended) {
      if (child.pid && (await answers(cluster, port))) return { pid: child.pid, port };
      await sleep(20);
    }
    // After a crash the old server's last processes may hold the data for a moment, and a port may be taken.
    if (attempt === 5)
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, "utf8").slice(-3000)}`);
    await sleep(attempt * 200);
  }
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  const url = `postgres://waymark:${cluster.password}@127.0.0.1:${port}/postgres`;
  return withClient(url, async () => true).catch(() => false);
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  // A server that is just starting or stopping ends connections; the pending call reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Whether a process with this id runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
