import type { Page } from "@playwright/test";
import pg from "pg";
import { keepsCopies } from "./browser.ts";
import { type App, expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { keepOnDevice, saveJobs, subscribe, whoIsIn } from "./people.ts";

test.use({ serviceWorkers: "allow" });

function ownCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("account-")));
}

/** In a tab of its own, which is closed before it could ask anew by itself. */
async function cardsOffline(page: Page): Promise<number> {
  const context = page.context();
  const tab = await context.newPage();
  await context.setOffline(true);
  await tab.goto("/jobs");
  const count = await tab.getByRole("article").count();
  await tab.close();
  await context.setOffline(false);
  return count;
}

/** Opens the whole list until the device has it. Returns how many cards it has. */
async function openWholeList(page: Page, free: number): Promise<number> {
  await page.goto("/jobs");
  await page.goto("/jobs");
  const count = await page.getByRole("article").count();
  expect(count).toBeGreaterThan(free);
  return count;
}

test("saved jobs are read without a connection, until Sign Out is pressed without one", async ({
  page,
  app,
  context,
}) => {
  const titles = await saveJobs(page, app, 3);
  await keepOnDevice(page);
  await expect(page.getByText(/^Kept since .*: 5 pages, with your saved jobs/)).toBeVisible();

  await context.setOffline(true);
  await page.goto("/my-jobs");
  await expect(page.getByText(/^No connection\. This is your list from/)).toBeVisible();
  for (const title of titles) await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole("link", { name: titles[0] ?? "", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");

  await waitForHydration(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.goto("/my-jobs");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  for (const title of titles) await expect(page.getByText(title)).toHaveCount(0);

  await context.setOffline(false);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  expect(await whoIsIn(page)).toBeNull();
  expect(await ownCaches(page)).toEqual([]);
});

test("Sign Out ends the copies as the page arrives, also where it reaches no server", async ({
  page,
  app,
}) => {
  const [title = ""] = await saveJobs(page, app, 1);
  await keepOnDevice(page);
  expect(await ownCaches(page)).toHaveLength(1);
  await page.route(/\/auth\/sign-out/, (route) => route.abort("internetdisconnected"));
  await page.route(keepsCopies, () => {});
  await page.goto("/my-jobs", { waitUntil: "commit" });
  await page.getByRole("heading", { name: title }).waitFor();
  const form = page.locator("form[action='/auth/sign-out']").first();
  await form.evaluate((form: HTMLFormElement) => form.submit());
  const other = await page.context().newPage();
  await other.goto("/contact");
  await expect.poll(() => ownCaches(other)).toEqual([]);
});

test("a subscriber's list is kept for the subscriber alone, and ends with the subscription", async ({
  page,
  app,
  context,
}) => {
  await page.goto("/jobs");
  await expect
    .poll(() => page.evaluate(async () => !!navigator.serviceWorker.controller), { timeout: 20_000 })
    .toBe(true);
  await page.goto("/jobs");
  const free = await page.getByRole("article").count();
  const { email } = await subscribe(page, app);
  // Until it is asked to, the device keeps none of it.
  await openWholeList(page, free);
  expect(await cardsOffline(page)).toBe(free);
  await keepOnDevice(page);
  const whole = await openWholeList(page, free);
  await expect.poll(() => cardsOffline(page)).toBe(whole);

  await endSubscription(app, email);
  await page.goto("/my-jobs");
  await expect.poll(() => cardsOffline(page)).toBe(free);
  expect(await ownCaches(page)).toHaveLength(1);

  // Another browser ends the session: the first answer that is nobody's ends the copies.
  await context.clearCookies();
  await page.goto("/my-jobs");
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => ownCaches(page)).toEqual([]);
});

test("an answer that arrives after Sign Out is not kept", async ({ page, app, context }) => {
  await saveJobs(page, app, 1);
  await keepOnDevice(page);
  const [worker] = context.serviceWorkers();
  await worker?.evaluate(async () => {
    const held = globalThis as typeof globalThis & { letPass?: () => void; registration?: unknown };
    await (held.registration as ServiceWorkerRegistration).navigationPreload.disable();
    const ask = fetch;
    globalThis.fetch = async (...asked) => {
      const answer = await ask(...asked);
      const { pathname } = new URL(asked[0] instanceof Request ? asked[0].url : asked[0], location.origin);
      if (pathname === "/my-jobs")
        await new Promise<void>((resolve) => Object.assign(held, { letPass: resolve }));
      return answer;
    };
  });
  const other = await context.newPage();
  void other.goto("/my-jobs").catch(() => {});
  const isHeld = () => worker?.evaluate(() => "letPass" in globalThis);
  await expect.poll(isHeld).toBe(true);
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByRole("link", { name: "Sign In" }).first()).toBeVisible();
  await expect.poll(() => ownCaches(page)).toEqual([]);
  await worker?.evaluate(() => (globalThis as unknown as { letPass(): void }).letPass());
  await expect(other.getByRole("heading", { name: "Saved Jobs" }).first()).toBeVisible();
  await other.close();
  await expect.poll(() => ownCaches(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto("/my-jobs");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
});

test("the account page clears the device", async ({ page, app, context }) => {
  await saveJobs(page, app, 1);
  await keepOnDevice(page);
  await page.getByRole("button", { name: "Clear this device" }).click();
  await expect(page.getByRole("button", { name: "Keep on this device" })).toBeVisible();
  expect(await ownCaches(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto("/my-jobs");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
});

async function endSubscription({ databaseUrl }: App, email: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    "update user_subscriptions set status = 'canceled' where user_id = (select id from profiles where email = $1)",
    [email],
  );
  await client.end();
}
