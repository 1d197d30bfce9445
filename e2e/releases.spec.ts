import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { keepOnDevice, payWith, saveJobs } from "./people.ts";
import { aPosting, fieldOf, fillPosting, openCheckout, openForm } from "./posting-people.ts";
import { type ReleaseProxy, startReleases } from "./release-proxy.ts";

const test = base.extend<{ releases: ReleaseProxy; visit: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  releases: async ({}, use) => {
    const proxy = await startReleases();
    await use(proxy);
    await proxy.close();
  },
  visit: async ({ browser, app, releases }, use) => {
    const context = await browser.newContext({
      baseURL: app.origin,
      proxy: { server: releases.server },
      serviceWorkers: "allow",
    });
    await use(await context.newPage());
    await context.close();
  },
});

/** Opens a page until the worker has it with all its scripts. */
async function openAndKeep(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 30_000 });
  await page.reload();
  await waitForHydration(page);
  await expect
    .poll(() => page.evaluate(async (path) => !!(await caches.match(path, { ignoreVary: true })), path))
    .toBe(true);
}

/** The releases whose files the open page has. */
function releasesOn(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    const files = names.filter((name) => /^\/assets\/.*\.(js|css)$/.test(name));
    return [...new Set(files.map((name) => (name.includes(".second.") ? 2 : 1)))];
  });
}

test("a list that was taken along looks the same after a release", async ({ visit: page, releases }) => {
  await openAndKeep(page, "/jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  await expect(page.getByText(/are on this device, until/)).toBeVisible();
  releases.release = 2;
  await page.goto("/search/park-ranger-jobs");
  await waitForHydration(page);
  await page.evaluate(() => caches.delete("assets"));
  await page.context().setOffline(true);
  await page.goto("/jobs");
  await expect(page.getByText(/^No connection\. This is your list/)).toBeVisible();
  await expect(page.locator("body > p[role=status]")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  expect(await releasesOn(page)).toEqual([1]);
});

test("a page of one release works on under the next, and no page mixes their files", async ({
  visit: page,
  releases,
}) => {
  await openAndKeep(page, "/remote-jobs");
  await openAndKeep(page, "/jobs");
  expect(await releasesOn(page)).toEqual([1]);

  releases.release = 2;
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  // That page's script is gone, so the browser loads the page itself.
  await expect.poll(() => releasesOn(page).catch(() => [])).toEqual([2]);
  await expect(page).toHaveURL(/\/contact$/);
  await waitForHydration(page);

  await page.goto("/search/park-ranger-jobs");
  await expect.poll(() => releasesOn(page).catch(() => [])).toEqual([2]);
  await waitForHydration(page);
  await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    navigator.serviceWorker.addEventListener("controllerchange", () => resolve());
    await (await navigator.serviceWorker.getRegistration())?.update();
    await promise;
  });
  await page.reload();
  await waitForHydration(page);
  const job = page.getByRole("article").first().getByRole("heading").getByRole("link");
  const title = await job.innerText();
  await job.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await releasesOn(page)).toEqual([2]);

  // What was kept under the first opens with the first's files.
  await page.context().setOffline(true);
  await page.goto("/remote-jobs");
  await expect(page.getByText(/^No connection\. This is your list/)).toBeVisible();
  await waitForHydration(page);
  expect(await releasesOn(page)).toEqual([1]);
  await page.goto("/search/park-ranger-jobs");
  await waitForHydration(page);
  expect(await releasesOn(page)).toEqual([2]);
});

test("a release that is switched off takes all copies and the worker away", async ({
  visit: page,
  app,
  releases,
}) => {
  await openAndKeep(page, "/jobs");
  await saveJobs(page, app, 1);
  await keepOnDevice(page);
  await page.goto("/my-jobs");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Take along" }).click();
  await expect(page.getByText(/is on this device, until/)).toBeVisible();

  releases.hasWorker = false;
  await page.goto("/jobs");
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  await page.goto("/jobs");
  await waitForHydration(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Take along" })).toHaveCount(0);
});

test("the form of a posting keeps what is typed over a release, and pays", async ({
  visit: page,
  releases,
}) => {
  await openForm(page);
  releases.release = 2;
  const typed = aPosting();
  await fillPosting(page, typed);
  const outdated = page.getByText("A new version is out. Reload; your text is kept.");
  await expect(outdated).toBeVisible();
  await outdated.getByRole("link", { name: "Reload" }).click();
  await expect(page.getByRole("region", { name: "Preview" })).toContainText(typed.title);
  await expect(fieldOf(page, "description")).toHaveValue(typed.description ?? "");
  await expect(outdated).toHaveCount(0);

  releases.release = 1;
  const checkout = await openCheckout(page);
  await payWith("good", checkout);
  await expect(page.getByRole("heading", { name: "Your job is posted" })).toBeVisible();
});
