import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#local/postgres/free-port.ts";
import { timeOfProcess } from "./processor.ts";

export type WebProcess = {
  origin: string;
  megabytes(): number;
  processorTime(): number;
  stop(): Promise<void>;
};

/** Starts the built server as production does, in a process of its own. */
export async function startWeb(): Promise<WebProcess> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const web = spawn(process.execPath, ["launcher/run.ts", "web"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port), ORIGIN: origin, LOG_LEVEL: "warn" },
  });
  await untilReady(`${origin}/readyz`);
  return {
    origin,
    megabytes: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${web.pid}/status`, "utf8"))?.[1]) / 1024,
    processorTime: () => timeOfProcess(Number(web.pid)),
    async stop() {
      web.kill("SIGTERM");
      await once(web, "exit");
    },
  };
}

export async function untilReady(url: string) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} did not come up`);
}
