import type { Page } from "@playwright/test";
import pg from "pg";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { keepOnDevice, saveJobs, signIn, subscribe } from "./people.ts";

test.use({ serviceWorkers: "allow" });

const onDevice = /^(\d+) jobs? (?:is|are) on this device, until \w{3} \d{1,2}, \d{1,2} [AP]M\. \d+ kB\.$/;

/** Opens a page that a worker answers for. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 30_000 });
  // The first visit has no button, as it would move what is being read.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Take along" })).toBeVisible();
}

async function takenJobs(page: Page): Promise<number> {
  const words = page.getByRole("status").filter({ hasText: onDevice });
  await expect(words).toBeVisible();
  return Number(onDevice.exec(await words.innerText())?.[1]);
}

function takenCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.includes("taken-")));
}

test("a visitor takes a list along with one tap, and reads each of its jobs without a connection", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/search/park-ranger-jobs");
  const shown = page.getByRole("article").getByRole("heading").getByRole("link");
  const titles = await shown.allInnerTexts();
  await page.getByRole("button", { name: "Take along" }).click();
  expect(await takenJobs(page)).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.goto("/search/park-ranger-jobs");
  await expect(page.getByText(/^No connection\. This is your list from \d+:\d\d [AP]M\.$/)).toBeVisible();
  expect(await shown.allInnerTexts()).toEqual(titles);
  await expect(page.getByRole("status").first()).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  for (const title of titles.slice(0, 3)) {
    await page
      .getByRole("article")
      .getByRole("heading")
      .getByRole("link", { name: title, exact: true })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("heading", { name: "About this job" })).toBeVisible();
    await expect(page.getByText(/^No connection\. This job is from/)).toBeVisible();
    await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").click();
    await expect(page.getByText(/^No connection\. This is your list/)).toBeVisible();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  // A list that no page shows is found from any other.
  await page.goto("/jobs?min_salary=100000");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("link", { name: /\(\d+ jobs?\)$/ })).toBeVisible();
  await context.setOffline(false);
});

test("a list that is taken again replaces itself, and can be removed", async ({ page }) => {
  await open(page, "/jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  await takenJobs(page);
  const [first] = await takenCaches(page);
  await page.getByRole("button", { name: "Take it again" }).click();
  await expect.poll(async () => (await takenCaches(page))[0]).not.toBe(first);
  await expect.poll(() => takenCaches(page)).toHaveLength(1);
  await takenJobs(page);
  await page.getByRole("button", { name: "Remove from this device" }).click();
  await expect(page.getByText("This list is no longer on this device.")).toBeVisible();
  expect(await takenCaches(page)).toEqual([]);
});

test("a member is asked before anything is kept, and Sign Out takes it away in every tab", async ({
  page,
  app,
  context,
}) => {
  const titles = await saveJobs(page, app, 2);
  await open(page, "/my-jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  await expect(page.getByText("Don’t do this on a computer that others use")).toBeVisible();
  await page.getByRole("button", { name: "Not now" }).click();
  expect(await takenCaches(page)).toEqual([]);
  await page.getByRole("button", { name: "Take along" }).click();
  await page.getByRole("button", { name: "Keep on this device" }).click();
  expect(await takenJobs(page)).toBe(2);

  await page.goto("/account");
  await expect(page.getByText(/^My Saved Jobs: 2 jobs are on this device/)).toBeVisible();
  const other = await context.newPage();
  await other.goto("/my-jobs");
  await context.setOffline(true);
  await other.goto("/my-jobs");
  for (const title of titles) await expect(other.getByRole("link", { name: title }).first()).toBeVisible();
  await context.setOffline(false);

  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect.poll(() => takenCaches(page)).toEqual([]);
  await page.close();
  await context.setOffline(true);
  await other.goto("/my-jobs");
  await expect(other.getByRole("heading", { name: "No connection" })).toBeVisible();
  for (const title of titles) await expect(other.getByText(title)).toHaveCount(0);
});

test("a subscriber's taken list ends with the first answer that says so", async ({ page, app, context }) => {
  const { email } = await subscribe(page, app);
  await open(page, "/jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  await page.getByRole("button", { name: "Keep on this device" }).click();
  const jobs = await takenJobs(page);
  expect(jobs).toBeGreaterThan(10);
  await context.setOffline(true);
  await page.goto("/jobs");
  await expect(page.getByText(new RegExp(`^${jobs} jobs$`))).toBeVisible();
  await context.setOffline(false);

  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await client.query(
    "update user_subscriptions set status = 'canceled' where user_id = (select id from profiles where email = $1)",
    [email],
  );
  await client.end();
  await page.goto("/my-jobs");
  await expect.poll(() => takenCaches(page)).toEqual([]);
});

test("a device that is full says so, and keeps nothing by halves", async ({ page, context, app }) => {
  await signIn(page, app);
  await open(page, "/jobs");
  const session = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  // What the page keeps of itself counts, too.
  await page.waitForLoadState("networkidle");
  const { usage } = await page.evaluate(() => navigator.storage.estimate());
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: (usage ?? 0) + 20_000 });
  await page.getByRole("button", { name: "Take along" }).click();
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await expect(page.getByText(/^This device is full, so nothing new was kept\./)).toBeVisible();
  expect(await takenCaches(page)).toEqual([]);

  await session.send("Storage.overrideQuotaForOrigin", { origin });
  await page.getByRole("button", { name: "Take along" }).click();
  await page.getByRole("button", { name: "Keep on this device" }).click();
  await takenJobs(page);
});

test("a connection that fails is said, and the list from before stays", async ({ page, context }) => {
  await open(page, "/jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  const jobs = await takenJobs(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Take it again" }).click();
  await expect(page.getByText(/^The connection failed, so nothing new was kept/)).toBeVisible();
  expect(await takenJobs(page)).toBe(jobs);
  await context.setOffline(false);
});

test("a browser that stores nothing, as some private windows do, says so", async ({ page, context }) => {
  await open(page, "/jobs");
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    caches.open = () => Promise.reject(new DOMException("The operation is insecure.", "SecurityError"));
  });
  await page.getByRole("button", { name: "Take along" }).click();
  await expect(page.getByText(/^This browser couldn’t keep the list\. Nothing was kept\./)).toBeVisible();
  expect(await takenCaches(page)).toEqual([]);
});

test("what a device keeps of an account ends 30 days after the last visit", async ({
  page,
  app,
  context,
}) => {
  await saveJobs(page, app, 1);
  await keepOnDevice(page);
  await open(page, "/my-jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  await takenJobs(page);
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.goto("/my-jobs");
  await expect(page.getByText(/^No connection\. This is your list/)).toBeVisible();
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 24 * 60 * 60 * 1000;
  });
  await page.goto("/my-jobs");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("account-")));
  expect(await kept()).toEqual([]);
});

test("a taken list ends after 30 days", async ({ page, context }) => {
  await open(page, "/jobs");
  await page.getByRole("button", { name: "Take along" }).click();
  await takenJobs(page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 31 * 24 * 60 * 60 * 1000;
  });
  await context.setOffline(true);
  await page.goto("/jobs?title=");
  await expect(page.getByRole("link", { name: /\(\d+ jobs?\)$/ })).toHaveCount(0);
  await context.setOffline(false);
});
