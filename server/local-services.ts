import type { IncomingMessage } from "node:http";
import type { Context } from "hono";
import { proxy } from "hono/proxy";
import { parseAddress } from "#core/platform/address-ranges.ts";
import { env } from "#core/platform/env.server.ts";
import { plainPage } from "./plain-page.ts";
import type { AppEnv } from "./request-facts.ts";

const own = new URL(env.ORIGIN);

/** Whoever reads the mailbox can sign in as anybody: this machine alone, under a name that no other site can take. */
export async function passToLocalServices(c: Context<AppEnv>) {
  if (!env.LOCAL_SERVICES_URL) return plainPage(c, 404);
  if (!isLocal(new URL(c.req.url), c.env?.incoming))
    return c.text(`Open this on the machine that runs it, at ${own.origin}/local\n`, 403, {
      "Cache-Control": "no-store",
    });
  const { pathname, search } = c.get("url");
  try {
    const address = new URL(pathname + search, env.LOCAL_SERVICES_URL);
    return await proxy(address, { raw: c.req.raw, redirect: "manual", customFetch });
  } catch {
    return plainPage(c, 502);
  }
}

/** The stand-ins know their own name only. */
function customFetch(request: Request): Promise<Response> {
  request.headers.delete("host");
  return fetch(request);
}

/** What a proxy in front says of the client is not believed. */
function isLocal({ host, hostname, port }: URL, incoming: IncomingMessage | undefined): boolean {
  const { remoteAddress = "", localPort } = incoming?.socket ?? {
    remoteAddress: "127.0.0.1",
    localPort: env.PORT,
  };
  if (parseAddress(remoteAddress)?.range() !== "loopback") return false;
  return host === own.host || (loopbackNames.includes(hostname) && Number(port || 80) === localPort);
}

const loopbackNames = ["localhost", "127.0.0.1", "[::1]"];
