import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { plainPage } from "#server/plain-page.ts";
import type { AppEnv } from "#server/request-facts.ts";

export const largestForm = 64 * 1024;

export const checkMethod = createMiddleware<AppEnv>(async (c, next) => {
  if (["GET", "HEAD", "POST"].includes(c.req.method)) return next();
  return plainPage(c, 405, { Allow: "GET, HEAD, POST" });
});

export const limitForm = limitBody(largestForm, (c) => plainPage(c, 413));

/** Refuses a body by its stated length, or a chunked one when it grows too long. */
export function limitBody(maxSize: number, refuse: (c: Context<AppEnv>) => Response): MiddlewareHandler {
  const count = bodyLimit({ maxSize, onError: refuse });
  return createMiddleware<AppEnv>(async (c, next) => {
    if (Number(c.req.header("content-length")) > maxSize) return refuse(c);
    return count(c, next);
  });
}
