import { beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "#test/factories.ts";
import { request } from "#test/request.ts";

beforeAll(async () => {
  await emptyDatabase();
  await request("/healthz");
}, 60_000);

const unknown = [
  "/404",
  "/no-such-page",
  "/jobs/extra",
  "/company",
  "/company",
  "/nothing/at/all",
  "/admin.php",
  "/.env",
];

test.each(unknown)("the address %s is unknown and says so kindly", async (address) => {
  const answer = await request(address);
  const html = await answer.text();
  expect(answer.status).toBe(404);
  expect(html).toContain("Oops! Page not found");
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
  expect(html).toMatch(/<title>Oops! Page not found/);
});

test("an unknown address is never unchanged, and no shared cache keeps it", async () => {
  const etag = (await request("/no-such-page")).headers.get("etag") ?? "";
  const answer = await request("/nor-this", { headers: { "if-none-match": etag } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
});

test("an unknown address has no data either", async () => {
  for (const address of ["/404.data", "/no-such-page.data"]) {
    const answer = await request(address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toMatch(/ at |node_modules/);
  }
});

test("an unknown address has its status however it is requested", async () => {
  for (const init of [{ method: "HEAD" }, { headers: { accept: "application/json" } }]) {
    expect((await request("/404", init)).status).toBe(404);
  }
});

test("a POST to an unknown address is not found either", async () => {
  for (const address of [...unknown, "/my-jobs/1/2"]) {
    const body = new URLSearchParams({ name: "value" });
    const headers = { origin: "http://localhost:3000" };
    const answer = await request(address, { method: "POST", headers, body });
    expect(answer.status, address).toBe(404);
    expect(await answer.text(), address).toContain("Oops! Page not found");
  }
});

test.each(["/functions/v1/no-such", "/functions/v1"])(
  "the unknown function %s says so in JSON",
  async (address) => {
    for (const method of ["GET", "POST"]) {
      const answer = await request(address, { method, headers: { origin: "http://localhost:3000" } });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([404, "application/json"]);
      expect(await answer.json()).toEqual({ error: "There is no function at this address." });
    }
  },
);
