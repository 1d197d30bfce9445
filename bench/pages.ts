import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#local/postgres/free-port.ts";
import { type Load, load, loadTool } from "./load.ts";
import { pagesToLoad } from "./made-pages.ts";
import { databaseTime } from "./processor.ts";
import { printHead, printRow } from "./table.ts";
import { startWeb } from "./web-process.ts";

const seconds = 8;

export async function benchPages() {
  const web = await startWeb();
  try {
    printHead(
      `Pages from ${web.processes} web processes: 32 connections for ${seconds} s by ${await loadTool()}, what Chrome accepts, everything on the same cores`,
      [
        "page",
        "how",
        "pages a second",
        "p50 ms",
        "p97.5 ms",
        "kB sent",
        "beside; processor a page in Node + PostgreSQL",
      ],
    );
    for (const { name, path, cookie, isCached } of await pagesToLoad()) {
      const url = web.origin + path;
      if (isCached) {
        await prepare(url);
        const cached = await load(url, { seconds });
        const bare = await loadBare(url, web.processes);
        printRow([
          name,
          "cached",
          ...cellsOf(cached),
          `${Math.round((cached.rate / bare.rate) * 100)} % of bare`,
        ]);
        printRow(["", "bare node:http", ...cellsOf(bare), "same bytes"]);
      }
      await prepare(url, { cookie });
      const before = { web: web.processorTime(), database: await databaseTime() };
      const rendered = await load(url, { seconds, headers: { cookie } });
      const each = (spent: number) => (spent / (rendered.rate * seconds)).toFixed(2);
      const spent = `${each(web.processorTime() - before.web)} + ${each((await databaseTime()) - before.database)} ms`;
      printRow([isCached ? "" : name, "rendered", ...cellsOf(rendered), spent]);
    }
    console.log(`\nMegabytes of each process at the end: ${web.megabytes().map(Math.round).join(", ")}.`);
  } finally {
    await web.stop();
  }
}

function cellsOf({ rate, p50, p97_5, kilobytes }: Load): string[] {
  return [Math.round(rate).toLocaleString("en-US"), p50.toFixed(1), p97_5.toFixed(1), kilobytes.toFixed(1)];
}

/** A new connection goes to a process that is free: one that still renders, for the load before, would get few of them. */
async function prepare(url: string, headers = {}) {
  await load(url, { seconds: 1, headers });
  await sleep(500);
}

export async function loadBare(url: string, processes: number): Promise<Load> {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  const body = await rawBody(url);
  const port = await freePort();
  const headers = JSON.stringify({
    ...Object.fromEntries(answer.headers),
    "content-length": String(body.length),
  });
  const server = spawn(process.execPath, ["bench/bare-server.ts", String(port), String(processes), headers], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  server.stdin.end(body);
  try {
    await once(server.stdout, "data");
    const bare = `http://localhost:${port}/`;
    await prepare(bare);
    return await load(bare, { seconds });
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

async function rawBody(url: string): Promise<Buffer> {
  const request = get(url, { headers: { "accept-encoding": "br" } });
  const [answer] = await once(request, "response");
  return buffer(answer);
}
