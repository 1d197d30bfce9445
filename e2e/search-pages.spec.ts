import type { Page } from "@playwright/test";
import { freeJobs } from "#core/jobs/query/access.ts";
import { expect, test } from "./fixtures.ts";
import { addressNearPark, waitForHydration } from "./pages.ts";
import { openPlans, signIn, subscribe } from "./people.ts";

const colorado = "/search/outdoor-jobs-colorado";

const cards = (page: Page) => page.getByRole("main").getByRole("article");

async function openSearch(page: Page) {
  await page.goto("/search/all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Browse All Job Searches");
  const card = cards(page).filter({ has: page.locator(`a[href="${colorado}"]`) });
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`${colorado}$`));
  await expect(page.getByRole("heading", { name: "Available Positions" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText(name);
}

async function openFirstAnswer(page: Page) {
  const question = page.getByRole("region", { name: "Questions people ask" }).locator("details").first();
  const answer = question.locator("p").first();
  await expect(answer).toBeHidden();
  await question.locator("summary").click();
  await expect(answer).toBeVisible();
}

async function followRelated(page: Page) {
  const related = page.getByRole("navigation", { name: "Related Job Searches" }).getByRole("link").first();
  const address = await related.getAttribute("href");
  await related.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a visitor goes from all searches to one, reads on, and sees the plans where the free list ends", async ({
  page,
}) => {
  await openSearch(page);
  await waitForHydration(page);
  expect(await cards(page).count()).toBeLessThanOrEqual(freeJobs);
  await expect(page.getByText(/^\+[\d,]+ More Jobs Available!$/)).toBeVisible();
  await openFirstAnswer(page);

  const plans = page.getByRole("dialog", { name: "Unlock every job" });
  for (const way of ["Sign Up & Unlock All Jobs", "See the plans"]) {
    await page.getByRole("link", { name: way }).click();
    await expect(plans).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(plans).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${colorado}$`));
  }
  await followRelated(page);
});

test("a job opened from a search leads back to it", async ({ page }) => {
  await page.goto(colorado);
  const title = await cards(page).first().getByRole("heading").innerText();
  await cards(page)
    .first()
    .getByRole("link", { name: /^View Job/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${colorado}$`));
  // The address changes before the list does; until then the job's own article is there.
  await expect(page.getByRole("heading", { name: "Available Positions" })).toBeVisible();
  await expect(cards(page).first().getByRole("heading")).toHaveText(title);
});

test("a member is asked to subscribe, and a subscriber sees every job", async ({ app, page }) => {
  await signIn(page, app);
  await page.goto(colorado);
  await expect(page.getByText("Subscribe to unlock all matching jobs with advanced search")).toBeVisible();
  await openPlans(page);

  await subscribe(page, app);
  await page.goto(colorado);
  await expect(page.getByText("More Jobs Available!")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "See the plans" })).toHaveCount(0);
  await expect(cards(page).nth(freeJobs)).toBeVisible();
});

test("a visitor finds the jobs near a park among all searches, reads their facts, and filters them", async ({
  app,
  page,
}) => {
  const address = await addressNearPark(app.databaseUrl);
  await page.goto("/search/all");
  const parks = page.getByRole("region", { name: "Jobs near parks and ski areas" });
  await parks.locator(`a[href="${address}"]`).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Jobs near /);
  await expect(page.getByRole("main")).toContainText(
    /\d+ open jobs of \d+ employers are within 50 miles of /,
  );
  expect(await cards(page).count()).toBeLessThanOrEqual(freeJobs);
  await openFirstAnswer(page);
  await page.getByRole("link", { name: "Season, housing, pay" }).click();
  await expect(page).toHaveURL(/\?sheet=open#sheet$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("an unknown search leads to the page that is not found", async ({ page }) => {
  await page.goto("/search/no-such-search");
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
});

test.describe("a search page without script", () => {
  test.use({ javaScriptEnabled: false });

  test("opens its answers, and links to searches and the plans", async ({ page }) => {
    await openSearch(page);
    await openFirstAnswer(page);
    await page.getByRole("link", { name: "Sign Up & Unlock All Jobs" }).click();
    await expect(page).toHaveURL(/\/#pricing$/);
    await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
    await page.goBack();
    await followRelated(page);
  });
});
