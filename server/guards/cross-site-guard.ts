import { createMiddleware } from "hono/factory";
import { env } from "#core/platform/env.server.ts";
import { plainPage } from "#server/plain-page.ts";
import type { AppEnv } from "#server/request-facts.ts";

const { origin } = new URL(env.ORIGIN);

export const guardCrossSite = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  if (!isOurs(c.req.raw.headers)) return plainPage(c, 403);
  await next();
});

/** Browsers send Sec-Fetch-Site, older ones at least Origin. */
export function isOurs(headers: Headers): boolean {
  const hasCookie = headers.has("cookie");
  // Other sites cannot make a browser send a bearer token.
  if (!hasCookie && /^bearer /i.test(headers.get("authorization") ?? "")) return true;
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const sender = headers.get("origin");
  if (sender !== null) return sender === origin;
  return !hasCookie;
}
