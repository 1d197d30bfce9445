import type { Context } from "hono";
import { proxy } from "hono/proxy";
import { env } from "#core/platform/env.server.ts";
import { plainPage } from "./plain-page.ts";
import type { AppEnv } from "./request-facts.ts";

export async function passToLocalServices(c: Context<AppEnv>) {
  if (!env.LOCAL_SERVICES_URL) return plainPage(c, 404);
  const { pathname, search } = c.get("url");
  try {
    const address = new URL(pathname + search, env.LOCAL_SERVICES_URL);
    return await proxy(address, { raw: c.req.raw, redirect: "manual" });
  } catch {
    return plainPage(c, 502);
  }
}
