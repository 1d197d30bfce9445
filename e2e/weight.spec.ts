import { brotliCompressSync, constants } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { isProof } from "#test/runs.ts";
import {
  drawsTappedJobs,
  hold,
  keepsCopies,
  saveData,
  shiftsOn,
  untilTappable,
  watchShifts,
} from "./browser.ts";
import { type App, copyTemplate, expect, startApp, test } from "./fixtures.ts";
import { addressNearPark, waitForHydration } from "./pages.ts";
import { subscribe } from "./people.ts";
import { makePosting } from "./posting-people.ts";

const kB = 1000;

const mostScript = 130 * kB;
/** Comes when the list itself is there. */
const mostAhead = 12 * kB;
const mostHtml = 50 * kB;
/** A list's text with its first styles, what stands before a list's third card, and all styles with the font of texts. */
const mostFirstHtml = 18 * kB;
const mostBeforeCards = { "/": 12.5 * kB, "/jobs": 10 * kB };
const mostStylesAndFont = 46 * kB;
const mostFonts = 50 * kB;
/** Our fonts come behind the text, whose lines then are a few pixels wider or narrower. */
const mostForFonts = 0.03;

const contentPages = [
  "/search/outdoor-jobs-colorado",
  "/outdoor-jobs-california",
  "/all-outdoor-companies-hiring",
  "/best-outdoor-companies-to-work-for",
  "/find?what=quantum+plumber",
];

const scrolled = ["/jobs", "/", "/search/outdoor-jobs-colorado", "/outdoor-jobs-california"];
/** Lighthouse judges a phone of 412 px. */
const widths = [412, 1280];

const mostForCopies = 2.5 * kB;

test("the home page costs at most 130 kB of script and 50 kB of HTML", async ({ page }) => {
  await saveData(page);
  const costs = scriptCosts(page);
  const answer = await page.goto("/", { waitUntil: "networkidle" });
  await waitForHydration(page);
  expect(htmlCosts(answer)).toBeGreaterThan(0);
  expect(htmlCosts(answer)).toBeLessThanOrEqual(mostHtml);
  const script = await costs();
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(mostScript);
});

test("a page of content costs no more than the home page may", async ({ app, page }) => {
  await saveData(page);
  for (const address of [...contentPages, "/search/all", await addressNearPark(app.databaseUrl)]) {
    const costs = scriptCosts(page);
    const answer = await page.goto(address, { waitUntil: "networkidle" });
    expect(htmlCosts(answer), address).toBeGreaterThan(0);
    expect(htmlCosts(answer), address).toBeLessThanOrEqual(mostHtml);
    const script = await costs();
    expect(script, address).toBeGreaterThan(0);
    expect(script, address).toBeLessThanOrEqual(mostScript);
  }
});

test("what a list fetches ahead for a tapped job costs little, and nothing for who saves data", async ({
  page,
}) => {
  const fetched: Response[] = [];
  page.on("response", (response) => response.request().resourceType() === "script" && fetched.push(response));
  await page.goto("/jobs");
  await untilTappable(page);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(500);
  const first = fetched.findIndex((script) => drawsTappedJobs.test(script.url()));
  expect(first).toBeGreaterThan(0);
  const ahead = await Promise.all(fetched.slice(first).map(weightOf));
  expect(ahead.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(mostAhead);

  await saveData(page);
  fetched.length = 0;
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.waitForTimeout(2500);
  expect(fetched.filter((script) => drawsTappedJobs.test(script.url()))).toEqual([]);
});

test("what keeps copies comes behind the page, and costs little", async ({ page }) => {
  const fetched = page.waitForResponse(keepsCopies);
  await page.goto("/contact");
  await waitForHydration(page);
  expect(await weightOf(await fetched)).toBeLessThanOrEqual(mostForCopies);
});

/** Nothing that other journeys paid for is listed first. */
const quiet = test.extend<{ quiet: App }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  quiet: async ({}, use, { workerIndex }) => {
    const { app, close } = await startApp(await copyTemplate(`weight_${workerIndex}_${Date.now()}`));
    await use(app);
    await close();
  },
});

