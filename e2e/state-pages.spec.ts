import type { Page } from "@playwright/test";
import { breakDown, clickForNewTab, hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

const count = (page: Page) => page.getByRole("status").filter({ hasText: /^Showing/ });
const chip = (page: Page, text: string) => page.getByRole("link", { name: `Remove filter ${text}` });
const firstTitle = (page: Page) => page.getByRole("article").first().getByRole("heading").innerText();

async function readState(page: Page) {
  await expect(page.getByRole("heading", { name: "Job Search Results" })).toBeVisible();
  await expect(count(page)).toHaveText(/^Showing 1–20 of \d+ jobs$/);
  const whole = await count(page).innerText();
  const newest = await firstTitle(page);

  await page.getByLabel("Job title").fill("ranger");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.waitForURL(/[?&]title=ranger/);
  await expect(chip(page, "Keyword: ranger")).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue("ranger");
  await expect(page.getByRole("article").getByRole("heading").first()).toContainText(/ranger/i);

  await chip(page, "Keyword: ranger").click();
  await expect(page).toHaveURL(/\/outdoor-jobs-california#results$/);
  await expect(count(page)).toHaveText(whole);
  await expect(page.getByLabel("Job title")).toHaveValue("");
  await expect(page.getByRole("list", { name: "Active filters" })).toHaveCount(0);

  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/\/outdoor-jobs-california\?page=2#results$/);
  await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
  await expect(count(page)).toHaveText(/^Showing 21–/);
  await expect(page.getByRole("heading", { name: "Job Search Results" })).toBeInViewport();
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/\/outdoor-jobs-california#results$/);
  await expect(count(page)).toHaveText(whole);
  expect(await firstTitle(page)).toBe(newest);
}

test("a visitor filters a state's jobs, removes the filters and reads on", async ({ page }) => {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  await readState(page);
});

test("the filters search as they are chosen, make tidy addresses and follow the back button", async ({
  page,
}) => {
  await page.goto("/outdoor-jobs-california?page=2");
  await waitForHydration(page);
  await page.getByLabel("Posted within", { exact: true }).selectOption("30 days");
  await expect(page).toHaveURL(/\/outdoor-jobs-california\?max_age=30$/);
  await expect(chip(page, "Posted within 30 days")).toBeVisible();
  await page.getByLabel("Remote only", { exact: true }).check();
  await expect(page).toHaveURL(/\/outdoor-jobs-california\?has_remote=true&max_age=30$/);
  await page.goBack();
  await expect(page.getByLabel("Remote only", { exact: true })).not.toBeChecked();
  await page.goForward();
  await expect(page.getByLabel("Remote only", { exact: true })).toBeChecked();
  await expect(page.getByLabel("Posted within", { exact: true })).toHaveValue("30");
  await page.getByRole("link", { name: "Clear", exact: true }).click();
  await expect(page).toHaveURL(/\/outdoor-jobs-california$/);
  await expect(page.getByLabel("Remote only", { exact: true })).not.toBeChecked();
  await expect(page.getByLabel("Posted within", { exact: true })).toHaveValue("");
});

test("the focus moves to the list that a page's link loads", async ({ page }) => {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  const heading = page.getByRole("heading", { name: "Job Search Results" });
  await page.getByRole("link", { name: "Next" }).press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(heading).toBeFocused();
  await page.goto("/outdoor-jobs-california?title=ranger");
  await waitForHydration(page);
  await chip(page, "Keyword: ranger").press("Enter");
  await expect(heading).toBeFocused();
});

test("the focus moves on from a link that vanishes", async ({ page }) => {
  for (const [title, name] of [
    ["ranger", "Clear"],
    ["zeppelin", "Clear filters"],
  ]) {
    await page.goto(`/outdoor-jobs-california?title=${title}`);
    await waitForHydration(page);
    await page.getByLabel("Job title").fill("half a thought");
    await page.getByRole("link", { name, exact: true }).press("Enter");
    await expect(page).toHaveURL(/\/outdoor-jobs-california$/);
    await expect(page.getByRole("heading", { name: "Job Search Results" })).toBeFocused();
    await expect(page.getByLabel("Job title")).toHaveValue("");
  }
});

test("a page opened in a new tab leaves the focus of this one alone", async ({ page }) => {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  expect(await clickForNewTab(page.getByRole("link", { name: "Next" }))).toBe(true);
  const title = page.getByLabel("Job title");
  await title.fill("ranger");
  await title.press("Enter");
  await expect(chip(page, "Keyword: ranger")).toBeVisible();
  await expect(title).toBeFocused();
});

test("text typed while a list loads stays, also on the next page", async ({ page }) => {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  const letPass = await hold(page, /california\.data/);
  const title = page.getByLabel("Job title");
  await title.pressSequentially("seas");
  await title.press("Enter");
  await title.pressSequentially("o");
  letPass();
  await expect(chip(page, "Keyword: seas")).toBeVisible();
  await expect(title).toHaveValue("seaso");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(count(page)).toHaveText(/^Showing 21–/);
  await expect(title).toHaveValue("seaso");
});

test("text typed before hydration stays", async ({ page }) => {
  const letPass = await hold(page, /\.js$/);
  await page.goto("/outdoor-jobs-california", { waitUntil: "commit" });
  await page.getByLabel("Job title").fill("ranger");
  await page.getByLabel("Remote only", { exact: true }).check();
  letPass();
  await waitForHydration(page);
  await page.getByRole("button", { name: "Search", exact: true }).focus();
  await expect(page.getByLabel("Job title")).toHaveValue("ranger");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/has_remote=true&title=ranger|title=ranger&has_remote=true/);
});

test("a loading list is announced, and its place is held", async ({ page }) => {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  const letPass = await hold(page, /california\.data/);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Searching...", { exact: true })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(0);
  letPass();
  await expect(count(page)).toHaveText(/^Showing 21–/);
  await expect(page.getByText("Searching...", { exact: true })).toHaveCount(0);
});

test("a filter of one state is not carried to the next", async ({ page }) => {
  await page.goto("/outdoor-jobs-california");
  await waitForHydration(page);
  await page.getByLabel("Job title").fill("half a thought");
  await page
    .getByRole("navigation", { name: "Related Job Searches" })
    .getByRole("link", { name: "Washington" })
    .click();
  await expect(page).toHaveURL(/\/outdoor-jobs-washington$/);
  await expect(page.getByLabel("Job title")).toHaveValue("");
});

test("a search without matches leads back to the unfiltered list", async ({ page }) => {
  await page.goto("/outdoor-jobs-utah?title=zeppelin");
  await expect(page.getByText("No jobs found matching your criteria.")).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("demonstration jobs are marked", async ({ page }) => {
  await page.goto("/outdoor-jobs-utah");
  await expect(page.getByText("These listings are samples, not real openings.")).toBeVisible();
});

test.describe("a list that fails to load", () => {
  // The browser logs the failed request.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("says so, and Try Again loads it", async ({ page }) => {
    await page.goto("/outdoor-jobs-california");
    await waitForHydration(page);
    await page.route("**/outdoor-jobs-california.data*", breakDown);
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.locator(".toast")).toContainText(/Error loading jobs: \w/);
    await expect(count(page)).toHaveText(/^Showing 1–/);
    await page.unroute("**/outdoor-jobs-california.data*");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(count(page)).toHaveText(/^Showing 21–/);
  });
});

test.describe("a state page without script", () => {
  test.use({ javaScriptEnabled: false });

  test("filters a state's jobs, removes the filters and reads on", async ({ page }) => {
    await page.goto("/outdoor-jobs-california");
    await readState(page);
  });

  test("combines all filters", async ({ page }) => {
    await page.goto("/outdoor-jobs-california?page_size=5");
    await page.getByLabel("Posted within", { exact: true }).selectOption("14 days");
    await page.getByLabel("Remote only", { exact: true }).check();
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/max_age=14/);
    await expect(chip(page, "Posted within 14 days")).toBeVisible();
    await chip(page, "Remote only").click();
    await expect(page).toHaveURL(/\/outdoor-jobs-california\?max_age=14&page_size=5#results$/);
  });
});
