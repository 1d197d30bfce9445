import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { payWith } from "./people.ts";
import { aPosting, fieldOf, fillPosting, openCheckout, openForm, payButton } from "./posting-people.ts";

// The browser logs each request that fails.
test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

/** The script of that name is lost this many times, or is there no more, as after a release. */
async function lose(page: Page, name: string, times: number | "gone") {
  let left = times;
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js`), (route) => {
    if (left === "gone") return route.fulfill({ status: 404 });
    if (!left) return route.continue();
    left -= 1;
    return route.abort();
  });
}

async function openList(page: Page) {
  await page.goto("/jobs");
  await waitForHydration(page);
}

const dialogs = [
  {
    script: "plans-dialog",
    name: "Unlock every job",
    press: (page: Page) =>
      page.getByRole("main").getByRole("link", { name: "Unlock All Jobs" }).first().click(),
    address: /\/#pricing$/,
    heading: "Unlock every job",
  },
  {
    script: "alert-dialog",
    name: "Create Job Alert",
    press: (page: Page) =>
      page
        .getByRole("link", { name: /Job Alert|Email me/ })
        .first()
        .click(),
    address: /\/job-alerts\/new/,
    heading: "Create Job Alert",
  },
];

for (const { script, name, press, address, heading } of dialogs) {
  test(`${script} is asked for again where its script was lost once`, async ({ page }) => {
    await openList(page);
    await lose(page, script, 1);
    await press(page);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
  });

  test(`${script} opens at the next press where there was no network at the first`, async ({
    page,
    context,
  }) => {
    await openList(page);
    await context.setOffline(true);
    await press(page);
    await expect(page.getByRole("status").filter({ hasText: /No connection\./ })).toBeVisible();
    await expect(page.getByRole("article").first()).toBeVisible();
    await context.setOffline(false);
    await press(page);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
  });

  test(`${script} leads to its page after a release`, async ({ page }) => {
    await openList(page);
    await lose(page, script, "gone");
    await press(page);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
  });
}

test("taking a list along works at the next press where there was no network at the first", async ({
  browser,
  app,
}) => {
  const context = await browser.newContext({ baseURL: app.origin, serviceWorkers: "allow" });
  const page = await context.newPage();
  await openList(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller, null, { timeout: 30_000 });
  await page.reload();
  await waitForHydration(page);
  const take = page.getByRole("button", { name: "Take along" });
  await context.setOffline(true);
  await take.click();
  await expect(
    page
      .getByRole("status")
      .filter({ hasText: /No connection\./ })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await take.click();
  await expect(page.getByText(/are on this device, until/)).toBeVisible();
  await context.close();
});

test("a list becomes a map where the map's script is lost once, and where a release has replaced it", async ({
  page,
}) => {
  for (const times of [1, "gone"] as const) {
    await openList(page);
    await lose(page, "job-map", times);
    await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "Map" }).click();
    await expect(page.getByRole("region", { name: "Map of jobs in the US" })).toBeVisible();
    await page.unrouteAll();
  }
});

test("the press that pays a posting works after one without a network", async ({ page, context }) => {
  await openForm(page);
  const typed = aPosting();
  await fillPosting(page, typed);
  await context.setOffline(true);
  await payButton(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to create job posting" })).toBeVisible();
  await expect(fieldOf(page, "title")).toHaveValue(typed.title);
  await context.setOffline(false);
  const checkout = await openCheckout(page);
  await payWith("good", checkout);
  await expect(page.getByRole("heading", { name: "Your job is posted" })).toBeVisible();
});
