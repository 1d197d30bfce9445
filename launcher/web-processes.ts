import cluster, { type Worker } from "node:cluster";
import { availableParallelism, totalmem } from "node:os";
import pino from "pino";
import { onStopSignal } from "./stop-signal.ts";

/** Four pools of ten connections leave room for a worker below PostgreSQL's default of a hundred. */
const mostByDefault = 4;
const gigabyte = 1024 ** 3;

const shortestPauseMs = 1_000;
const longestPauseMs = 30_000;
/** A process that lived this long did not end because of how it started. */
const soundMs = 60_000;

/** glibc then gives memory of large answers back. It would keep that for later ones. What the operator says counts more. */
const forLessMemory = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072", ...process.env };

/** What is no count is left to the one process that then starts: it reads the configuration and says what is wrong. */
export function webProcesses(given = process.env.WEB_PROCESSES): number {
  if (given?.trim()) return Number(given);
  return Math.max(1, Math.min(availableParallelism(), mostByDefault, Math.round(memory() / gigabyte)));
}

/** Of the container where that has less than the machine. */
function memory(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}

/** Runs this command in so many processes that share the port, until a signal ends them all. */
export function runProcesses(count: number) {
  const startedAt = new Map<Worker, number>();
  const listening = new Set<Worker>();
  let failures = 0;
  let waiting = count - 1;
  let exitCode: number | null = null;

  onStopSignal({
    first: () => stopAll(0),
    second() {
      for (const worker of startedAt.keys()) worker.process.kill("SIGKILL");
      process.exit(1);
    },
  });
  cluster.on("listening", (worker) => {
    listening.add(worker);
    for (; waiting > 0; waiting--) start();
    const pids = [...listening].map(({ process: { pid } }) => pid);
    if (pids.length === count) log().info({ processes: pids }, "web processes listen");
  });
  cluster.on("exit", ended);
  // What one says is passed on to the others, who forget what they remember of the jobs.
  cluster.on("message", (from, told) => {
    for (const worker of startedAt.keys()) if (worker !== from && worker.isConnected()) worker.send(told);
  });
  // The first starts alone: what keeps it from starting would keep the others, and is said once.
  start();

  function start() {
    if (exitCode === null) startedAt.set(cluster.fork(forLessMemory), Date.now());
  }

  function ended(worker: Worker, code: number | null, signal: string | null) {
    const lived = Date.now() - (startedAt.get(worker) ?? 0);
    startedAt.delete(worker);
    const hasListened = listening.delete(worker);
    if (exitCode === null && !hasListened && !listening.size) stopAll(code || 1);
    if (exitCode !== null) {
      if (code) exitCode ||= code;
      if (!startedAt.size) process.exit(exitCode);
      return;
    }
    if (lived > soundMs) failures = 0;
    const pause = Math.min(longestPauseMs, shortestPauseMs * 2 ** failures++);
    log().error({ code, signal, pause }, "a web process ended, and another starts after the pause");
    setTimeout(start, pause);
  }

  function stopAll(code: number) {
    exitCode = code;
    for (const worker of startedAt.keys()) worker.process.kill("SIGTERM");
    if (!startedAt.size) process.exit(code);
  }
}

/** Only once a process has started, because that has read the configuration. */
function log() {
  const level = process.env.LOG_LEVEL?.trim() || "info";
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
}
