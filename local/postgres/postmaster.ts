import { spawn } from "node:child_process";
import { existsSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import { addressOf, withClient } from "./connection.ts";
import { freePort } from "./free-port.ts";

/** PostgreSQL's first process, which stands for the whole server. */
export type Postmaster = { pid: number; port: number };

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_timezone=UTC",
];
/** For data that need not outlive the run. */
const hasty = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

/** The server that runs on the cluster, whoever started it; null if there is none. */
export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const pidFile = path.join(cluster.data, "postmaster.pid");
  if (!existsSync(pidFile)) return null;
  const lines = readFileSync(pidFile, "utf8").split("\n");
  const running = { pid: Number(lines[0]), port: Number(lines[3]) };
  if (!running.pid || !running.port || !isAlive(running.pid)) return null;
  // The process id may belong to something else by now: only the right password tells.
  return (await answers(cluster, running.port)) ? running : null;
}

/** Starts a server on the cluster, on `port` if it must be that one. */
export async function launchPostmaster(
  cluster: Cluster,
  { durable, port }: { durable: boolean; port?: number },
): Promise<Postmaster> {
  const log = path.join(cluster.home, "server.log");
  for (let attempt = 1; ; attempt++) {
    const at = port ?? (await freePort());
    const flags = [...settings, `port=${at}`, ...(durable ? [] : hasty)].flatMap((flag) => ["-c", flag]);
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
      if (child.pid && (await answers(cluster, at))) return { pid: child.pid, port: at };
      await sleep(20);
    }
    // After a crash the old server's last processes may hold the data for a moment, and a port may be taken.
    if (attempt === 5)
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, "utf8").slice(-3000)}`);
    await sleep(attempt * 200);
  }
}

export async function stopPostmaster(cluster: Cluster, { pid }: Postmaster) {
  // SIGINT is PostgreSQL's fast shutdown: it does not wait for clients to leave.
  if (isAlive(pid)) process.kill(pid, "SIGINT");
  // Where nobody collects ended processes this one stays listed, but its file goes with it.
  const runs = () => isAlive(pid) && existsSync(path.join(cluster.data, "postmaster.pid"));
  for (let waited = 0; runs() && waited < 25_000; waited += 20) {
    if (waited === 20_000) process.kill(pid, "SIGQUIT");
    await sleep(20);
  }
}

async function answers(cluster: Cluster, port: number): Promise<boolean> {
  return withClient(addressOf(cluster, port, "postgres"), async () => true).catch(() => false);
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
