import { randomBytes } from "node:crypto";
import type { Context } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  asksAfreshContext,
  clientAddressContext,
  freshUntilContext,
  hasThrownContext,
  isDatabaseAwayContext,
  isPagePathContext,
  nonceContext,
  reportErrorContext,
  requestIdContext,
  shownPostingContext,
  wholePageContext,
} from "#app/context.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";
import { env } from "#core/platform/env.server.ts";
import { bytesOf } from "#server/compress.ts";
import { createTurns } from "#server/guards/search-turns.ts";
import type { AppEnv } from "#server/request-facts.ts";
import {
  busyPage,
  failedAnswer,
  failedHeader,
  logUnexpected,
  unreachablePage,
} from "#server/unexpected-error.ts";
import { asksAfresh } from "./asks-afresh.ts";
import { markForAll, markForOne } from "./mark-copies.ts";
import { addressReader, type PageAddress } from "./page-address.ts";
import { createPageCache, isStorable, pageKey, type Rendered } from "./page-cache.ts";
import { pagePaths } from "./page-paths.ts";
import { answerFrom, type StoredAnswer, toStored } from "./stored-answer.ts";

export type Mode = "development" | "production";

const renderPatience = 8000;
/** Of the connections to the database, some stay free for other pages. */
const searches = { atOnce: Math.max(1, Math.floor(env.DATABASE_POOL / 10)), mostWaiting: 100 };
/** As nginx logs a client that went away before its answer. */
const clientLeft = 499;
/** Larger answers would crowd pages out of the cache. */
const largestStored = 1024 * 1024;

/** Public pages come from the page cache. */
export function answerPages(build: ServerBuild, mode: Mode) {
  // Tools for privacy make a browser send no origin; `guardCrossSite` has already decided who may post.
  const allowedActionOrigins = [new URL(env.ORIGIN).host, "null"];
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, mode);
  const cache = createPageCache();
  const isPagePath = pagePaths(build);
  const readAddress = addressReader(build);
  const enterSearch = createTurns(searches);

  return async (c: Context<AppEnv>): Promise<Response> => {
    const address = readAddress(c.req.method, c.get("url"));
    const key = mode === "production" ? pageKey(address, c.req.raw.headers) : null;
    if (key === null) {
      const isAfresh = asksAfresh(c.get("url"), c.req.raw.headers);
      const { answer, context } = await render(c, await ownRequest(c, address), address, isAfresh);
      return markForOne(keepPrivate(answer, address), address, context);
    }
    const found = cache.find(key) ?? (await cache.fill(key, () => renderForAll(c, address, key)));
    if (found === null) return (await render(c, publicRequest(address), address)).answer;
    return found instanceof Response ? found : sendStored(c, found);
  };

  async function renderForAll(c: Context<AppEnv>, address: PageAddress, key: string): Promise<Rendered> {
    const at = Date.now();
    const { answer, context: _, ...known } = await render(c, publicRequest(address), address);
    if (!isStorable(answer, key)) return { answer, stored: null };
    markForAll(answer, address);
    const body = await bytesOf(answer, c.get("wholePage"));
    if (body.length > largestStored) return { answer: new Response(body, answer), stored: null };
    return {
      answer,
      stored: await toStored({ status: answer.status, headers: answer.headers, body, at, ...known }),
    };
  }

  async function render(c: Context<AppEnv>, request: Request, address: PageAddress, isAfresh = true) {
    const errors = new Set<unknown>();
    let freshUntil: number | null = null;
    let shownPosting: string | null = null;
    const nonce = randomBytes(16).toString("base64");
    c.set("nonce", nonce);
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(asksAfreshContext, isAfresh);
    context.set(clientAddressContext, c.get("clientAddress"));
    context.set(requestIdContext, c.get("requestId"));
    context.set(isPagePathContext, isPagePath);
    context.set(freshUntilContext, (moment) => {
      if (moment) freshUntil = Math.min(moment.getTime(), freshUntil ?? Number.POSITIVE_INFINITY);
    });
    context.set(shownPostingContext, (jobId) => {
      shownPosting = jobId;
      c.set("shownPosting", jobId);
    });
    context.set(reportErrorContext, (error) => void errors.add(error));
    const leave = address.isSearch ? await enterSearch(c.get("clientAddress")) : () => {};
    if (!leave) return { answer: busyPage(c), context, freshUntil, shownPosting, nonce };
    const { aborted } = request.signal;
    // Who went away while waiting is not searched for.
    if (aborted) leave();
    const rendered = aborted ? null : await handleInTime(request, context, leave);
    if (!rendered && !aborted)
      errors.add(new Error(`The page was not rendered within ${renderPatience} ms.`));
    for (const error of errors) if (error !== request.signal.reason) logUnexpected(c, error);
    if (rendered && request.method === "POST" && context.get(hasThrownContext))
      rendered.headers.set(failedHeader, "true");
    const isRead = request.method === "GET" || request.method === "HEAD";
    const isAway = !rendered || (rendered.status !== 503 && [...errors].some(isDatabaseUnavailable));
    const last =
      isRead && isAway && !request.signal.aborted
        ? await renderWithoutDatabase(request, address, nonce)
        : { rendered, context };
    const whole = last.context.get(wholePageContext);
    if (whole) c.set("wholePage", whole);
    const answer = answerOf(c, last.rendered, errors, request.signal);
    return { answer, context, freshUntil, shownPosting, nonce };
  }

  /** In a context of its own, since what began before may still be under way. An address without a page has null. */
  async function renderWithoutDatabase(request: Request, { isDocument }: PageAddress, nonce: string) {
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    context.set(isDatabaseAwayContext, true);
    const rendered = await handle(request, context);
    return { rendered: isDocument && !context.get(wholePageContext) ? null : rendered, context };
  }

  /** Returns null after the time limit, since a failing database may never answer. */
  async function handleInTime(
    request: Request,
    context: RouterContextProvider,
    leave: () => void,
  ): Promise<Response | null> {
    // Who waits no longer has not stopped the work.
    const work = handle(request, context).finally(leave);
    if (request.method !== "GET" && request.method !== "HEAD") return work;
    const { promise: late, resolve } = Promise.withResolvers<null>();
    const deadline = setTimeout(resolve, renderPatience, null);
    return Promise.race([work, late]).finally(() => clearTimeout(deadline));
  }
}

