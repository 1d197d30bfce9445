import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SaveError } from "#local/private-file.ts";
import type { Cluster } from "./cluster.ts";
import { addressOf, withClient } from "./connection.ts";
import { freePort } from "./free-port.ts";
import { fullDiskError } from "./full-disk.ts";
import { isAlive, isPostmasterOf, readLock } from "./lock-file.ts";

export type Postmaster = { pid: number; port: number };

const settings = [
  "listen_addresses=127.0.0.1",
  "unix_socket_directories=",
  "timezone=UTC",
  "log_timezone=UTC",
];
/** For data that may be lost with the run. */
const fastSettings = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];

export async function findPostmaster(cluster: Cluster): Promise<Postmaster | null> {
  const lock = readLock(cluster.data);
  if (!lock?.port || !isPostmasterOf(cluster.data, lock.pid)) return null;
  return (await ask(cluster, lock.port)) === "ready" ? { pid: lock.pid, port: lock.port } : null;
}

export async function launchPostmaster(
  cluster: Cluster,
  { durable, port }: { durable: boolean; port?: number },
): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const at = port ?? (await freePort());
    const flags = [...settings, `port=${at}`, ...(durable ? [] : fastSettings)].flatMap((flag) => [
      "-c",
      flag,
    ]);
    const output = openLog(cluster);
    const child = spawn(path.join(cluster.binaries, "bin/postgres"), ["-D", cluster.data, ...flags], {
      ...cluster.account,
      cwd: "/",
      env: { LC_ALL: "C", PATH: process.env.PATH },
      stdio: ["ignore", output, output],
      // A separate process group, so Ctrl+C reaches the product first.
      detached: true,
    });
    child.unref();
    closeSync(output);
    let ended = false;
    child.once("error", () => (ended = true));
    child.once("exit", () => (ended = true));
    while (!ended) {
      const lock = readLock(cluster.data);
      // Until then, a server of another folder may answer at this port.
      const found = lock?.pid === child.pid && lock?.isReady ? await ask(cluster, at) : null;
      if (child.pid && found === "ready") return { pid: child.pid, port: at };
      if (child.pid && found === "28P01") {
        await stopPostmaster(cluster, { pid: child.pid, port: at });
        throw new Error(`The file "password" doesn't match the database in ${cluster.data}.`);
      }
      await sleep(20);
    }
    const serverLog = readLog(cluster);
    const fullDisk = fullDiskError(cluster.data, serverLog);
    if (fullDisk) throw fullDisk;
    // After a crash, old processes may hold the data briefly, or a port may be taken.
    if (attempt === 5) throw new Error(`PostgreSQL did not start:\n${serverLog.slice(-3000)}`);
    await sleep(attempt * 200);
  }
}

export function readLog(cluster: Cluster): string {
  const file = logOf(cluster);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

function openLog(cluster: Cluster): number {
  const file = logOf(cluster);
  try {
    return openSync(file, "w");
  } catch (error) {
    throw new SaveError(file, error);
  }
}

function logOf({ home }: Cluster): string {
  return path.join(home, "server.log");
}

export async function stopPostmaster(cluster: Cluster, { pid }: Postmaster) {
  // SIGINT is a fast shutdown, which does not wait for clients.
  if (isAlive(pid)) process.kill(pid, "SIGINT");
  // Zombies stay listed where nobody collects them, but their file is gone.
  const runs = () => isAlive(pid) && existsSync(path.join(cluster.data, "postmaster.pid"));
  for (let waited = 0; runs() && waited < 25_000; waited += 20) {
    if (waited === 20_000) process.kill(pid, "SIGQUIT");
    await sleep(20);
  }
}

function ask(cluster: Cluster, port: number): Promise<string | undefined> {
  return withClient(addressOf(cluster, port, "postgres"), async () => "ready").catch(({ code }) => code);
}
