import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { applyToJobs, toastOn } from "./people.ts";

const entryOf = (page: Page, title = "") => page.getByRole("article").filter({ hasText: title });
const menuOf = (page: Page, title = "") => page.getByLabel(`Status: ${title}`, { exact: true });
const column = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a status is changed by keyboard alone, and the last choice stays", async ({ page, app }) => {
  const [first, second] = await applyToJobs(page, app, 2);
  await page.goto("/my-applications");
  await waitForHydration(page);
  await menuOf(page, first).focus();
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowDown");
  await expect(toastOn(page, "Status updated")).toBeVisible();
  await expect(page.getByRole("region", { name: "Pipeline" })).toContainText("Accepted 1");
  await expect(menuOf(page, first)).toBeFocused();
  await expect(entryOf(page, first).locator("span", { hasText: "Accepted" })).toBeVisible();
  await page.reload();
  await expect(menuOf(page, first)).toHaveValue("accepted");
  await expect(menuOf(page, second)).toHaveValue("applied");
});

test("a status that could not be saved goes back, and the page stays", async ({ page, app }) => {
  const [title] = await applyToJobs(page, app, 1);
  await page.goto("/my-applications");
  await waitForHydration(page);
  await page.route("**/my-applications", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await menuOf(page, title).selectOption("offered");
  await expect(toastOn(page, "Error")).toContainText("Failed to update status");
  await expect(menuOf(page, title)).toHaveValue("applied");
  await entryOf(page, title).getByRole("button", { name: "Delete" }).click();
  await expect(toastOn(page, "Failed to remove application")).toBeVisible();
  await expect(entryOf(page, title)).toBeVisible();
});

test("an entry moves between columns with its own menu, and the focus moves with it", async ({
  page,
  app,
}) => {
  const [first = "", second = ""] = await applyToJobs(page, app, 2);
  await page.goto("/my-applications");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Columns" }).click();
  await expect(column(page, "Applied 2").getByRole("heading", { level: 3 })).toHaveText([first, second]);
  await menuOf(page, first).focus();
  await page.keyboard.press("o");
  await expect(column(page, "Offered 1").getByRole("link", { name: first })).toBeVisible();
  await expect(column(page, "Applied 1").getByRole("link", { name: second })).toBeVisible();
  await expect(menuOf(page, first)).toBeFocused();
  await page.getByRole("link", { name: first }).click();
  await expect(page.getByRole("heading", { name: "What was posted" })).toBeVisible();
  await page.getByRole("link", { name: "My Applications" }).click();
  await expect(menuOf(page, first)).toHaveValue("offered");
});

test("a status chosen before hydration is saved", async ({ page, app }) => {
  const [title] = await applyToJobs(page, app, 1);
  const letPass = await hold(page, /\/assets\/.*\.js/);
  await page.goto("/my-applications", { waitUntil: "commit" });
  const save = entryOf(page, title).getByRole("button", { name: "Save" });
  await expect(menuOf(page, title)).toHaveValue("applied");
  await expect(save).toBeHidden();
  await menuOf(page, title).selectOption("rejected");
  await expect(save).toBeVisible();
  letPass();
  await expect(toastOn(page, "Status updated")).toBeVisible();
  await expect(save).toBeHidden();
  await page.reload();
  await expect(menuOf(page, title)).toHaveValue("rejected");
});

test("a deleted application can be restored, with its notes", async ({ page, app }) => {
  const [title] = await applyToJobs(page, app, 1);
  await page.goto("/my-applications");
  await waitForHydration(page);
  const entry = entryOf(page, title);
  await entry.getByText("Click to add notes...").click();
  await entry.getByPlaceholder("Add notes about this application...").fill("Sent by mail.");
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(toastOn(page, "Notes updated")).toBeVisible();
  await entry.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("You haven't tracked any applications yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Applications" })).toBeFocused();
  await toastOn(page, "Application removed").getByRole("button", { name: "Undo" }).click();
  await expect(toastOn(page, "Application restored")).toBeVisible();
  await expect(entry.getByText("Sent by mail.")).toBeVisible();
});

test("the export of applications is a table", async ({ page, app }) => {
  const titles = await applyToJobs(page, app, 2);
  await page.goto("/my-applications");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export CSV" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  for (const title of titles) expect(text).toContain(title);
  expect(text).toContain(`${app.origin}/company/`);
});

test.describe("an application without script", () => {
  test.use({ javaScriptEnabled: false });

  test("has a form with a button for its status, in the list and in columns", async ({ page, app }) => {
    const [title = ""] = await applyToJobs(page, app, 1);
    await page.goto("/my-applications");
    await menuOf(page, title).selectOption("interviewing");
    await entryOf(page, title).getByRole("button", { name: "Save" }).click();
    await expect(toastOn(page, "Status updated")).toBeVisible();
    await page.getByRole("link", { name: "Columns" }).click();
    await expect(column(page, "Interviewing 1")).toContainText(title);
    await menuOf(page, title).selectOption("offered");
    await entryOf(page, title).getByRole("button", { name: "Save" }).click();
    await expect(column(page, "Offered 1")).toContainText(title);
    await expect(page).toHaveURL(/view=columns/);
  });
});
