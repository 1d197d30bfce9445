import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Server as NetServer, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequestListener, RequestError } from "@hono/node-server";
import { logger } from "#core/platform/logger.server.ts";
import { endAfterBody } from "./end-after-body.ts";
import { openPort } from "./open-port.ts";

const drainMs = 25_000;
/** What was sent before the end of a server may not have been read yet on a busy machine. */
const lastCallMs = 300;

type Fetch = Parameters<typeof getRequestListener>[0];

/** `close` answers what is still on its way, stops accepting and lets running requests finish. */
export async function listen(fetch: Fetch, port: number) {
  // Its own cleanup cuts off slow senders half a second after the answer.
  const options = { hostname: "localhost", errorHandler, autoCleanupIncoming: false };
  const answer = getRequestListener(fetch, options);
  const running = new Set<ServerResponse>();
  let isClosing = false;
  const server = createServer((incoming, outgoing) => {
    running.add(outgoing);
    outgoing.once("close", () => running.delete(outgoing));
    if (isClosing) outgoing.shouldKeepAlive = false;
    endAfterBody(incoming, outgoing);
    return answer(incoming, outgoing);
  });
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  // Longer than load balancers keep idle connections, so they do not write into a closing one.
  server.keepAliveTimeout = 65_000;
  const doors = await openPort(server, port);
  const { port: bound } = server.address() as AddressInfo;
  return {
    port: bound,
    async close() {
      isClosing = true;
      // Who asks again must not write into a closing connection.
      for (const outgoing of running) outgoing.shouldKeepAlive = false;
      await sleep(lastCallMs);
      // A process that got no time meanwhile reads before this.
      await nextTurn();
      await closeGently(server, doors, sockets);
    },
  };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function closeGently(server: Server, doors: NetServer[], sockets: Set<Socket>) {
  const closed = Promise.all(doors.map((door) => new Promise((resolve) => door.close(resolve))));
  // A busy connection becomes idle after its answer, and clients keep it open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  // Browsers open some ahead. Node takes them for busy.
  for (const socket of sockets) if (!socket.bytesRead) socket.destroy();
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
