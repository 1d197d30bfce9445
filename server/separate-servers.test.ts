import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { requestFrom } from "#test/separate-server.ts";

describe("the server without a database", () => {
  const gone = { DATABASE_URL: "postgres://waymark@127.0.0.1:1/waymark" };

  test("answers soon, and says when to retry", async () => {
    const answers = await requestFrom(gone, ["/jobs", "/jobs.data", "/sitemap.xml", "/feed.xml"]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.ms).toBeLessThan(10_000);
      expect(answer.body).not.toMatch(/ECONNREFUSED|select |node_modules/);
    }
    expect(answers[0]?.body).toContain("Our database isn’t responding.");
  }, 60_000);

  test("is alive and not ready", async () => {
    const [health, ready] = await requestFrom(gone, ["/healthz", "/readyz"]);
    expect(health?.status).toBe(200);
    expect(ready?.status).toBe(503);
    expect(ready?.ms).toBeLessThan(10_000);
  }, 60_000);
});

test("limitPages asks a busy client to wait, except for files and health", async () => {
  const answers = await requestFrom({ PAGES_PER_MINUTE: "2" }, [
    ...["/healthz", "/favicon.ico", "/robots.txt", "/jobs", "/jobs", "/favicon.ico", "/healthz"],
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 429, 200, 200]);
  const refused = answers[4];
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused?.headers).toMatchObject({ "ratelimit-limit": "2", "ratelimit-remaining": "0" });
  expect(refused?.body).toContain("Please slow down");
}, 60_000);

test("the server tells browsers to stay on https", async () => {
  const [page] = await requestFrom({ ORIGIN: "https://jobs.example.com" }, ["/robots.txt"]);
  expect(page?.headers["strict-transport-security"]).toContain("max-age=31536000");
}, 60_000);

test("demonstration jobs keep search engines away, not stand-ins", async () => {
  const env = { DEMO_SOURCES: "active-jobs-db" };
  const paths = ["/jobs", "/jobs.data", "/robots.txt", "/favicon.ico", "/no-such-page", "/%2F"];
  await emptyDatabase();
  await insertJob();
  for (const answer of await requestFrom(env, paths)) expect(answer.headers["x-robots-tag"]).toBeUndefined();
  await insertJob({ isDemo: true });
  for (const answer of await requestFrom({}, paths)) expect(answer.headers["x-robots-tag"]).toBe("noindex");
}, 60_000);

test("a shared cache may keep public pages", async () => {
  const [page] = await requestFrom({ CDN_SECONDS: "30" }, ["/jobs"]);
  expect(page?.headers["cache-control"]).toMatch(/^public, s-maxage=([12]?\d|30)$/);
  expect(page?.headers.vary).toBe("Accept-Encoding, Cookie, Authorization");
}, 60_000);

describe("the stand-ins' pages", () => {
  const reached: string[] = [];
  const local = createServer((asked, answer) => {
    reached.push(`${asked.method} ${asked.url}`);
    if (asked.url === "/local/pay") answer.writeHead(303, { Location: "/jobs" });
    answer.end(`local ${asked.url}`);
  });
  let env = {};
  beforeAll(async () => {
    await new Promise<void>((resolve) => local.listen(0, "127.0.0.1", resolve));
    env = { LOCAL_SERVICES_URL: `http://127.0.0.1:${(local.address() as AddressInfo).port}` };
  });
  afterAll(() => void local.close());

  test("are passed on as they are, forms of ours and redirects too", async () => {
    const headers = { "sec-fetch-site": "same-origin" };
    const form = { path: "/local/pay", method: "POST", headers, body: "card=1" };
    const [page, spelled, redirect] = await requestFrom(env, ["/local/mail?id=1", "/local/Mail/", form]);
    expect(page?.body).toBe("local /local/mail?id=1");
    expect(spelled?.body).toBe("local /local/Mail/");
    expect(redirect?.status).toBe(303);
    expect(redirect?.headers.location).toBe("/jobs");
  }, 60_000);

  test("are guarded like every other page", async () => {
    reached.length = 0;
    const foreign = { "sec-fetch-site": "cross-site" };
    const ours = { "sec-fetch-site": "same-origin" };
    const answers = await requestFrom(env, [
      { path: "/local/pay", method: "POST", headers: foreign, body: "card=1" },
      { path: "/local/pay", method: "POST", headers: ours, body: "a".repeat(64 * 1024 + 1) },
      { path: "/local/pay", method: "DELETE", headers: ours },
    ]);
    expect(answers.map((answer) => answer.status)).toEqual([403, 413, 405]);
    expect(reached).toEqual([]);
  }, 60_000);

  test("fail politely while nobody serves them", async () => {
    const [failed] = await requestFrom({ LOCAL_SERVICES_URL: "http://127.0.0.1:1" }, ["/local/mail"]);
    expect(failed?.status).toBe(502);
  }, 60_000);
});
