import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import { violationsOn } from "./axe.ts";
import { keepsCopies, saveData } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { subscribe } from "./people.ts";

/** Bytes that a map may weigh more than its list. */
const mostMore = 25_000;

const mapOf = (page: Page, place = "the US") => page.getByRole("region", { name: `Map of jobs in ${place}` });
const circlesOf = (page: Page, place?: string) =>
  mapOf(page, place).getByRole("link", { name: /^[\d,]+ jobs? near / });
const jobsOf = (page: Page) => page.getByRole("main").getByRole("article");

/** A finger on the map of all states opens the one below it. */
async function tapColorado(page: Page) {
  const state = page.locator('.job-map use[href$="#CO"]');
  // A circle may lie above it, and the page may still be scrolling to its list.
  await state.click({ force: true });
  await expect(mapOf(page, "Colorado")).toBeVisible();
}

async function openMap(page: Page) {
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Map" }).click();
  await expect(mapOf(page)).toBeVisible();
}

for (const width of [390, 1280]) {
  test.describe(`the map at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("leads a subscriber from the list to the jobs of a circle, to a state and back", async ({
      app,
      page,
    }) => {
      await subscribe(page, app);
      await openMap(page);
      await expect(page).toHaveURL(/\/jobs\?view=map#jobs$/);
      const isPhone = width < 768;
      if (isPhone) await tapColorado(page);
      const place = isPhone ? "Colorado" : "the US";
      const circle = circlesOf(page, place).first();
      const name = (await circle.getAttribute("aria-label")) ?? "";
      const jobs = Number(/^[\d,]+/.exec(name)?.[0].replace(",", ""));
      // A reload would lose the mark.
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await circle.click();
      await expect(page).toHaveURL(/near=[a-z0-9-]+&within=\d+&view=map(?:&map=co)?#jobs$/);
      await expect(mapOf(page, place).getByRole("link", { name })).toHaveAttribute("aria-current", "true");
      const shown = page.getByRole("region", { name: "Jobs" }).getByRole("status").first();
      await expect(shown).toContainText(/of [\d,]+ jobs/);
      const total = Number(/of ([\d,]+) job/.exec(await shown.innerText())?.[1]?.replace(",", ""));
      expect(total).toBeGreaterThanOrEqual(jobs);
      expect(await page.evaluate(() => "isSame" in window)).toBe(true);
      await mapOf(page, place).getByRole("link", { name: "List all jobs again" }).click();
      if (isPhone) {
        await expect(page).toHaveURL(/\/jobs\?view=map&map=co#jobs$/);
        // The address changes before the map does.
        await expect(mapOf(page, place).getByRole("link", { name: "List all jobs again" })).toBeHidden();
        await mapOf(page, place).getByRole("link", { name: "← All of the US" }).click();
      }
      await expect(page).toHaveURL(/\/jobs\?view=map#jobs$/);

      await mapOf(page).locator("summary").click();
      await mapOf(page).getByRole("link", { name: "Colorado", exact: true }).click();
      const colorado = mapOf(page, "Colorado");
      await expect(colorado).toContainText(/[\d,]+ of [\d,]+ jobs in Colorado on the map/);
      await colorado.getByRole("link", { name: /^List the [\d,]+ jobs in Colorado$/ }).click();
      await expect(page).toHaveURL(/location=Colorado/);
      await expect(colorado).toBeVisible();
      await page.goBack();
      await colorado.getByRole("link", { name: "← All of the US" }).click();
      await expect(mapOf(page)).toBeVisible();
      await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
      await expect(mapOf(page)).toBeHidden();
      await expect(page).toHaveURL(/\/jobs#jobs$/);
    });

    for (const colorScheme of ["light", "dark"] as const)
      test(`axe finds nothing wrong with a ${colorScheme} map, and it fits the screen`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        for (const address of ["/jobs?view=map", "/outdoor-jobs-utah?view=map"]) {
          await page.goto(address);
          await waitForHydration(page);
          await page.locator(".job-map summary").click();
          expect(await violationsOn(page), address).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      });
  });
}

test("on a phone, every circle of a state is 44 pixels wide and apart from the others", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/jobs?view=map&map=co");
  await waitForHydration(page);
  const circles = await circlesOf(page, "Colorado").all();
  expect(circles.length).toBeGreaterThan(2);
  const boxes = await Promise.all(circles.map((circle) => circle.locator(".map-reach").boundingBox()));
  const middles = boxes.map((box) => {
    expect(box?.width).toBeGreaterThanOrEqual(44);
    return { x: (box?.x ?? 0) + 22, y: (box?.y ?? 0) + 22 };
  });
  for (const [index, a] of middles.entries())
    for (const b of middles.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(43);
});

test("on a phone, the states that are too small to tap have squares below the map", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/jobs?view=map");
  await waitForHydration(page);
  const squares = await page.getByRole("list", { name: "Small states" }).getByRole("link").all();
  expect(squares.length).toBeGreaterThan(4);
  for (const square of squares) {
    const box = await square.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(24);
    expect(box?.height).toBeGreaterThanOrEqual(24);
  }
  await page
    .getByRole("list", { name: "Small states" })
    .getByRole("link", { name: /Vermont$/ })
    .click();
  await expect(mapOf(page, "Vermont")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/jobs?view=map");
  await expect(page.getByRole("list", { name: "Small states" })).toBeHidden();
});

test("the states are drawn, and each opens with a click on it", async ({ page }) => {
  await page.goto("/jobs?view=map");
  await waitForHydration(page);
  const nevada = page.locator('.job-map use[href$="#NV"]');
  await expect.poll(async () => (await nevada.boundingBox())?.height ?? 0).toBeGreaterThan(40);
  const land = await page.locator(".map-land").boundingBox();
  const picture = await page.locator(".job-map svg").last().boundingBox();
  expect(land?.width ?? 0).toBeGreaterThan((picture?.width ?? 0) * 0.85);
  await nevada.dispatchEvent("click");
  await expect(mapOf(page, "Nevada")).toBeVisible();
  await expect(page).toHaveURL(/map=nv/);
});

test("a visitor sees how many jobs are around a place, and the newest of them alone", async ({ page }) => {
  await openMap(page);
  const listed = await mapOf(page).getByRole("listitem").first().innerText();
  expect(Number(/of ([\d,]+) jobs/.exec(listed)?.[1]?.replace(",", ""))).toBeGreaterThan(1_000);
  await circlesOf(page).nth(3).click();
  await expect(page.getByText(/^None of the 10 newest|^\d+ more jobs?$|jobs do$/)).toBeVisible();
  expect(await jobsOf(page).count()).toBeLessThanOrEqual(10);
});

test("the keyboard reaches the circles, shows the focus, and can skip them", async ({ page }) => {
  await page.goto("/jobs?view=map");
  await waitForHydration(page);
  const skip = page.getByRole("link", { name: "Skip the map" });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Tab");
  const first = circlesOf(page).first();
  await expect(first).toBeFocused();
  const widthOf = (at: number) =>
    circlesOf(page)
      .nth(at)
      .locator("circle")
      .evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeWidth));
  expect(await widthOf(0)).not.toBe(await widthOf(1));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/near=/);
  await skip.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(mapOf(page).getByRole("link", { name: "GeoNames" })).toBeFocused();
});

test.describe("the map without script", () => {
  test.use({ javaScriptEnabled: false });

  test("has links for circles, states and the way back", async ({ page }) => {
    await page.goto("/jobs?facts=housing");
    await page.getByRole("link", { name: "Map", exact: true }).click();
    await expect(page).toHaveURL(/\/jobs\?facts=housing&view=map#jobs$/);
    await circlesOf(page).first().click();
    await expect(page).toHaveURL(/facts=housing&near=[a-z0-9-]+&within=\d+&view=map#jobs$/);
    await page.locator(".job-map summary").click();
    await page.locator(".job-map tbody a").first().click();
    await expect(page).toHaveURL(/map=[a-z]{2}#jobs$/);
    await page.getByRole("link", { name: "← All of the US" }).click();
    await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
    await expect(page).toHaveURL(/\/jobs\?location=[^&]+&near=[^&]+&within=\d+&facts=housing#jobs$/);
    await expect(page.locator(".job-map")).toHaveCount(0);
  });
});

test("a map weighs at most 25 kB more than its list", async ({ app, browser }) => {
  const list = await weigh(browser, `${app.origin}/jobs`);
  const map = await weigh(browser, `${app.origin}/jobs?view=map`);
  expect(map - list).toBeGreaterThan(5_000);
  expect(map - list).toBeLessThanOrEqual(mostMore);
});

/** Weighs a first visit with the best compression, as tests build with a quicker one. */
async function weigh(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  await saveData(page);
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    const isOurs =
      new URL(response.url()).origin === new URL(address).origin && !keepsCopies.test(response.url());
    if (isOurs) sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await page.goto(address);
  // The scripts wait for the list, so the network may rest before they come.
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const sum = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return sum;
}
