import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, RequestError } from "@hono/node-server";
import { logger } from "#core/platform/logger.server.ts";
import { endAfterBody } from "./end-after-body.ts";

const drainMs = 25_000;

type Fetch = Parameters<typeof getRequestListener>[0];

/** `close` stops accepting and lets running requests finish. */
export async function listen(fetch: Fetch, port: number) {
  // Its own cleanup cuts off slow senders half a second after the answer.
  const options = { hostname: "localhost", errorHandler, autoCleanupIncoming: false };
  const answer = getRequestListener(fetch, options);
  const server = createServer((incoming, outgoing) => {
    endAfterBody(incoming, outgoing);
    return answer(incoming, outgoing);
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than load balancers keep idle connections, so they do not write into a closing one.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return { port: bound, close: () => closeGently(server) };
}

async function closeGently(server: Server) {
  const closed = new Promise((resolve) => server.close(resolve));
  // A busy connection becomes idle after its answer, and clients keep it open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const impatience = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(impatience);
}

function errorHandler(error: unknown): Response {
  const isTheirs = error instanceof RequestError;
  if (!isTheirs) logger.error({ err: error }, "unexpected error outside the app");
  return new Response(isTheirs ? "Bad request" : "Something went wrong", {
    status: isTheirs ? 400 : 500,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-store",
    },
  });
}
