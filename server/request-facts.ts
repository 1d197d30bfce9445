import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { env } from "#core/env.server.ts";
import { clientAddress, parseRanges } from "./client-address.ts";

/** What every later step may rely on about a request. */
export type AppEnv = {
  /** Absent where a request was not read from a socket (request tests). */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The address that was asked for, below our own origin whatever the Host header says. */
    url: URL;
    /** The nonce of this answer's inline scripts. */
    nonce: string;
    /** Whether the answer came out of the page cache, whole with its headers. */
    stored?: boolean;
  };
};

const { origin } = new URL(env.ORIGIN);
const trustedProxies = parseRanges(env.TRUSTED_PROXIES);

export const nameRequest = createMiddleware<AppEnv>(async (c, next) => {
  const peer = c.env?.incoming ? c.env.incoming.socket.remoteAddress : "127.0.0.1";
  c.set("requestId", randomUUID());
  c.set("clientAddress", clientAddress(peer, c.req.header("x-forwarded-for"), trustedProxies));
  c.set("url", ownUrl(c.req.url));
  await next();
});

function ownUrl(asked: string): URL {
  const path = asked.indexOf("/", asked.indexOf("//") + 2);
  return new URL(origin + (path < 0 ? "/" : asked.slice(path)));
}
