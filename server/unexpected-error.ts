import type { Context } from "hono";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { logger } from "#core/platform/logger.server.ts";
import type { AppEnv } from "#server/request-facts.ts";
import { plainPage } from "./plain-page.ts";

/** On the answer to a form that no page has shown: what was typed is only with whoever sent it. */
export const failedHeader = "X-Form-Failed";

const tryAgain = { "Retry-After": "5" };

export function logUnexpected(c: Context<AppEnv>, error: unknown) {
  const line = { request: c.get("requestId"), path: c.get("url").pathname };
  if (isDatabaseUnavailable(error))
    logger.warn({ ...line, reason: rootCause(error) }, "the database is unavailable");
  else logger.error({ ...line, err: error }, "unexpected error");
}

export function failurePage(c: Context<AppEnv>, error: unknown) {
  return isDatabaseUnavailable(error) ? unreachablePage(c) : plainPage(c, 500);
}

export function unreachablePage(c: Context<AppEnv>) {
  return plainPage(c, 503, tryAgain);
}

/** More searches wait than can be answered soon. */
export function busyPage(c: Context<AppEnv>) {
  return plainPage(c, "busy", tryAgain);
}

/** Answers 503 while the database is down, and a plain page where there is none. Every 503 says when to retry. */
export function failedAnswer(c: Context<AppEnv>, answer: Response, errors: unknown[]): Response {
  const isData = c.get("url").pathname.endsWith(".data");
  const isFramed = answer.status === 503 && answer.headers.get("content-type")?.startsWith("text/html");
  if (answer.status === 503 && answer.headers.has(failedHeader) && !isData) return unreachablePage(c);
  const isAway = errors.some(isDatabaseUnavailable);
  if (isAway && !isData && !isFramed) return unreachablePage(c);
  if (isAway && answer.status !== 503) {
    const headers = new Headers({ ...tryAgain, ...Object.fromEntries(answer.headers) });
    return new Response(answer.body, { status: 503, headers });
  }
  if (answer.status === 503) {
    // The same answer, because a page's bytes stand beside it.
    if (!answer.headers.has("Retry-After")) answer.headers.set("Retry-After", tryAgain["Retry-After"]);
    answer.headers.set("Cache-Control", "private, no-store");
    return answer;
  }
  const isOurs = isData || /^(text\/html|application\/json)/.test(answer.headers.get("content-type") ?? "");
  return answer.status >= 500 && !isOurs ? plainPage(c, 500) : answer;
}

/** While the database is down, every page fails alike, and traces would bury the cause. */
function rootCause(error: unknown): unknown {
  return error instanceof Error ? (error.cause ? rootCause(error.cause) : error.message) : error;
}
