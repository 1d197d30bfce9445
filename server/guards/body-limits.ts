import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { plainPage } from "#server/plain-page.ts";

const largestForm = 64 * 1024;

export const checkMethod = createMiddleware(async (c, next) => {
  if (["GET", "HEAD", "POST"].includes(c.req.method)) return next();
  return plainPage(c, 405, { Allow: "GET, HEAD, POST" });
});

export const limitBody = bodyLimit({ maxSize: largestForm, onError: (c) => plainPage(c, 413) });