quiet("a list costs at most 18 kB, all styles and the font of texts 46 kB", async ({ page, quiet: app }) => {
  const fetched: Response[] = [];
  page.on("response", (response) => fetched.push(response));
  const answer = await page.goto(`${app.origin}/jobs`, { waitUntil: "networkidle" });
  expect(htmlCosts(answer)).toBeLessThanOrEqual(mostFirstHtml);
  const ofType = (type: string) => fetched.filter((each) => each.request().resourceType() === type);
  const fonts = await Promise.all(ofType("font").map(async (font) => (await font.body()).length));
  const styles = await Promise.all(ofType("stylesheet").map(weightOf));
  expect(styles).toHaveLength(2);
  expect(sumOf(styles) + Math.max(...fonts)).toBeLessThanOrEqual(mostStylesAndFont);
  expect(sumOf(fonts)).toBeLessThanOrEqual(mostFonts);
  await untilTappable(page);

  for (const [path, most] of Object.entries(mostBeforeCards)) {
    const html = await (await fetch(app.origin + path)).text();
    const [, , third = "", ...more] = html.split("</article>");
    expect(more.length, path).toBeGreaterThan(0);
    const upToThird = Buffer.from(html.slice(0, html.indexOf(third) + third.length));
    expect(brotliCompressSync(upToThird, quick).length, path).toBeLessThanOrEqual(most);
  }
});

test("an employer's pages and the contact page cost no more script than the home page may", async ({
  app,
  page,
}) => {
  await saveData(page);
  const { path, manage } = await makePosting(page, app);
  for (const address of ["/post-job", "/post-job/success", manage, path, "/contact"]) {
    const costs = scriptCosts(page);
    await page.goto(address, { waitUntil: "networkidle" });
    const script = await costs();
    expect(script, address).toBeGreaterThan(0);
    expect(script, address).toBeLessThanOrEqual(mostScript);
  }
});

test("the form of a job alert costs no more script than the home page may, with a list's filters in it", async ({
  page,
}) => {
  await saveData(page);
  for (const filters of [
    "",
    "?title=guide",
    "?location=Colorado",
    "?title=guide&location=Utah&facts=housing",
  ]) {
    const costs = scriptCosts(page);
    await page.goto(`/job-alerts/new${filters}`, { waitUntil: "networkidle" });
    const script = await costs();
    expect(script, filters).toBeGreaterThan(0);
    expect(script, filters).toBeLessThanOrEqual(mostScript);
  }
});

test("the home page's film loads nothing before a click", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const ofFilm = () => asked.filter((path) => /\.(mp4|webm|vtt)$/.test(path));
  await page.goto("/");
  await waitForHydration(page);
  const play = page.getByText("Play the tour");
  await play.scrollIntoViewIfNeeded();
  await play.hover();
  await page.waitForLoadState("networkidle");
  expect(ofFilm()).toEqual([]);
  await play.click();
  await expect.poll(ofFilm).toContain("/tour.mp4");
});

test("a member's pages and the sign-in cost no more script than the home page may", async ({ app, page }) => {
  await saveData(page);
  const addresses = [
    "/auth",
    "/jobs",
    "/dashboard",
    "/account",
    "/my-jobs",
    "/my-applications",
    "/my-alerts",
  ];
  for (const address of addresses) {
    const costs = scriptCosts(page);
    await page.goto(address, { waitUntil: "networkidle" });
    expect(await costs(), address).toBeLessThanOrEqual(mostScript);
    if (address === "/auth") await subscribe(page, app);
  }
});

for (const [index, address] of scrolled.entries()) {
  for (const width of isProof ? widths : [widths[index % 2] ?? 412]) {
    test(`a page such as ${address} never shifts while it loads and scrolls, its fonts late, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchShifts(page);
      const releaseFonts = await hold(page, /\.woff2/);
      await page.goto(address, { waitUntil: "domcontentloaded" });
      await waitForHydration(page);
      releaseFonts();
      await page.evaluate(() => document.fonts.ready);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let y = 0; y < height; y += 600) {
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(30);
      }
      await page.waitForLoadState("networkidle");
      const shifts = await shiftsOn(page);
      expect(shifts.filter(({ value }) => value > mostForFonts)).toEqual([]);
    });
  }
}

function htmlCosts(answer: Response | null): number {
  expect(answer?.headers()["content-encoding"]).toBe("br");
  return Number(answer?.headers()["content-length"]);
}

function scriptCosts(page: Page): () => Promise<number> {
  const scripts: Promise<number>[] = [];
  const note = (response: Response) => {
    if (!keepsCopies.test(response.url()) && response.request().resourceType() === "script")
      scripts.push(weightOf(response));
  };
  page.on("response", note);
  return async () => {
    page.off("response", note);
    return sumOf(await Promise.all(scripts));
  };
}

function sumOf(weights: number[]): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** As the server compresses pages. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

const weights = new Map<string, number>();

/**
 * Weighs a script with the best compression, as tests build with a quicker one. It is asked for again: the browser
 * keeps no body of a page that has been left or of a cached script.
 */
async function weightOf(script: Response): Promise<number> {
  const url = script.url();
  const known = weights.get(url) ?? brotliCompressSync(await (await fetch(url)).bytes()).length;
  weights.set(url, known);
  return known;
}
