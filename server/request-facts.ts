import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { env } from "#core/platform/env.server.ts";
import { clientAddress } from "./client-address.ts";

/** What every later step may rely on about a request. */
export type AppEnv = {
  /** Absent where a request was not read from a socket (request tests). */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    /** The address that was asked for, below our own origin whatever the Host header says. */
    url: URL;
    /** The nonce that a page's inline scripts carry, once it is rendered. */
    nonce?: string;
    /** Whether the answer came out of the page cache, whole with its headers. */
    stored?: boolean;
    /** The live featured job that the answer shows. */
    shownPosting?: string | null;
  };
};

const { origin } = new URL(env.ORIGIN);

export const nameRequest = createMiddleware<AppEnv>(async (c, next) => {
  c.set("requestId", randomUUID());
  c.set("clientAddress", addressOf(c.env?.incoming, c.req.header("x-forwarded-for")));
  c.set("url", ownUrl(c.req.url));
  await next();
});

/** Longer than any address behind a few proxies. */
const longestSaid = 200;

/** Addresses are asked for again and again; reading one costs more than an answer from the cache. */
const known = new LRUCache<string, string>({ max: 10_000 });

function addressOf(incoming: IncomingMessage | undefined, forwardedFor = ""): string {
  const peer = incoming ? incoming.socket.remoteAddress : "127.0.0.1";
  const said = env.TRUSTED_PROXIES.length ? `${peer},${forwardedFor}` : `${peer}`;
  const found = known.get(said);
  if (found !== undefined) return found;
  const address = clientAddress(peer, forwardedFor, env.TRUSTED_PROXIES);
  // The header is the client's to fill: 10,000 long ones would be 160 MB.
  if (said.length <= longestSaid) known.set(said, address);
  return address;
}

function ownUrl(asked: string): URL {
  const path = asked.indexOf("/", asked.indexOf("//") + 2);
  return new URL(origin + (path < 0 ? "/" : asked.slice(path)));
}
