import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { isProof } from "#test/runs.ts";
import { hold, shiftsOn, watchPolicy, watchShifts } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { pageAddresses, waitForHydration } from "./pages.ts";
import { passOn, startProxy } from "./pass-through.ts";
import { saveJobs } from "./people.ts";

const sheet = /\/assets\/app-.*\.css$/;
const fonts = /\/assets\/fonts-.*\.css$/;
const picture = /\/(avatars\/|tour|assets\/(contours|poster)[\w-]*\.svg)/;

const kinds = ["home", "jobs", "search", "job", "saved"] as const;
const widths = [390, 1280];

for (const [index, kind] of kinds.entries()) {
  for (const width of isProof ? widths : [widths[index % 2] ?? 390]) {
    test(`the first styles of a page such as ${kind} place its text as the whole sheet does, at ${width} px`, async ({
      app,
      page,
    }) => {
      if (kind === "saved") await saveJobs(page, app, 4);
      const refused = await watchPolicy(page);
      const asked = listRequests(page);
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      // Our letters are a little wider or narrower than those that stand in for them.
      await page.route(fonts, (route) => route.fulfill({ contentType: "text/css", body: "" }));
      const release = await hold(page, sheet);
      const address = kind === "saved" ? "/my-jobs" : (await pageAddresses(app.databaseUrl))[kind];
      await page.goto(address, { waitUntil: "commit" });
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      // Nothing that would take the sheet's place on a slow network is fetched before it, but what brings the page to life.
      expect(asked.filter((path) => [fonts, picture].some((late) => late.test(path)))).toEqual([]);
      release();
      await waitForHydration(page);
      await page.waitForLoadState("networkidle");
      expect(await shiftsOn(page)).toEqual([]);
      expect(refused).toEqual([]);
    });
  }
}

for (const width of widths) {
  test(`a header whose HTML comes in two pieces moves nothing, at ${width} px`, async ({ browser, app }) => {
    const proxy = await startProxy((asked, answer) =>
      passOn(
        asked,
        answer,
        { to: new URL(asked.url ?? ""), headers: { ...asked.headers, "accept-encoding": "identity" } },
        async (response) => {
          answer.writeHead(response.statusCode ?? 500, response.rawHeaders);
          const body = await buffer(response);
          const theme = body.indexOf("between light and dark");
          const cut = theme < 0 ? 0 : body.indexOf("</button>", theme);
          answer.write(body.subarray(0, cut));
          if (cut) await sleep(500);
          answer.end(body.subarray(cut));
        },
      ),
    );
    const page = await browser.newPage({
      baseURL: app.origin,
      proxy: { server: proxy.server },
      viewport: { width, height: 844 },
    });
    await watchShifts(page);
    await page.goto("/jobs");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await shiftsOn(page)).filter(({ moved }) => moved.includes("needs-script"))).toEqual([]);
    await page.close();
    await proxy.close();
  });
}

test("a page fetches fonts behind its sheet, and none for a reader who saves data", async ({ page }) => {
  const asked = listRequests(page);
  await page.goto("/jobs", { waitUntil: "networkidle" });
  expect(asked.some((path) => path.endsWith(".woff2"))).toBe(true);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  asked.length = 0;
  await page.goto("/", { waitUntil: "networkidle" });
  await waitForHydration(page);
  expect(asked.filter((path) => /\.(woff2|mp4|webm)$/.test(path) || fonts.test(path))).toEqual([]);
});

function listRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}
