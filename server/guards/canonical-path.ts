import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/request-facts.ts";

const files = /^\/(assets|sitemaps)\//;

/**
 * React Router accepts any case, a trailing slash and needless escapes; parameters, page cache and search engines need one
 * spelling. Comes after `refuseOddPaths`, since a path with `//` would redirect off-site.
 */
export const redirectToCanonicalPath = createMiddleware<AppEnv>(async (c, next) => {
  const url = c.get("url");
  // PostgreSQL's text accepts no null bytes, so they are left out, as in forms.
  while (url.search.includes("%00")) url.search = url.search.replaceAll("%00", "");
  const { pathname, search } = url;
  const spelling = canonicalPath(pathname);
  if (spelling === pathname || (c.req.method !== "GET" && c.req.method !== "HEAD")) return next();
  return c.redirect(spelling + search, 301);
});

export function canonicalPath(pathname: string): string {
  const plain = pathname.replace(/%[\da-f]{2}/gi, unescapeIfNeedless);
  if (files.test(plain)) return plain;
  // Escapes contain digits, not letters to change.
  const lower = plain.replace(/%..|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()));
  // `/jobs/_.data` is the data of `/jobs/`, `/_.data` that of the home page.
  return lower.replace(/(?<=.)\/$/, "").replace(/(?<=.)(?<!.\/_)(\/_)+\.data$/, ".data");
}

function unescapeIfNeedless(escaped: string): string {
  const character = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escaped;
}
