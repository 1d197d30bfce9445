import type { Page } from "@playwright/test";
import pg from "pg";
import { open, panelOn, query, waitingOn, writeNote } from "./device.ts";
import { type App, test as base, expect } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { askForLink, keepOnDevice, linkTo, saveJobs, somebody } from "./people.ts";
import { type SlowProxy, startSlowProxy } from "./slow-proxy.ts";

const test = base.extend<{ signal: SlowProxy; slow: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
  signal: async ({}, use) => {
    const proxy = await startSlowProxy();
    await use(proxy);
    await proxy.close();
  },
  slow: async ({ browser, app, signal }, use) => {
    const context = await browser.newContext({
      baseURL: app.origin,
      proxy: { server: signal.server },
      serviceWorkers: "allow",
    });
    await use(await context.newPage());
    await context.close();
  },
});

const slowMs = 2500;
const looking = /^This is your list from \d+:\d\d [AP]M\. Looking for a newer one…$/;

async function untilCopied(page: Page, path: string) {
  const isCopied = () =>
    page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), path);
  await expect.poll(isCopied, { timeout: 20_000 }).toBe(true);
}

async function openQuietly(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await untilCopied(page, path);
}

const notice = (page: Page) => page.locator("body > p[role=status]");
const titles = (page: Page) => page.locator("article h3").allInnerTexts();

test("a slow network's page is shown as its copy at once, and then said to be up to date", async ({
  slow: page,
  signal,
}) => {
  await openQuietly(page, "/jobs");
  signal.delayMs = slowMs;
  const start = Date.now();
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(notice(page)).toHaveText(looking);
  await expect(page.getByRole("article").nth(2)).toBeVisible();
  expect(Date.now() - start).toBeLessThan(slowMs);
  await expect(notice(page)).toHaveText("This list is up to date.");
  // What the router opens from here is no copy.
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("a copy that was up to date once says nothing of that without a connection", async ({
  slow: page,
  signal,
}) => {
  await openQuietly(page, "/jobs");
  signal.delayMs = slowMs;
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(notice(page)).toHaveText("This list is up to date.");
  signal.isCut = true;
  const heard = page.waitForEvent("requestfinished", (request) => request.url().endsWith("/copy.js"));
  await page.goto("/jobs");
  await heard;
  await waitForHydration(page);
  await expect(notice(page)).toHaveText(/^No connection\. This is your list from/);
});

test("a newer list takes a copy's place by itself, and waits for a reader who has begun", async ({
  slow: page,
  signal,
  app,
}) => {
  await openQuietly(page, "/jobs");
  await renameFirst(app, "Newest of all");
  signal.delayMs = slowMs;
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(notice(page)).toHaveText(looking);
  await expect(notice(page)).toHaveCount(0);
  expect(await titles(page)).toContain("Newest of all");

  signal.delayMs = 0;
  await openQuietly(page, "/jobs");
  await renameFirst(app, "Newer still");
  signal.delayMs = slowMs;
  await page.goto("/jobs", { waitUntil: "commit" });
  await waitForHydration(page);
  const field = page.getByLabel("Location");
  await field.fill("utah");
  await expect(notice(page)).toHaveText(/^There is a newer list\./);
  await expect(field).toHaveValue("utah");
  await page.getByRole("button", { name: "Show it" }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(await titles(page)).toContain("Newer still");
});

test("a copy stays where the server or the network fails later, and says so", async ({
  slow: page,
  signal,
}) => {
  await openQuietly(page, "/jobs");
  signal.delayMs = slowMs;
  signal.status = 503;
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(notice(page)).toHaveText(/^We couldn't get a newer page just now\. This is your list from/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a network's page to sign in takes no copy's place, at once or late, and is not kept", async ({
  slow: page,
  signal,
}) => {
  await openQuietly(page, "/jobs");
  signal.isPortal = true;
  await page.goto("/jobs");
  await expect(notice(page)).toHaveText(/^No connection\. This is your list from/);
  signal.delayMs = slowMs;
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(notice(page)).toHaveText(looking);
  await expect(notice(page)).toHaveText(/^No connection\. This is your list from/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await page.goto("/remote-jobs");
  await expect(page.getByRole("heading", { name: "Hotel Wi-Fi" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    await fetch("/assets/portal.js");
    const addresses = ["/remote-jobs", "/assets/portal.js"];
    return Promise.all(addresses.map(async (address) => Boolean(await caches.match(address))));
  });
  expect(kept).toEqual([false, false]);
});

test("nobody sees a copy from before their sign-in", async ({ slow: page, signal, app }) => {
  await openQuietly(page, "/jobs");
  const email = somebody();
  await askForLink(page, email);
  await page.goto(await linkTo(email, app.mailbox));
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  signal.delayMs = slowMs;
  await page.goto("/jobs", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("saved jobs that a device keeps are shown at once, but not from before a change", async ({
  slow: page,
  signal,
  app,
}) => {
  await saveJobs(page, app, 3);
  await keepOnDevice(page);
  signal.delayMs = slowMs;
  await page.goto("/my-jobs", { waitUntil: "commit" });
  await expect(notice(page)).toHaveText(looking);
  await expect(notice(page)).toHaveText("This list is up to date.");
  signal.delayMs = 0;
  await page.evaluate(() => fetch("/my-jobs/save", { method: "POST" }));
  signal.delayMs = slowMs;
  await page.goto("/my-jobs", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test("what is changed behind a network's page to sign in waits for the server", async ({
  slow: page,
  signal,
  app,
}) => {
  const note = "Ask who has the keys.";
  const [title = ""] = await saveJobs(page, app, 1);
  await keepOnDevice(page);
  await open(page, "/my-jobs");
  signal.isPortal = true;
  await writeNote(page, title, note);
  await expect(waitingOn(page)).toHaveText("Waiting for signal: 1 change");
  signal.isPortal = false;
  await open(page, "/my-jobs");
  await expect(panelOn(page)).toBeHidden({ timeout: 20_000 });
  const written = () => query(app, "select id from saved_jobs where notes = $1", [note]);
  await expect.poll(written).toHaveLength(1);
});

/** Lists show it as soon as the server has forgotten the page of before. */
async function renameFirst(app: App, title: string) {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const listed = await (await fetch(`${app.origin}/jobs`)).text();
  const [, end] = /\/jobs\/[\w-]+-([\da-f]{6})"/.exec(listed) ?? [];
  await client.query("update jobs set title = $1 where right(id::text, 6) = $2", [title, end]);
  await client.end();
  await expect
    .poll(async () => (await fetch(`${app.origin}/jobs`)).text(), { timeout: 20_000 })
    .toContain(title);
}
