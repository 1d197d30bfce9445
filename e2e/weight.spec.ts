import { brotliCompressSync } from "node:zlib";
import { expect, test } from "./fixtures.ts";
import { isHydrated } from "./pages.ts";

const kB = 1000;

test("the home page costs at most 115 kB of script and 50 kB of HTML", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  const answer = await page.goto("/");
  await isHydrated(page);
  await page.waitForLoadState("networkidle");

  expect(answer?.headers()["content-encoding"]).toBe("br");
  const html = Number(answer?.headers()["content-length"]);
  expect(html).toBeGreaterThan(0);
  expect(html).toBeLessThanOrEqual(50 * kB);
  // Tests settle for a build with quick compression; a build to be served has the best.
  const bodies = await Promise.all(scripts);
  const script = bodies.reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(115 * kB);
});

test("no page asks anybody but us for anything", async ({ app, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== app.origin && !/^(data|blob):/.test(request.url()))
      asked.push(`${request.resourceType()} ${request.url()}`);
  });
  for (const address of ["/", "/jobs", "/remote-jobs"]) {
    await page.goto(address, { waitUntil: "networkidle" });
  }
  expect(asked.filter((request) => !request.startsWith("image "))).toEqual([]);
});

for (const address of ["/", "/jobs"]) {
  for (const width of [390, 1280]) {
    test(`nothing on ${address} moves while it loads and is scrolled through, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.push((entry as PerformanceEntry & { value: number }).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(address);
      await isHydrated(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(30);
      }
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    });
  }
}
