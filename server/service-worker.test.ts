import { expect, test } from "vitest";
import { loadServer, request } from "#test/request.ts";

test("the service worker may be asked for again at any time", async () => {
  const answer = await request("/sw.js", { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("cache-control")).toBe("no-cache");
  expect(answer.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(answer.headers.get("content-encoding")).toBe("br");
  const text = await (await request("/sw.js")).text();
  expect(text).toContain("Device-Copy");
  // It must be one file.
  expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);\s*$/s);
});

test("the service worker that is switched off takes itself away", async () => {
  process.env.SERVICE_WORKER = "off";
  const { fetch } = await loadServer();
  const text = await (await fetch(new Request("http://localhost:3000/sw.js"))).text();
  expect(text).toContain("unregister");
  expect(text).not.toContain("Device-Copy");
});

test("the page without a connection needs nothing else and runs no script", async () => {
  const answer = await request("/no-connection");
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/<(script|link|img)/);
  expect(answer.headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; style-src 'sha256-[^;]+; img-src 'self'; base-uri/,
  );
});
