import type { Page } from "@playwright/test";
import { breakDown, hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

async function search(page: Page, location: string) {
  await page.getByLabel("Location").fill(location);
  await page.getByRole("button", { name: "Search", exact: true }).click();
}

test("a loading list keeps its place", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  const letPass = await hold(page, "**/jobs.data*");
  await search(page, "us");
  await expect(page.getByRole("status").filter({ hasText: "Loading jobs" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  letPass();
  await expect(page).toHaveURL(/\/jobs\?location=us$/);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("Loading jobs")).toHaveCount(0);
});

test("a search without matches says so and leads back to the unfiltered list", async ({ page }) => {
  await page.goto("/jobs?location=atlantis");
  await expect(page.getByText("No jobs found yet.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test.describe("a list that fails to load", () => {
  // The browser logs the failed request.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("says so, and Try Again loads it", async ({ page }) => {
    await page.goto("/remote-jobs");
    await waitForHydration(page);
    await page.route("**/jobs.data*", breakDown);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse Jobs" }).click();
    await expect(page.getByRole("alert")).toContainText(/Error loading jobs: \w/);
    await page.unroute("**/jobs.data*");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All outdoor jobs");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page).toHaveURL(/\/jobs\??$/);
  });

  test("keeps the filters over Try Again", async ({ page }) => {
    await page.goto("/jobs");
    await waitForHydration(page);
    await page.route("**/jobs.data*", breakDown);
    await search(page, "utah");
    await expect(page.locator(".toast")).toContainText(
      /Error loading jobs: Something broke on our end\.\s*Your list is still here\./,
    );
    await expect(page.getByLabel("Location")).toHaveValue("utah");
    await expect(page).toHaveURL(/\/jobs$/);
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.unroute("**/jobs.data*");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page).toHaveURL(/\/jobs\?location=utah$/);
    await expect(page.getByLabel("Location")).toHaveValue("utah");
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  test("keeps what it showed on every page with a list", async ({ page }) => {
    for (const path of ["/", "/remote-jobs", "/outdoor-jobs-california", "/search/outdoor-jobs-colorado"]) {
      await page.goto(path);
      await waitForHydration(page);
      const heading = await page.getByRole("heading", { level: 1 }).innerText();
      await page.route("**/*.data*", breakDown);
      await page.locator(`main a[href^="${path}?"]`).first().click();
      const again = page.locator(".toast").getByRole("link", { name: "Try Again" });
      await expect(again, path).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(path);
      await page.unroute("**/*.data*");
      await again.click();
      await expect(page).not.toHaveURL(path);
      await expect(again).toHaveCount(0);
    }
  });

  test("stays where something in front of the server answers, and says what", async ({ page }) => {
    await page.goto("/jobs");
    await waitForHydration(page);
    const jobs = await page.getByRole("article").count();
    for (const [status, words] of [
      [200, /^No connection\.\s*Your list is still here\./],
      [403, /^No connection\.\s*Your list is still here\./],
      [511, /^No connection\.\s*Your list is still here\./],
      [502, /^Error loading jobs: Our server isn’t answering\.\s*Your list is still here\./],
      [503, /^Error loading jobs: Our server isn’t answering\.\s*Your list is still here\./],
    ] as const) {
      await page.route("**/jobs.data*", (route) =>
        route.fulfill({ status, contentType: "text/html", body: "<!DOCTYPE html><h1>Hotel Wi-Fi</h1>" }),
      );
      await search(page, `place ${status}`);
      await expect(page.locator(".toast"), `${status}`).toHaveText(words);
      await expect(page.getByRole("article")).toHaveCount(jobs);
      await expect(page.getByLabel("Location")).toHaveValue(`place ${status}`);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await page.unroute("**/jobs.data*");
    }
  });

  test("opens no page of a network that wants a sign-in", async ({ page }) => {
    await page.goto("/remote-jobs");
    await waitForHydration(page);
    await page.route("**/jobs.data*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Hotel Wi-Fi</h1>" }),
    );
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse Jobs" }).click();
    await expect(page.locator(".toast")).toHaveText(/^No connection\.\s*Your list is still here\./);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Remote outdoor jobs");
  });

  test("says so when the server is out of reach", async ({ page }) => {
    await page.goto("/remote-jobs");
    await waitForHydration(page);
    await page.route("**/jobs.data*", (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body: "Back in a moment" }),
    );
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Browse Jobs" }).click();
    await expect(page.getByText(/Error loading jobs: \w|Our database isn’t responding/)).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
  });
});

test("the fields under 'More filters' filter a list as they are chosen", async ({ page }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByText("More filters").click();
  const type = page.getByLabel("Job type", { exact: true });
  await type.selectOption("Seasonal");
  await expect(page).toHaveURL(/\/jobs\?job_type=Seasonal$/);
  await expect(type).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(type).toHaveValue("");
  await expect(type).toBeVisible();
});
