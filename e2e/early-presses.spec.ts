import type { Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

const scripts = /\/assets\/.*\.js$/;
const sheet = /\/assets\/app-.*\.css$/;

test.use({ viewport: { width: 390, height: 844 } });

test("a button that was pressed before the page's script came does its thing once", async ({ page }) => {
  const letIn = await hold(page, scripts);
  const letStyle = await hold(page, sheet);
  await page.goto("/jobs", { waitUntil: "commit" });
  const theme = page.getByRole("button", { name: "Switch between light and dark" });
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

function themeOf(page: Page) {
  return page.evaluate(() => document.documentElement.dataset.theme ?? "light");
}
