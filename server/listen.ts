import type { AddressInfo } from "node:net";
import { createAdaptorServer, type ServerType } from "@hono/node-server";
import { env } from "#core/env.server.ts";

const drainMs = 25_000;

/** Serves `fetch` on the configured port. `close` lets running requests finish. */
export async function listen(fetch: Parameters<typeof createAdaptorServer>[0]["fetch"]) {
  const server = createAdaptorServer({ fetch }) as import("node:http").Server;
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than the idle time of common load balancers, which would otherwise write into a closing connection.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(env.PORT, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { port, close: () => closeGently(server) };
}

async function closeGently(server: import("node:http").Server & ServerType) {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearTimeout(impatience);
}
