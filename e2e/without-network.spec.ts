import type { Locator, Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

/** Returns the cards of its list. */
async function openList(page: Page): Promise<Locator> {
  await page.goto("/jobs");
  await waitForHydration(page);
  return page.getByRole("region", { name: "Jobs", exact: true }).getByRole("article");
}

const words = /No connection\.\s*Your list is still here\./;

test("a tap without a network says so, keeps the list, and works once the network is back", async ({
  page,
  context,
}) => {
  const jobs = await openList(page);
  const count = await jobs.count();
  const job = jobs.first().getByRole("heading").getByRole("link");
  await context.setOffline(true);
  await job.click();
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
  expect(await jobs.count()).toBe(count);
  await page.getByLabel("Location").first().fill("Utah");
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  expect(await jobs.count()).toBe(count);
  await context.setOffline(false);
  await job.click();
  await expect(page).toHaveURL(/\/company\//);
});

test("a list whose next state cannot be fetched stays where it was, and so does its address", async ({
  page,
}) => {
  const jobs = await openList(page);
  const count = await jobs.count();
  await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
  const onSite = page.getByRole("button", { name: "On-site", exact: true });
  await onSite.click();
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  await expect(jobs).toHaveCount(count);
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(page.locator(".navigation-progress")).toHaveCount(0);
  await page.unroute("**/*.data*");
  await onSite.click();
  await expect(page).toHaveURL(/work=onsite/);
});

test("a page whose script cannot be fetched leaves the list where it was, and opens once it can", async ({
  page,
}) => {
  const jobs = await openList(page);
  await jobs.first().evaluate((card) => card.setAttribute("data-kept", "yes"));
  const cut = /^http/;
  await page.route(cut, (route) => route.abort("internetdisconnected"));
  const job = jobs.first().getByRole("heading").getByRole("link");
  await job.click();
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  await expect(page.locator("[data-kept]")).toBeVisible();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.unroute(cut);
  await job.click();
  await expect(page).toHaveURL(/\/company\//);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a tap shows progress before its page arrives", async ({ page }) => {
  await openList(page);
  const letPass = await hold(page, "**/*.data*");
  await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page.locator(".navigation-progress")).toBeVisible();
  letPass();
  await expect(page).toHaveURL(/\/company\//);
  await expect(page.locator(".navigation-progress")).toHaveCount(0);
});
