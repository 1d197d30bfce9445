// `npm run dev`: Vite answers for scripts and styles, everything else goes to the server as it is now in the editor.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer as createVite, isRunnableDevEnvironment } from "vite";
import { claim } from "#local/claim.ts";
import { startEnvironment } from "#local/environment.ts";
import { explain } from "./explain.ts";
import { onStopSignal } from "./stop-signal.ts";

type Entry = typeof import("#server/entry.ts");

const port = Number(process.env.PORT || 3000);
if (!(await claim("data", ".data"))) {
  console.error("Waymark is already running from this folder.");
  process.exit(1);
}
const environment = await startEnvironment(process.env, true).catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
Object.assign(process.env, environment.env, { NODE_ENV: "development" });

const http = createServer();
const vite = await createVite({
  appType: "custom",
  server: { middlewareMode: true, hmr: { server: http } },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error("This Vite cannot run the server.");
const { runner } = ssr;

let current: Entry | null = null;
let listener: ReturnType<typeof getRequestListener> | null = null;
let worker: ReturnType<Entry["worker"]> | null = null;
let isWorkerStale = true;
let refreshing: Promise<void> = Promise.resolve();

// An edit re-evaluates every module of the server. The worker is started anew only if what it runs may have changed.
vite.watcher.on("change", (file) => {
  if (/\/(core|worker)\//.test(file)) isWorkerStale = true;
});

async function refresh() {
  const entry: Entry = await runner.import("/server/entry.ts");
  if (entry === current) return;
  listener = getRequestListener(entry.createApp("development").fetch);
  current = entry;
  if (!isWorkerStale) return;
  isWorkerStale = false;
  await worker?.close();
  worker = entry.worker();
  worker.started.catch(console.error);
}

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    try {
      refreshing = refreshing.then(refresh, refresh);
      await refreshing;
      await listener?.(request, response);
    } catch (error) {
      vite.ssrFixStacktrace(error as Error);
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain" });
      response.end((error as Error).stack);
    }
  });
});

async function stop() {
  http.closeAllConnections();
  await worker?.close();
  // Kept there over edits by core/platform/db.server.ts.
  type Pools = Partial<Record<"waymarkPool" | "waymarkProgramPool", { end(): Promise<void> }>>;
  const { waymarkPool, waymarkProgramPool } = globalThis as Pools;
  await Promise.all([waymarkPool?.end(), waymarkProgramPool?.end()]);
  await vite.close();
  await environment.close();
  process.exit(0);
}
// Vite's own listener would end the process before the database has stopped.
process.removeAllListeners("SIGTERM");
onStopSignal({ first: stop, second: () => process.exit(1) });

const { cli, open } = await (runner.import("/server/entry.ts") as Promise<Entry>);
await cli("prepare", []);
await refresh();
await open(http, port);
console.log(
  [`Waymark runs at http://localhost:${port}, and reloads on changes.`, ...environment.summary].join("\n  "),
);
