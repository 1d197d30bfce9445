import { execFile } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

const connections = 32;
/** Two processes of wrk's threads keep two cores busy, as two workers of autocannon do. */
const threads = 2;
const run = promisify(execFile);

export type Load = { rate: number; p50: number; p97_5: number; kilobytes: number };

/** `mayFail` tolerates answers of an overloaded server. */
type Asking = { seconds: number; headers?: Record<string, string>; mayFail?: true };

/** Uses `wrk` where it is installed, because autocannon alone sends only some 6,500 requests a second. */
export async function load(url: string, { seconds, headers = {}, mayFail }: Asking): Promise<Load> {
  const asked = { "accept-encoding": "gzip, deflate, br, zstd", ...headers };
  const found = (await hasWrk()) ? await wrk(url, seconds, asked) : await cannon(url, seconds, asked);
  if (found.failed && !mayFail) throw new Error(`${url}: ${found.failed} bad answers or errors`);
  return {
    rate: found.requests / found.seconds,
    p50: found.p50,
    p97_5: found.p97_5,
    kilobytes: found.bytes / found.requests / 1000,
  };
}

export async function loadTool(): Promise<string> {
  return (await hasWrk()) ? "wrk" : `autocannon with ${threads} workers`;
}

type Found = { requests: number; seconds: number; bytes: number; p50: number; p97_5: number; failed: number };

let known: Promise<boolean> | undefined;

function hasWrk(): Promise<boolean> {
  known ??= run("which", ["wrk"]).then(
    () => true,
    () => false,
  );
  return known;
}

async function wrk(url: string, seconds: number, headers: Record<string, string>): Promise<Found> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const size = ["-t", String(threads), "-c", String(connections), "-d", `${seconds}s`, "--timeout", "10s"];
  const { stdout } = await run("wrk", [...size, "-s", "bench/load.lua", ...fields, url]);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "") as Found;
}

async function cannon(url: string, seconds: number, headers: Record<string, string>): Promise<Found> {
  const result = await autocannon({ url, connections, workers: threads, duration: seconds, headers });
  const { requests, latency, throughput, non2xx, errors } = result;
  return {
    requests: requests.total,
    seconds: result.duration,
    bytes: throughput.total,
    p50: latency.p50,
    p97_5: latency.p97_5,
    failed: non2xx + errors,
  };
}
