import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { createMiddleware } from "hono/factory";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isDatabaseUnavailable, isTooSlow } from "#core/platform/database-health.ts";
import { Refused } from "#core/resources/refusal.ts";
import { compressAnswers } from "#server/compress.ts";
import { limitBody } from "#server/guards/body-limits.ts";
import { waitHeaders } from "#server/guards/page-limit.ts";
import type { AppEnv } from "#server/request-facts.ts";
import { logUnexpected } from "#server/unexpected-error.ts";
import { auth } from "./auth.ts";
import { limitAddresses, readCallers } from "./callers.ts";
import { mcp } from "./mcp.ts";
import { rest } from "./rest.ts";

const largestBody = 512 * 1024;

const noStore = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header("Cache-Control", "private, no-store");
  c.header("X-Robots-Tag", "noindex");
});

/** What programs and assistants ask. Cookies are never read here, so any site's scripts may ask, too. */
export const programs = new Hono<AppEnv>();

for (const path of ["/rest/v1/*", "/auth/v1/*", "/mcp"]) {
  programs.use(
    path,
    cors({ origin: "*", exposeHeaders: ["Content-Range", "Retry-After", "RateLimit-Limit"], maxAge: 86_400 }),
  );
  programs.use(path, noStore, limitAddresses);
  programs.use(
    path,
    limitBody(largestBody, (c) => answerRefusal(c, new Refused(413, "PGRST102", "Send less at once."))),
  );
}
programs.use("/rest/v1/*", compressAnswers, readCallers);
programs.use("/mcp", readCallers);
programs.route("/", rest);
programs.route("/", mcp);
programs.route("/", auth);

programs.onError((error, c) => {
  if (error instanceof Refused) return answerRefusal(c, error);
  const wrong = wrongValue(error);
  if (wrong) return answerRefusal(c, wrong);
  logUnexpected(c, error);
  if (isTooSlow(error))
    return answerRefusal(
      c,
      new Refused(503, "57014", "canceling statement due to statement timeout", {
        hint: "Narrow the query.",
        wait: soon,
      }),
    );
  if (isDatabaseUnavailable(error))
    return answerRefusal(c, new Refused(503, "PGRST000", "The database can't be reached.", { wait: soon }));
  return answerRefusal(c, new Refused(500, "XX000", "Something broke on our end and we've logged it."));
});

const soon = { limit: 1, retryAfter: 5 };

function answerRefusal(c: Context<AppEnv>, refused: Refused): Response {
  const { status, wait } = refused;
  const headers = {
    ...(wait &&
      (status === 429
        ? waitHeaders(wait.limit, wait.retryAfter)
        : { "Retry-After": String(wait.retryAfter) })),
    ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
  };
  return c.json(refused, status as ContentfulStatusCode, headers);
}

/** A value that PostgreSQL could not read: the asker's fault, told with PostgreSQL's own code. */
function wrongValue(error: unknown): Refused | null {
  for (let e = error; e instanceof Error; e = e.cause) {
    const { code = "" } = e as { code?: string };
    // Data exceptions, and operators that a type lacks.
    if (/^22...$/.test(code) || code === "42883")
      return new Refused(code === "42883" ? 404 : 400, code, e.message);
  }
  return null;
}
