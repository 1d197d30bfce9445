import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { requestFrom } from "#test/separate-server.ts";

describe("without a database", () => {
  const gone = { DATABASE_URL: "postgres://waymark@127.0.0.1:1/waymark" };

  test("pages, data and feeds say so within three seconds, and when to come back", async () => {
    const answers = await requestFrom(gone, ["/jobs", "/jobs.data", "/sitemap.xml", "/feed.xml"]);
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers["retry-after"]).toBe("5");
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.ms).toBeLessThan(3000);
      expect(answer.body).not.toMatch(/ECONNREFUSED|select |node_modules/);
    }
    expect(answers[0]?.body).toContain("Back in a moment");
  }, 60_000);

  test("the process says that it lives and is not ready", async () => {
    const [health, ready] = await requestFrom(gone, ["/healthz", "/readyz"]);
    expect(health?.status).toBe(200);
    expect(ready?.status).toBe(503);
    expect(ready?.ms).toBeLessThan(1500);
  }, 60_000);
});

test("who opens too many pages is asked to wait; files and health do not count", async () => {
  const answers = await requestFrom({ PAGES_PER_MINUTE: "2" }, [
    ...["/healthz", "/favicon.ico", "/robots.txt", "/jobs", "/jobs", "/favicon.ico", "/healthz"],
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 429, 200, 200]);
  const refused = answers[4];
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(refused?.headers).toMatchObject({ "ratelimit-limit": "2", "ratelimit-remaining": "0" });
  expect(refused?.body).toContain("A little slower");
}, 60_000);

test("over https, browsers are told to stay there", async () => {
  const [page] = await requestFrom({ ORIGIN: "https://jobs.example.com" }, ["/robots.txt"]);
  expect(page?.headers["strict-transport-security"]).toContain("max-age=31536000");
}, 60_000);

test("while demonstration jobs stand in, no answer may be indexed", async () => {
  const paths = ["/jobs", "/jobs.data", "/robots.txt", "/favicon.ico", "/no-such-page", "/%2F"];
  for (const answer of await requestFrom({ DEMO_SOURCE: "active-jobs-db" }, paths)) {
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
  }
}, 60_000);

test("behind a shared cache, pages for everybody may be kept there", async () => {
  const [page] = await requestFrom({ CDN_SECONDS: "30" }, ["/jobs"]);
  expect(page?.headers["cache-control"]).toBe("public, s-maxage=30");
  expect(page?.headers.vary).toBe("Accept-Encoding, Cookie, Authorization");
}, 60_000);

test("the stand-ins' pages are passed on; while nobody serves them we say so", async () => {
  const local = createServer((asked, answer) => {
    if (asked.url === "/local/pay") answer.writeHead(303, { Location: "/jobs" });
    answer.end(`local ${asked.url}`);
  });
  await new Promise<void>((resolve) => local.listen(0, "127.0.0.1", resolve));
  const { port } = local.address() as AddressInfo;
  const env = { LOCAL_SERVICES_URL: `http://127.0.0.1:${port}` };
  const [page, redirect] = await requestFrom(env, ["/local/mail?id=1", "/local/pay"]);
  expect(page?.body).toBe("local /local/mail?id=1");
  expect(redirect?.status).toBe(303);
  expect(redirect?.headers.location).toBe("/jobs");
  await new Promise((resolve) => local.close(resolve));
  const [failed] = await requestFrom(env, ["/local/mail"]);
  expect(failed?.status).toBe(502);
}, 60_000);
