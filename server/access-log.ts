import { createMiddleware } from "hono/factory";
import { logger } from "#core/platform/logger.server.ts";
import type { AppEnv } from "./request-facts.ts";

/** Of the answers from the page cache, one in this many is logged: writing a line costs as much as the answer. */
const storedAnswersPerLine = 100;

/** One line an answer. Never the query: it may hold what people search for, or a token. */
export const logAccess = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now();
  await next();
  if (c.get("stored") && Math.random() * storedAnswersPerLine >= 1) return;
  logger.info({
    request: c.get("requestId"),
    method: c.req.method,
    path: c.get("url").pathname,
    status: c.res.status,
    ms: Math.round(performance.now() - start),
    address: c.get("clientAddress"),
    stored: c.get("stored"),
  });
});
