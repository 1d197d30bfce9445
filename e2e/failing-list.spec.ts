import { expect, test } from "./fixtures.ts";
import { isHydrated } from "./pages.ts";

// The browser says on the console that a request failed, as it should.
test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

test("a list that fails to load says so, and Try Again loads it", async ({ page }) => {
  await page.goto("/remote-jobs");
  await isHydrated(page);
  await page.route("**/jobs.data*", (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse Jobs" }).click();
  await expect(page.getByRole("alert")).toContainText(/Error loading jobs: \w/);
  await page.unroute("**/jobs.data*");
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All outdoor jobs");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL(/\/jobs\??$/);
});
