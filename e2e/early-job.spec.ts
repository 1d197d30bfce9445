import type { Page, Request } from "@playwright/test";
import pg from "pg";
import { looksFor, violationsOn } from "./axe.ts";
import { breakDown, clickForNewTab, hold, shiftsOn, untilTappable, watchShifts } from "./browser.ts";
import { type App, expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { saveJobs } from "./people.ts";

const dataOfJob = /\/company\/[^/]+\/jobs\/[^/]+\.data/;
const early = ".early";

/** Waits until the script that draws a job early is loaded. */
async function openList(page: Page, address = "/jobs", width = 390) {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await waitForHydration(page);
  await untilTappable(page);
}

const titleOf = (page: Page, index: number) => page.locator(".entry-title").nth(index);

/** What the early page and the page itself share, and where it is. */
function partsOfHeading(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main [aria-label=Breadcrumb] li, main h1, main h1 ~ p, main h1 ~ div > *")]
      .filter((part) => part.getClientRects().length)
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.textContent, ...[x, y, width, height].map(Math.round)].join(" ");
      }),
  );
}

for (const width of [390, 1280]) {
  test(`a tapped job shows what its card knows, and its text moves nothing of that, at ${width} px`, async ({
    page,
  }) => {
    await watchShifts(page);
    await openList(page, "/jobs", width);
    const index = 8;
    const link = titleOf(page, index);
    const card = page.locator(".entry").nth(index);
    const title = await link.innerText();
    const path = (await link.getAttribute("href")) ?? "";
    const lines = await card.locator(".entry-text").innerText();
    const known = await card.locator(".entry-known > *, .entry-pay").allInnerTexts();
    await link.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    const release = await hold(page, dataOfJob);
    await link.click();

    await expect(page.locator(`${early} h1`)).toHaveText(title);
    await expect(page.locator(early)).toContainText(lines);
    for (const text of known) await expect(page.locator(early)).toContainText(text);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 20)}`));
    await expect(page.locator("#main")).toBeFocused();
    await expect(page.locator(early).getByRole("status")).toHaveText("Loading the page");
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const before = await partsOfHeading(page);

    release();
    await expect(page.locator(early)).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
    expect(await partsOfHeading(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(6);
    await expect(page.locator("#main")).toBeFocused();
    expect((await shiftsOn(page)).filter(({ value }) => value > 0.03)).toEqual([]);

    await page.goBack();
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(link).toBeVisible();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
}

test("going back before the text is there shows the list where it was", async ({ page }) => {
  await openList(page);
  const listTitle = await page.title();
  const link = titleOf(page, 5);
  await link.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  const release = await hold(page, dataOfJob);
  await link.click();
  await expect(page.locator(`${early} h1`)).toBeVisible();
  await page.goBack();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page).toHaveTitle(listTitle);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  await expect(page.locator(".navigation-progress")).toHaveCount(0);
  release();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/jobs$/);
  await link.click();
  await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
  await page.goBack();
  await expect(link).toBeVisible();
});

test("a tap asks once for the job, as a view", async ({ page }) => {
  await openList(page);
  const asked: Request[] = [];
  page.on("request", (request) => dataOfJob.test(request.url()) && asked.push(request));
  await titleOf(page, 2).click({ delay: 0 });
  await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
  const headers = await Promise.all(asked.map((request) => request.allHeaders()));
  const views = headers.filter((each) => !each.purpose && !each["sec-purpose"]);
  expect(views).toHaveLength(1);
});

test("a click with a modifier is the browser's, and Enter opens the job as a tap does", async ({ page }) => {
  await openList(page);
  expect(await clickForNewTab(titleOf(page, 1))).toBe(true);
  await expect(page).toHaveURL(/\/jobs$/);
  await hold(page, dataOfJob);
  await titleOf(page, 1).press("Enter");
  await expect(page.locator(`${early} h1`)).toBeVisible();
});

test("a job that has ended says so in place of what its card knew", async ({ page, app }) => {
  await openList(page);
  const link = titleOf(page, 6);
  const end = ((await link.getAttribute("href")) ?? "").slice(-6);
  await change(app, "update jobs set expired_at = now() where right(id::text, 6) = $1", end);
  await link.click();
  await expect(page.getByText("This job is no longer open.")).toBeVisible();
  await expect(page.locator(early)).toHaveCount(0);
  await change(app, "update jobs set expired_at = null where right(id::text, 6) = $1", end);
});

test("a job that is not there says so in place of what its card knew", async ({ page }) => {
  await openList(page);
  const link = titleOf(page, 7);
  const title = await link.innerText();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(dataOfJob, async (route) => {
    await promise;
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/[0-9a-f]{6}\.data/, "000000.data"),
    });
  });
  await link.click();
  await expect(page.locator(`${early} h1`)).toHaveText(title);
  release();
  await expect(page.getByRole("heading", { name: "Job Not Found" })).toBeVisible();
  await expect(page).toHaveTitle(/^Job Not Found/);
  await expect(page.locator(early)).toHaveCount(0);
});

test("a job whose server fails says so", async ({ page }) => {
  await openList(page);
  const release = await hold(page, dataOfJob);
  await titleOf(page, 3).click();
  await expect(page.locator(`${early} h1`)).toBeVisible();
  await page.route(dataOfJob, breakDown);
  release();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a job whose text finds no network keeps what its card knew, and says so", async ({ page }) => {
  await openList(page);
  const link = titleOf(page, 4);
  const title = await link.innerText();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(dataOfJob, async (route) => {
    await promise;
    await route.abort("internetdisconnected");
  });
  await link.click();
  await expect(page.locator(`${early} h1`)).toBeVisible();
  resolve();
  await expect(
    page.getByRole("alert").filter({ hasText: "No connection. The rest of this job couldn’t be loaded." }),
  ).toBeVisible();
  await expect(page.locator(`${early} h1`)).toHaveText(title);
  await expect(page.locator(".navigation-progress")).toHaveCount(0);
  await page.unroute(dataOfJob);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
});

test("jobs of the home page, of other jobs and of saved jobs open at once, too", async ({ page, app }) => {
  await saveJobs(page, app, 1);
  for (const [address, link] of [
    ["/", ".entry-title"],
    ["/my-jobs", "main h2 a"],
  ] as const) {
    await openList(page, address);
    const tapped = page.locator(link).first();
    const title = await tapped.innerText();
    const release = await hold(page, dataOfJob);
    await tapped.click();
    await expect(page.locator(`${early} h1`)).toHaveText(title);
    release();
    await expect(page.getByRole("heading", { name: "Job Details" })).toBeVisible();
    await page.unroute(dataOfJob);
  }
  await untilTappable(page);
  const related = page.locator("section:has(#related) .entry-title").first();
  const title = await related.innerText();
  const release = await hold(page, dataOfJob);
  await related.click();
  await expect(page.locator(`${early} h1`)).toHaveText(title);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  release();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a job that is drawn early has no barriers", async ({ page }) => {
  for (const { width, colorScheme } of looksFor(0)) {
    await page.emulateMedia({ colorScheme });
    await openList(page, "/jobs", width);
    const release = await hold(page, dataOfJob);
    await titleOf(page, 8).click();
    await expect(page.locator(`${early} h1`)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    release();
    await expect(page.locator(early)).toHaveCount(0);
  }
});

async function change(app: App, statement: string, ...values: string[]) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(statement, values);
  await client.end();
  expect(rowCount).toBe(1);
}
