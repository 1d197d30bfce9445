import { createMiddleware } from "hono/factory";
import { logger } from "#core/platform/logger.server.ts";
import type { AppEnv } from "./request-facts.ts";

/** Logging costs as much as a cached answer, so only some are logged. */
const storedAnswersPerLine = 100;

/** Never logs the query, which may hold searches or tokens. */
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
