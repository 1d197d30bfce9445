import type { Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { filtersLine, waitForHydration } from "./pages.ts";
import { signIn } from "./people.ts";

const scripts = /\/assets\/.*\.js$/;
const sheet = /\/assets\/app-.*\.css$/;

test.use({ viewport: { width: 390, height: 844 } });

test("a button that was pressed before the page's script came does its thing once", async ({ page }) => {
  const letIn = await hold(page, scripts);
  const letStyle = await hold(page, sheet);
  await page.goto("/jobs", { waitUntil: "commit" });
  const theme = page.getByRole("button", { name: "Switch between light and dark" });
  await theme.click();
  // A reader who saw nothing happen presses again.
  await theme.click();
  letStyle();
  letIn();
  await expect.poll(() => themeOf(page)).toBe("dark");
  await waitForHydration(page);
  await theme.click();
  await expect.poll(() => themeOf(page)).toBe("light");
});

test("a mark for a text that was pressed before the form's script came is made once", async ({ page }) => {
  const letIn = await hold(page, scripts);
  await page.goto("/post-job", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Heading", exact: true }).click();
  letIn();
  await expect(page.getByRole("textbox", { name: "Description" })).toHaveValue("# ");
});

for (const [path, name] of [
  ["/", "where"],
  ["/jobs", "location"],
  ["/job-alerts/new", "location"],
] as const) {
  test(`a place that is typed on ${path} before the page's script came has its suggestions`, async ({
    page,
  }) => {
    const letIn = await hold(page, scripts);
    await page.goto(path, { waitUntil: "commit" });
    if (path === "/jobs") await filtersLine(page).click();
    await page.locator(`main input[name=${name}]`).pressSequentially("colo");
    letIn();
    await expect(page.getByRole("option").first()).toBeVisible();
  });
}

test("a menu that was opened before its script stays as it is when the address changes", async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.setViewportSize({ width: 1280, height: 844 });
  const letIn = await hold(page, scripts);
  await page.goto("/jobs?notice=signed-in", { waitUntil: "commit" });
  const menu = page.getByRole("navigation", { name: "Account" });
  await page.getByRole("button", { name: "Account menu" }).click();
  await expect(menu).toBeVisible();
  letIn();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/jobs$/);
  // What vanished would do so with the next frames.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("what is typed into a menu before its script came stays when the address changes", async ({
  page,
  app,
}) => {
  await signIn(page, app);
  const letIn = await hold(page, scripts);
  await page.goto("/jobs?notice=signed-in", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const field = page.getByRole("dialog").getByLabel("Search jobs");
  await field.fill("ranger");
  letIn();
  await waitForHydration(page);
  await expect(page).toHaveURL(/\/jobs$/);
  await expect(field).toHaveValue("ranger");
});

function themeOf(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.theme ?? "light");
}
