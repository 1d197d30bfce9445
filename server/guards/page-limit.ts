import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { env } from "#core/platform/env.server.ts";
import { plainPage } from "#server/plain-page.ts";
import type { AppEnv } from "#server/request-facts.ts";

const windowMs = 60_000;

/** Pages a minute for each client address, in memory, since it protects this process. */
export function limitPages(perMinute = env.PAGES_PER_MINUTE) {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: 50_000 });
  return createMiddleware<AppEnv>(async (c, next) => {
    if (perMinute === 0) return next();
    const now = Date.now();
    const address = c.get("clientAddress");
    let window = windows.get(address);
    if (!window || window.ends <= now) {
      window = { count: 0, ends: now + windowMs };
      windows.set(address, window);
    }
    window.count += 1;
    if (window.count <= perMinute) return next();
    const seconds = String(Math.ceil((window.ends - now) / 1000));
    return plainPage(c, 429, {
      "Retry-After": seconds,
      "RateLimit-Limit": String(perMinute),
      "RateLimit-Remaining": "0",
      "RateLimit-Reset": seconds,
    });
  });
}
