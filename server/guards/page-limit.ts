import { createMiddleware } from "hono/factory";
import { LRUCache } from "lru-cache";
import { env } from "#core/platform/env.server.ts";
import { plainPage } from "#server/plain-page.ts";
import type { AppEnv } from "#server/request-facts.ts";

const windowMs = 60_000;

/** Counts a minute's requests by address or account, in memory, since they protect this process. Zero counts nothing. */
export function createWindows(perMinute: number) {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: 50_000 });
  return {
    /** Null, or the seconds to wait. */
    take(key: string): number | null {
      if (perMinute === 0) return null;
      const now = Date.now();
      let window = windows.get(key);
      if (!window || window.ends <= now) {
        window = { count: 0, ends: now + windowMs };
        windows.set(key, window);
      }
      window.count += 1;
      return window.count <= perMinute ? null : Math.ceil((window.ends - now) / 1000);
    },
  };
}

export function limitPages(perMinute = env.PAGES_PER_MINUTE) {
  const windows = createWindows(perMinute);
  return createMiddleware<AppEnv>(async (c, next) => {
    const seconds = windows.take(c.get("clientAddress"));
    return seconds === null ? next() : plainPage(c, 429, waitHeaders(perMinute, seconds));
  });
}

export function waitHeaders(limit: number, seconds: number): Record<string, string> {
  return {
    "Retry-After": String(seconds),
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": "0",
    "RateLimit-Reset": String(seconds),
  };
}
