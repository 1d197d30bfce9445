import { Hono } from "hono";
import Stripe from "stripe";
import type { Account } from "./account.ts";
import { ApiError } from "./api-error.ts";
import { passTime } from "./clock.ts";
import type { Endpoints } from "./endpoints/call.ts";
import { catalogueEndpoints } from "./endpoints/catalogue.ts";
import { checkoutEndpoints } from "./endpoints/checkout.ts";
import { customerEndpoints } from "./endpoints/customers.ts";
import { eventEndpoints } from "./endpoints/events.ts";
import { paymentEndpoints } from "./endpoints/payments.ts";
import { portalEndpoints } from "./endpoints/portal.ts";
import { subscriptionEndpoints } from "./endpoints/subscriptions.ts";
import { testClockEndpoints } from "./endpoints/test-clocks.ts";
import { expand } from "./expand.ts";
import { parseForm } from "./form-body.ts";
import { Idempotency } from "./idempotency.ts";
import { newId } from "./objects/id.ts";
import { texts } from "./params.ts";
import type { AfterLastRetry } from "./subscription-life.ts";

export type ApiSettings = {
  afterLastRetry: AfterLastRetry;
  /** While set, every call gets this status and does nothing. */
  outage: number | null;
};

type Answer = { status: number; body: string; replayed?: boolean };
type Received = { method: string; path: string; id: string; headers: Headers; input: string };

const endpoints: Endpoints = {
  ...catalogueEndpoints,
  ...checkoutEndpoints,
  ...customerEndpoints,
  ...eventEndpoints,
  ...paymentEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
  ...testClockEndpoints,
};

export function stripeApi(account: Account, settings: ApiSettings): Hono {
  const api = new Hono();
  const idempotency = new Idempotency();

  for (const [route, endpoint] of Object.entries(endpoints)) {
    const [method = "", path = ""] = route.split(" ");
    api.on(method, path, async (c) => {
      const input = method === "POST" ? await c.req.text() : new URL(c.req.url).search.slice(1);
      const received = {
        method,
        path: c.req.path,
        id: c.req.param("id") ?? "",
        headers: c.req.raw.headers,
        input,
      };
      return respond(received, (requestId) => answer(received, endpoint, requestId));
    });
  }
  api.all("/v1/*", (c) =>
    respond({ method: c.req.method, path: c.req.path, id: "", headers: c.req.raw.headers, input: "" }, () => {
      throw new ApiError(404, { message: `Unrecognized request URL (${c.req.method}: ${c.req.path}).` });
    }),
  );
  return api;

  function respond(received: Received, work: (requestId: string) => Answer): Response {
    const requestId = newId("req", 14);
    let given: Answer;
    try {
      letIn(received.headers, settings);
      given = work(requestId);
    } catch (error) {
      given = refusal(error, requestId);
    }
    return new Response(given.body, {
      status: given.status,
      headers: {
        "content-type": "application/json",
        "request-id": requestId,
        "stripe-version": Stripe.API_VERSION,
        "stripe-should-retry": String(given.status === 429 || given.status >= 500),
        ...(given.replayed && { "idempotent-replayed": "true" }),
      },
    });
  }

  function answer(received: Received, endpoint: Endpoints[string], requestId: string): Answer {
    const key = received.method === "POST" ? received.headers.get("idempotency-key") : null;
    const call = `${received.method} ${received.path}\n${received.input}`;
    const now = account.time() * 1000;
    const kept = key === null ? null : idempotency.find(key, call, now);
    if (kept) return { ...kept, replayed: true };
    const given = account.during({ id: requestId, idempotency_key: key }, () =>
      perform(received, endpoint, requestId),
    );
    if (key !== null) idempotency.keep(key, call, given, now);
    return given;
  }

  function perform({ path, id, input }: Received, endpoint: Endpoints[string], requestId: string): Answer {
    try {
      const params = parseForm(input);
      passTime(account, settings.afterLastRetry);
      const result = endpoint({ account, params, id, path, afterLastRetry: settings.afterLastRetry });
      const isList = "object" in result && result.object === "list";
      const body = isList ? result : expand(account, result, texts(params, "expand"));
      return { status: 200, body: JSON.stringify(body, null, 2) };
    } catch (error) {
      return refusal(error, requestId);
    }
  }
}

function letIn(headers: Headers, settings: ApiSettings) {
  if (settings.outage !== null)
    throw new ApiError(settings.outage, { type: "api_error", message: "An outage was asked for." });
  const key = /^Bearer (\S+)$/.exec(headers.get("authorization") ?? "")?.[1];
  if (!key)
    throw new ApiError(401, {
      message: "You did not provide an API key. Provide it in the Authorization header, as Bearer.",
    });
  if (!key.startsWith("sk_test_")) throw new ApiError(401, { message: "Invalid API Key provided." });
  const version = headers.get("stripe-version");
  if (version !== null && version !== Stripe.API_VERSION)
    throw new ApiError(400, { message: `Invalid Stripe API version: ${version}` });
}

function refusal(error: unknown, requestId: string): Answer {
  if (!(error instanceof ApiError)) console.error(error);
  const refused =
    error instanceof ApiError
      ? error
      : new ApiError(500, { type: "api_error", message: "The stand-in failed." });
  return { status: refused.status, body: JSON.stringify(refused.body(requestId), null, 2) };
}