function answerOf(
  c: Context<AppEnv>,
  rendered: Response | null,
  errors: Set<unknown>,
  { aborted }: AbortSignal,
): Response {
  if (aborted) return new Response(null, { status: clientLeft });
  return rendered ? failedAnswer(c, rendered, [...errors]) : unreachablePage(c);
}

async function ownRequest(c: Context<AppEnv>, { canonical, isDocument }: PageAddress): Promise<Request> {
  const { method, headers, signal } = c.req.raw;
  if (method === "GET" || method === "HEAD") return new Request(canonical, { method, headers, signal });
  const isForm = c.req.header("content-type")?.startsWith("application/x-www-form-urlencoded");
  const text = isDocument && isForm ? await c.req.text() : null;
  if (text !== null) c.set("sentFields", new URLSearchParams(text));
  const body = text ?? c.req.raw.body;
  return new Request(c.get("url"), { method, headers, signal, body, duplex: "half" } as RequestInit);
}

/** Copies nothing from the first visitor into a public page, not even an abort. */
function publicRequest({ canonical }: PageAddress): Request {
  return new Request(canonical);
}

function keepPrivate(answer: Response, { isPersonal, isSecret }: PageAddress): Response {
  if (isPersonal) {
    answer.headers.set("Cache-Control", "private, no-store");
    answer.headers.set("X-Robots-Tag", "noindex");
  }
  // Without any referrer, a browser sends `Origin: null` with the page's forms, and an older one nothing else about itself.
  if (isSecret) answer.headers.set("Referrer-Policy", "strict-origin");
  return answer;
}

function sendStored(c: Context<AppEnv>, stored: StoredAnswer): Promise<Response> {
  c.set("stored", true);
  c.set("shownPosting", stored.shownPosting);
  return answerFrom(stored, {
    isHead: c.req.method === "HEAD",
    ifNoneMatch: c.req.header("if-none-match"),
    acceptEncoding: c.req.header("accept-encoding"),
  });
}
