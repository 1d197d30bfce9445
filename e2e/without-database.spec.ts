import { startSwallowingProxy } from "#test/swallowing-proxy.ts";
import { copyTemplate, expect, test as journey, startApp } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { signIn } from "./people.ts";

let database: Awaited<ReturnType<typeof startSwallowingProxy>>;

const test = journey.extend({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
    async ({}, use, { workerIndex }) => {
      database = await startSwallowingProxy(await copyTemplate(`away_${workerIndex}_${Date.now()}`));
      const { app, close } = await startApp(database.url, { LOG_LEVEL: "silent" });
      await use(app);
      database.cut(false);
      await close();
      database.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  // The browser logs each answer that failed.
  noComplaints: ({ page: _ }, use) => use(undefined),
});

test.afterEach(() => database.cut(false));

const away = "Our database isn’t responding. Please try again in a moment.";

test("a page that can't be read keeps the site around it, and Try Again reads it", async ({ page, app }) => {
  await signIn(page, app);
  await page.goto("/remote-jobs");
  await waitForHydration(page);
  database.cut(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse Jobs" }).click();
  await expect(page.getByText("Our database isn’t responding.")).toBeVisible();
  for (const path of ["/jobs", "/dashboard", "/account"]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.getByText(away)).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Browse Jobs" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  }
  database.cut(false);
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page).toHaveURL(/\/account\??$/);
  await expect(page.getByText(away)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
  database.cut(true);
  await page.goto("/dashboard");
  await waitForHydration(page);
  database.cut(false);
  await page.getByRole("contentinfo").getByRole("link", { name: "Browse Jobs" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
});

test("a database that swallows what it is asked keeps nobody waiting for long", async ({ page, app }) => {
  await signIn(page, app);
  await page.goto("/jobs");
  database.swallow(true);
  await page.goto("/account", { timeout: 12_000 });
  await expect(page.getByText(away)).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  database.swallow(false);
});
