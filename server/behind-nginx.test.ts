import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freshBuild } from "#test/fresh-build.ts";
import { quietPort } from "#test/quiet-port.ts";

// Debian installs it only for administrators.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
const isMissing = spawnSync("nginx", ["-v"], { env }).error !== undefined;

/** The product runs as two processes. */
const processes: { port: number; child: ChildProcess }[] = [];
const folder = mkdtempSync(path.join(tmpdir(), "waymark-nginx-"));
let nginx: ChildProcess | undefined;
const origins: Record<string, string> = {};

const manners = {
  "as it comes": "",
  "with connections kept": 'proxy_http_version 1.1; proxy_set_header Connection "";',
  "with bodies passed on":
    'proxy_http_version 1.1; proxy_set_header Connection ""; proxy_request_buffering off;',
};

beforeAll(async () => {
  if (isMissing) return;
  await freshBuild();
  for (const port of [await quietPort(), await quietPort()])
    processes.push({
      port,
      child: spawn("npm", ["run", "web"], { stdio: "ignore", env: { ...env, PORT: `${port}` } }),
    });
  for (const { port } of processes) await expectUp(`http://127.0.0.1:${port}`);
  const sites: string[] = [];
  for (const [name, lines] of Object.entries(manners)) {
    const port = await quietPort();
    origins[name] = `http://127.0.0.1:${port}`;
    sites.push(`server { listen 127.0.0.1:${port}; location / { proxy_pass http://web; ${lines} } }`);
  }
  writeFileSync(path.join(folder, "nginx.conf"), configuration(sites));
  nginx = spawn("nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], { env, stdio: "ignore" });
  await expectUp(origins["as it comes"] ?? "");
}, 120_000);

afterAll(async () => {
  for (const child of [nginx, ...processes.map((web) => web.child)]) {
    if (!child || child.exitCode !== null) continue;
    child.kill();
    await once(child, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
});

function configuration(sites: string[]): string {
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `daemon off; ${user} pid nginx.pid; worker_processes 1;
events {}
http {
  access_log off; client_max_body_size 20m;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((kind) => `${kind}_temp_path ${kind};`).join(" ")}
  upstream web { ${processes.map(({ port }) => `server 127.0.0.1:${port};`).join(" ")} keepalive 4; }
  ${sites.join("\n  ")}
}`;
}

async function expectUp(origin: string) {
  await vi.waitFor(async () => expect(await fetch200(origin)).toBe(200), { timeout: 30_000, interval: 50 });
}

async function fetch200(origin: string): Promise<number> {
  return (await fetch(`${origin}/healthz`).catch(() => null))?.status ?? 0;
}

test.skipIf(isMissing).each(Object.keys(manners))(
  "nginx %s takes no process for dead that refuses what is sent to it (skipped where nginx is not installed)",
  async (name) => {
    const origin = origins[name] ?? "";
    const statuses = new Set<number>();
    for (const size of [60_000, 200_000, 900_000, 10_000_000])
      for (let turn = 0; turn < 8; turn++) {
        const body = "x".repeat(size);
        for (const address of ["/contact", "/webhooks/stripe", "/unsubscribe-alert?token=none"]) {
          const answer = await fetch(origin + address, { method: "POST", body }).catch(() => null);
          await answer?.text();
          statuses.add(answer?.status ?? 0);
        }
        expect(await fetch200(origin)).toBe(200);
      }
    expect([...statuses].sort()).toEqual([400, 413]);
  },
  120_000,
);
