import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { nodeOptions } from "#launcher/child.ts";
import { webProcesses } from "#launcher/web-processes.ts";
import { freePort } from "#local/postgres/free-port.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { timeOfProcess } from "./processor.ts";

export type Web = {
  origin: string;
  processes: number;
  /** Of each process that answers. */
  megabytes(): number[];
  /** Of all processes, that which hands out connections too. */
  processorTime(): number;
  stop(): Promise<void>;
};

/** Builds what has changed, and starts the server as production does, by default in as many processes as it would on this machine. */
export async function startWeb(processes = webProcesses()): Promise<Web> {
  await freshBuild();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const web = spawn(process.execPath, [...nodeOptions, "launcher/run.ts", "web"], {
    stdio: "inherit",
    env: {
      ...process.env,
      ...{ PORT: String(port), ORIGIN: origin, LOG_LEVEL: "warn", WEB_PROCESSES: String(processes) },
    },
  });
  const answering = () => {
    const forked = childrenOf(Number(web.pid));
    return processes > 1 ? forked : [Number(web.pid)];
  };
  const processorTime = () =>
    [...new Set([Number(web.pid), ...answering()])].reduce((sum, pid) => sum + timeOfProcess(pid), 0);
  await untilReady(`${origin}/readyz`);
  await untilIdle(() => answering().length === processes, processorTime);
  return {
    origin,
    processes,
    megabytes: () => answering().map(megabytesOf),
    processorTime,
    async stop() {
      web.kill("SIGTERM");
      await once(web, "exit");
    },
  };
}

function childrenOf(pid: number): number[] {
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return listed ? listed.split(" ").map(Number) : [];
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

/** The first process is ready before the others have started. */
async function untilIdle(isComplete: () => boolean, processorTime: () => number) {
  for (let tries = 0; tries < 120; tries++) {
    const before = processorTime();
    await sleep(500);
    if (isComplete() && processorTime() - before < 50) return;
  }
  throw new Error("the web processes did not come to rest");
}

export async function untilReady(url: string) {
  for (let tries = 0; tries < 1_200; tries++) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} did not come up`);
}
