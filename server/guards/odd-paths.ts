import { createMiddleware } from "hono/factory";
import { plainPage } from "#server/plain-page.ts";
import type { AppEnv } from "#server/request-facts.ts";

const longestAddress = 2048;

/** Refuses addresses that different layers might read differently. */
export const refuseOddPaths = createMiddleware<AppEnv>(async (c, next) => {
  const status = oddPathStatus(c.get("url"));
  if (status) return plainPage(c, status);
  await next();
});

export function oddPathStatus(url: URL): 400 | 404 | 414 | null {
  const path = url.pathname;
  if (path.length + url.search.length > longestAddress) return 414;
  if (path.includes("//") || path.includes("\\")) return 404;
  if (!path.includes("%")) return null;
  if (/%(2f|5c)/i.test(path)) return 404;
  try {
    return /\p{Cc}/u.test(decodeURIComponent(path)) ? 400 : null;
  } catch {
    return 400;
  }
}
