import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startJobsProvider } from "./jobs-provider/server.ts";

export type LocalServices = {
  /** What the product must be told to use them. */
  env: Record<string, string>;
  /** One line each: what stands in for what. */
  summary: string[];
  close(): Promise<void>;
};

type StandIn = { title: string; address: string };

/** Starts what stands in for outside services, and the front of `/local/` that shows what runs. */
export async function startLocalServices(wanted: { jobs: boolean }): Promise<LocalServices> {
  const standIns: StandIn[] = [];
  const closing: (() => Promise<void>)[] = [];
  const env: Record<string, string> = {};

  if (wanted.jobs) {
    const provider = await startJobsProvider({ port: 0 });
    closing.push(provider.close);
    standIns.push({
      title: "Active Jobs DB: a stand-in, with demonstration jobs until a real source has brought some",
      address: provider.url,
    });
    Object.assign(env, {
      ACTIVE_JOBS_DB_URL: provider.url,
      ACTIVE_JOBS_DB_KEY: "demonstration",
      DEMO_SOURCE: "active-jobs-db",
    });
  }

  const front = await startFront(standIns);
  closing.push(front.close);
  env.LOCAL_SERVICES_URL = front.url;
  return {
    env,
    summary: standIns.map((standIn) => standIn.title),
    close: async () => {
      await Promise.all(closing.map((close) => close()));
    },
  };
}

async function startFront(standIns: StandIn[]) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://local");
    if (pathname !== "/local" && pathname !== "/local/") {
      response.writeHead(404, { "content-type": "text/plain" }).end("Nothing stands here.\n");
      return;
    }
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(index(standIns));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

function index(standIns: StandIn[]): string {
  const items = standIns.map(({ title, address }) => `<li>${title}: <code>${address}</code></li>`).join("");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Local services</title>
<h1>Local services</h1><p>These run beside the product because no outside account is configured.</p><ul>${items}</ul>`;
}
