import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import type { WholePage } from "#app/context.ts";
import { env } from "#core/platform/env.server.ts";
import { clientAddress } from "./client-address.ts";

export type AppEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    clientAddress: string;
    url: URL;
    nonce?: string;
    stored?: boolean;
    shownPosting?: string | null;
    wholePage?: WholePage;
    /** What a plain form sent to a page of ours. */
    sentFields?: URLSearchParams;
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
const longestHeader = 200;

const known = new LRUCache<string, string>({ max: 10_000 });

function addressOf(incoming: IncomingMessage | undefined, forwardedFor = ""): string {
  const peer = incoming ? incoming.socket.remoteAddress : "127.0.0.1";
  const hops = env.TRUSTED_PROXIES.length ? `${peer},${forwardedFor}` : `${peer}`;
  const found = known.get(hops);
  if (found !== undefined) return found;
  const address = clientAddress(peer, forwardedFor, env.TRUSTED_PROXIES);
  // Clients control the header: 10,000 long ones would take 160 MB.
  if (hops.length <= longestHeader) known.set(hops, address);
  return address;
}

function ownUrl(asked: string): URL {
  const path = asked.indexOf("/", asked.indexOf("//") + 2);
  return new URL(origin + (path < 0 ? "/" : asked.slice(path)));
}
