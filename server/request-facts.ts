import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import type { WholePage } from "#app/context.ts";
import { env } from "#core/platform/env.server.ts";
import { noteUnnamedProxy } from "#core/rate-limits/unnamed-proxy.ts";
import { clientAddress, unnamedProxy } from "./client-address.ts";

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
  // What the standard header names is not read.
  const forwardedFor = c.req.header("x-forwarded-for") ?? (c.req.header("forwarded") && "forwarded");
  const { address, proxy } = clientOf(c.env?.incoming, forwardedFor);
  c.set("clientAddress", address);
  if (proxy !== null) noteUnnamedProxy(proxy);
  c.set("url", ownUrl(c.req.url));
  await next();
});

/** Longer than any address behind a few proxies. */
const longestHeader = 200;

type Client = { address: string; proxy: string | null };

const known = new LRUCache<string, Client>({ max: 10_000 });

function clientOf(incoming: IncomingMessage | undefined, forwardedFor = ""): Client {
  const peer = incoming ? incoming.socket.remoteAddress : "127.0.0.1";
  const hops = `${peer},${forwardedFor}`;
  const found = known.get(hops);
  if (found !== undefined) return found;
  const given = [peer, forwardedFor, env.TRUSTED_PROXIES] as const;
  const client = { address: clientAddress(...given), proxy: unnamedProxy(...given) };
  // Clients control the header: 10,000 long ones would take 160 MB.
  if (hops.length <= longestHeader) known.set(hops, client);
  return client;
}

function ownUrl(asked: string): URL {
  const path = asked.indexOf("/", asked.indexOf("//") + 2);
  return new URL(origin + (path < 0 ? "/" : asked.slice(path)));
}
