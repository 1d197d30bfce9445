import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/request-facts.ts";

/** Files, whose names keep their case. */
const files = /^\/(assets|sitemaps)\//;

/**
 * React Router finds a page whatever the case of its path, with a slash at its end and with needless escapes. Known
 * parameters, page cache and search engines go by one spelling, so the others lead there. Comes after `refuseOddPaths`:
 * a path with `//` would lead away from us.
 */
export const leadToOneSpelling = createMiddleware<AppEnv>(async (c, next) => {
  const { pathname, search } = c.get("url");
  const spelling = oneSpelling(pathname);
  if (spelling === pathname || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
  return c.redirect(spelling + search, 301);
});

/** A path in lower case, without a slash at its end, and with only those escapes that it needs. */
export function oneSpelling(pathname: string): string {
  const plain = pathname.replace(/%[\da-f]{2}/gi, unescapeIfNeedless);
  if (files.test(plain)) return plain;
  // The letters of an escape are digits.
  const lower = plain.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  // `/jobs/_.data` is the data of `/jobs/`, `/_.data` that of the front page.
  return lower.replace(/(?<=.)\/$/, "").replace(/(?<=.)(?<!.\/_)(\/_)+\.data$/, ".data");
}

function unescapeIfNeedless(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escaped;
}
