import { spawn } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { pool } from "#core/platform/db.server.ts";
import { freePort } from "#local/postgres/free-port.ts";
import { printTable } from "./table.ts";

const connections = 32;
const seconds = 8;

export async function benchPages() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const web = spawn(process.execPath, ["launcher/run.ts", "web"], {
    stdio: "inherit",
    env: { ...process.env, PORT: String(port), ORIGIN: origin, LOG_LEVEL: "warn" },
  });
  try {
    await untilReady(`${origin}/readyz`);
    const rows: (string | number)[][] = [];
    for (const [name, path] of await pages()) {
      const cached = await load(origin + path);
      const bare = await loadBare(origin + path);
      rows.push([
        name,
        "cached",
        ...cached.cells,
        `${Math.round((cached.rate / bare.rate) * 100)} % of bare`,
      ]);
      rows.push(["", "bare node:http", ...bare.cells, "same bytes"]);
      const rendered = await load(origin + path, { cookie: "session_token=bench" });
      rows.push(["", "rendered", ...rendered.cells, ""]);
    }
    printTable(
      `Pages: ${connections} connections for ${seconds} s, brotli or gzip accepted, all processes on the same cores`,
      ["page", "how", "pages a second", "p50 ms", "p97.5 ms", "kB sent", "beside"],
      rows,
    );
  } finally {
    web.kill("SIGTERM");
    await once(web, "exit");
  }
}

async function pages(): Promise<[string, string][]> {
  const { rows } = await pool.query(
    `select company_slug, slug || '-' || right(id::text, 6) as job_slug from jobs order by date_posted desc limit 1`,
  );
  const big = await pool.query("select company_slug from jobs group by 1 order by count(*) desc limit 1");
  const [job] = rows;
  return [
    ["home", "/"],
    ["list, 10 cards", "/jobs"],
    ["company, 100 cards", `/company/${big.rows[0].company_slug}`],
    ["search page, 10 cards", "/search/adventure-guide-jobs"],
    ["state page, 20 cards", "/outdoor-jobs-california"],
    ["editorial, 50 entries", "/best-outdoor-companies-to-work-for"],
    ["detail", `/company/${job.company_slug}/jobs/${job.job_slug}`],
  ];
}

async function load(url: string, headers: Record<string, string> = {}) {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { "accept-encoding": "br, gzip", ...headers },
  });
  if (result.non2xx || result.errors)
    throw new Error(`${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  const kilobytes = result.throughput.total / result.requests.total / 1000;
  return {
    rate: result.requests.average,
    cells: [
      Math.round(result.requests.average).toLocaleString("en-US"),
      result.latency.p50.toFixed(0),
      result.latency.p97_5.toFixed(0),
      kilobytes.toFixed(1),
    ],
  };
}

async function loadBare(url: string) {
  const answer = await fetch(url, { headers: { "accept-encoding": "br" } });
  const body = await rawBody(url);
  const port = await freePort();
  const headers = JSON.stringify({
    ...Object.fromEntries(answer.headers),
    "content-length": String(body.length),
  });
  const server = spawn(process.execPath, ["bench/bare-server.ts", String(port), headers], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  server.stdin.end(body);
  try {
    await untilReady(`http://localhost:${port}/`);
    return await load(`http://localhost:${port}/`);
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

async function untilReady(url: string) {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`${url} did not come up`);
}
