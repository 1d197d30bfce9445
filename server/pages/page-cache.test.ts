import { describe, expect, test } from "vitest";
import { hourMs } from "#core/text/time.ts";
import { madeUpRoutes } from "#test/made-up-routes.ts";
import { addressReader, unknownPages } from "./page-address.ts";
import { createPageCache, isStorable, pageKey, type Rendered } from "./page-cache.ts";
import type { StoredAnswer } from "./stored-answer.ts";

const page = (etag: string, freshUntil = Number.POSITIVE_INFINITY): StoredAnswer => ({
  status: 200,
  etag,
  size: 100,
  renderedAt: 10 * hourMs,
  freshUntil,
  staleSince: null,
  shownPosting: null,
  isShared: false,
  headers: {},
  plain: new Uint8Array(0),
  forms: new Map(),
});
const rendered = (stored: StoredAnswer | null): Rendered => ({ answer: new Response(null), stored });
const list = { parameters: ["location"] };
const readAddress = addressReader(
  madeUpRoutes({
    "/": { ...list, secrets: ["payment", "session_id"] },
    "/jobs": list,
    "/dashboard": { personal: true },
    "/*": {},
  }),
);
const keyOf = (method: string, path: string, headers: Headers) =>
  pageKey(readAddress(method, new URL(path, "http://localhost")), headers);

describe("a cached page lives", () => {
  test("five seconds", async () => {
    let now = 10 * hourMs;
    const cache = createPageCache(() => now);
    await cache.fill("/", async () => rendered(page("a")));
    now += 4999;
    expect(cache.find("/")?.etag).toBe("a");
    now += 1;
    expect(cache.find("/")).toBeNull();
  });

  test("no longer than it is true", async () => {
    let now = 10 * hourMs;
    const cache = createPageCache(() => now);
    await cache.fill("/", async () => rendered(page("a", now + 500)));
    now += 499;
    expect(cache.find("/")).not.toBeNull();
    now += 1;
    expect(cache.find("/")).toBeNull();
  });
});

test("simultaneous requests share one render", async () => {
  const cache = createPageCache();
  let renders = 0;
  const render = async () => {
    renders += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    return rendered(page("a"));
  };
  const answers = await Promise.all([1, 2, 3].map(() => cache.fill("/", render)));
  expect(renders).toBe(1);
  expect(answers.map((answer) => answer && "etag" in answer && answer.etag)).toEqual(["a", "a", "a"]);
});

test("a personal answer goes only to the one who had it rendered", async () => {
  const cache = createPageCache();
  const own = rendered(null);
  const [first, second] = await Promise.all([
    cache.fill("/", async () => own),
    cache.fill("/", async () => rendered(null)),
  ]);
  expect(first).toBe(own.answer);
  expect(second).toBeNull();
  expect(cache.find("/")).toBeNull();
});

test("addresses that no page has share one answer", () => {
  const nobody = new Headers();
  expect(keyOf("GET", "/nothing", nobody)).toBe(unknownPages);
  expect(keyOf("GET", "/nothing/else?utm_source=x", nobody)).toBe(unknownPages);
  expect(keyOf("GET", "/nothing.data", nobody)).toBe("/nothing.data");
  expect(keyOf("GET", "/jobs", nobody)).toBe("/jobs");
  expect(keyOf("GET", "/nothing", new Headers({ cookie: "waymark.session_token=a" }))).toBeNull();
});

test("a failed render is forgotten", async () => {
  const cache = createPageCache();
  await expect(cache.fill("/", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.fill("/", async () => rendered(page("a")))).toMatchObject({ etag: "a" });
});

describe("the page cache while the database is down", () => {
  const failed = async (): Promise<Rendered> => ({
    answer: new Response(null, { status: 503 }),
    stored: null,
  });

  test("serves the last page and retries after five seconds", async () => {
    let now = 10 * hourMs;
    const cache = createPageCache(() => now);
    await cache.fill("/", async () => rendered(page("a")));
    now += 6000;
    const standIn = { etag: "a", staleSince: 10 * hourMs + 5000 };
    expect(await Promise.all([cache.fill("/", failed), cache.fill("/", failed)])).toMatchObject([
      standIn,
      standIn,
    ]);
    now += 4999;
    expect(cache.find("/")).toMatchObject(standIn);
    now += 1;
    expect(cache.find("/")).toBeNull();
    expect(await cache.fill("/", failed)).toMatchObject(standIn);
    expect(await cache.fill("/", async () => rendered(page("b")))).toMatchObject({ staleSince: null });
  });

  test("serves it for ten minutes at most", async () => {
    let now = 10 * hourMs;
    const cache = createPageCache(() => now);
    await cache.fill("/", async () => rendered(page("a")));
    now += 10 * 60_000;
    expect(await cache.fill("/", failed)).toMatchObject({ etag: "a" });
    now += 5001;
    expect(await cache.fill("/", failed)).toMatchObject({ status: 503 });
  });

  test("serves none for other failures or a missing page", async () => {
    let now = 10 * hourMs;
    const cache = createPageCache(() => now);
    await cache.fill("/", async () => rendered(page("a")));
    now += 6000;
    for (const status of [500, 404]) {
      const answer = new Response(null, { status });
      expect(await cache.fill("/", async () => ({ answer, stored: null }))).toBe(answer);
    }
  });
});

describe("pageKey", () => {
  test("rejects a page with a notice, and ignores unknown codes", () => {
    const none = new Headers();
    expect(keyOf("GET", "/jobs?notice=signed-out", none)).toBeNull();
    expect(keyOf("GET", "/jobs?notice=no-such-code", none)).toBeNull();
    expect(keyOf("GET", "/jobs?notice=%3Cb%3E", none)).toBe("/jobs");
  });

  test("accepts a page with known parameters, and its data", () => {
    const none = new Headers({ cookie: "theme=dark" });
    expect(keyOf("GET", "/jobs?utm_source=x&location=Utah", none)).toBe("/jobs?location=Utah");
    expect(keyOf("HEAD", "/jobs", none)).toBe("/jobs");
    expect(keyOf("GET", "/jobs.data?_routes=root", none)).toBe("/jobs.data?_routes=root");
  });

  test("rejects sessions, returns from payment and changes", () => {
    const none = new Headers();
    for (const cookie of ["waymark.session_token=1", "a=b; __Secure-waymark.session_token=1"])
      expect(keyOf("GET", "/jobs", new Headers({ cookie }))).toBeNull();
    expect(keyOf("GET", "/jobs", new Headers({ authorization: "Bearer x" }))).toBeNull();
    expect(keyOf("GET", "/?payment=success", none)).toBeNull();
    expect(keyOf("GET", "/?session_id=cs_test_1", none)).toBeNull();
    expect(keyOf("POST", "/jobs", none)).toBeNull();
  });

  test("isStorable needs a complete answer without a cookie", () => {
    expect(isStorable(new Response("x"), "/")).toBe(true);
    expect(isStorable(new Response("x", { status: 404 }), "/")).toBe(false);
    expect(isStorable(new Response("x", { status: 404 }), unknownPages)).toBe(true);
    expect(isStorable(new Response("x", { status: 503 }), unknownPages)).toBe(false);
    expect(isStorable(new Response("x", { headers: { "Set-Cookie": "a=b" } }), "/")).toBe(false);
    for (const caching of ["no-store", "private, max-age=60", "Private"])
      expect(isStorable(new Response("x", { headers: { "Cache-Control": caching } }), "/")).toBe(false);
  });
});
