import { createMiddleware } from "hono/factory";
import { env } from "#core/platform/env.server.ts";
import { showsDemoJobs } from "#server/demo-notice.ts";
import { formTargets } from "#server/plain-page.ts";
import type { AppEnv } from "#server/request-facts.ts";

const isDevelopment = env.NODE_ENV === "development";

const fixedHeaders: Record<string, string> = {
  ...(env.ORIGIN.startsWith("https:") && {
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  }),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "X-XSS-Protection": "0",
};

/** What may be inline in a page: a nonce or hashes. */
export type InlineCode = { scripts: string[]; styles: string[] };

export async function securityHeaders(allowed: InlineCode): Promise<Record<string, string>> {
  return {
    ...fixedHeaders,
    "Content-Security-Policy": contentSecurityPolicy(allowed),
    ...((await showsDemoJobs()) && { "X-Robots-Tag": "noindex" }),
  };
}

export const setSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  if (c.get("stored")) return;
  const nonce = c.get("nonce");
  const own = nonce ? [`'nonce-${nonce}'`] : [];
  const headers = {
    "Cache-Control": "private, no-cache",
    ...(await securityHeaders({ scripts: own, styles: own })),
  };
  // `c.header` makes another answer each time.
  const sent = c.res.headers;
  for (const [name, value] of Object.entries(headers)) {
    if (!sent.has(name)) sent.set(name, value);
  }
  sent.set("X-Request-Id", c.get("requestId"));
});

/** Pages load it only after consent. */
const dataFast = env.DATAFAST_WEBSITE_ID ? " https://datafa.st" : "";

const film = env.INTRO_VIDEO_URL ? [new URL(env.INTRO_VIDEO_URL).origin] : [];

export function contentSecurityPolicy({ scripts, styles }: InlineCode): string {
  // Vite adds styles by script. A nonce beside it would switch it off.
  const style = isDevelopment ? ["'unsafe-inline'"] : styles;
  const connect = isDevelopment ? " ws:" : "";
  return [
    // Firefox asks this of what is fetched ahead.
    "default-src 'self'",
    "frame-src 'none'",
    ["script-src 'self'", ...scripts].join(" ") + dataFast,
    ["style-src 'self'", ...style].join(" "),
    // Style attributes hold sizes and colors from data, and cannot run code.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    ["media-src 'self'", ...film].join(" "),
    `connect-src 'self'${connect}${dataFast}`,
    "manifest-src 'self'",
    `form-action ${formTargets}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}
