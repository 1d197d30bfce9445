import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { isProof } from "#test/runs.ts";
import { type App, expect, test } from "./fixtures.ts";
import { press, tabTo, type } from "./keyboard.ts";
import { filtersLine, waitForHydration } from "./pages.ts";
import { linkTo, somebody, toastOn } from "./people.ts";

const notes = "Housing is in the valley.";
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

for (const width of isProof ? [390, 1280] : [390]) {
  test(`a person looks for work by keyboard alone, from signing in to cleaning up, at ${width} px`, async ({
    page,
    app,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await test.step("signs in", () => comeIn(page, app));
    const title = await test.step("finds a job", () => findJob(page));
    await test.step("saves it and notes something", () => saveJob(page, title));
    await test.step("applies", () => apply(page, title));
    await test.step("takes the applications along", () => exportApplications(page, title));
    await test.step("has an alert made", () => makeAlert(page));
    await test.step("sees all of it counted", () => seeCounts(page, 1));
    await test.step("takes all of it away", () => clearUp(page, title));
    await test.step("sees nothing counted", () => seeCounts(page, 0));
  });
}

async function comeIn(page: Page, app: App) {
  const email = somebody();
  await page.goto("/");
  await waitForHydration(page);
  await choose(page, "Sign In");
  await expect(heading(page, "Sign In")).toBeVisible();
  await type(page.getByLabel("Email"), email);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Click the link in your email to sign in")).toBeVisible();
  await page.goto(await linkTo(email, app.mailbox));
  await page.waitForURL((url) => url.pathname === "/");
  await waitForHydration(page);
}

/** Presses a link of the header, or of its menu where the header is narrow. */
async function choose(page: Page, name: string) {
  const header = page.getByRole("banner");
  const menu = page.getByRole("dialog", { name: /menu$/ });
  const link = header.or(menu).getByRole("link", { name, exact: true }).filter({ visible: true });
  if (!(await link.count())) await press(header.getByRole("button", { name: /^(Account menu|Menu)$/ }));
  await press(link);
}

/** Returns the job's title. */
async function findJob(page: Page) {
  await choose(page, "Browse Jobs");
  await expect(heading(page, "All outdoor jobs")).toBeVisible();
  if (await filtersLine(page).count()) await press(filtersLine(page));
  await type(page.getByLabel("Location"), "us");
  await page.keyboard.press("Enter");
  await page.waitForURL(/[?&]location=us/);
  // The address may change before its list does.
  await expect(page.getByText("Filters (1)")).toBeAttached();
  const card = page.getByRole("article").first();
  const title = await card.getByRole("heading").innerText();
  await press(card.getByRole("link", { name: title, exact: true }));
  await expect(heading(page, title)).toBeVisible();
  return title;
}

async function saveJob(page: Page, title: string) {
  await press(page.getByRole("button", { name: `Save: ${title}`, exact: true }).first());
  await expect(toastOn(page, "Job saved successfully")).toBeVisible();
  await choose(page, "Saved Jobs");
  await expect(heading(page, "My Saved Jobs")).toBeVisible();
  await press(page.getByRole("link", { name: "Click to add notes..." }));
  await type(page.getByPlaceholder("Add notes about this job..."), notes);
  await press(page.getByRole("button", { name: "Save", exact: true }));
  await expect(page.getByText(notes)).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit notes" })).toBeFocused();
}

async function apply(page: Page, title: string) {
  await press(page.getByRole("button", { name: "Mark as Applied" }));
  await expect(heading(page, "My Applications")).toBeVisible();
  await press(page.getByLabel(`Status: ${title}`), "i");
  await expect(toastOn(page, "Status updated")).toBeVisible();
  await press(page.getByRole("link", { name: "Columns" }));
  await expect(page.getByRole("region", { name: "Interviewing 1" })).toContainText(title);
}

async function exportApplications(page: Page, title: string) {
  const downloading = page.waitForEvent("download");
  await press(page.getByRole("link", { name: "Export CSV" }));
  const [head, ...rows] = (await readFile(await (await downloading).path(), "utf8")).trim().split("\r\n");
  expect(head).toContain("Status");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(title.replaceAll('"', '""'));
  expect(rows[0]).toContain("Interviewing");
}

async function makeAlert(page: Page) {
  await choose(page, "Get Job Alerts");
  const dialog = page.getByRole("dialog", { name: "Create Job Alert" });
  await type(dialog.getByLabel("Alert Name"), "Lookouts");
  await type(dialog.getByLabel("State"), "Utah");
  await press(dialog.getByRole("button", { name: "Create Alert" }));
  const created = page.getByRole("dialog", { name: "Alert Created!" });
  await expect(created).toBeVisible();
  await expect(created).toBeHidden();
}

async function seeCounts(page: Page, count: number) {
  await choose(page, "Dashboard");
  await expect(heading(page, "My Dashboard")).toBeVisible();
  for (const label of ["Saved Jobs", "Active Alerts", "Applications"])
    await expect(page.getByRole("link", { name: `${label} ${count}`, exact: true })).toBeVisible();
}

async function clearUp(page: Page, title: string) {
  await press(page.getByRole("link", { name: "Saved Jobs 1" }));
  await removeTwice(page, `Remove: ${title}`, "Job removed from saved list", notes);
  await expect(page.getByText("You haven't saved any jobs yet.")).toBeVisible();
  await choose(page, "Applications");
  await removeTwice(page, `Delete: ${title}`, "Application removed", "Interviewing");
  await expect(page.getByText("You haven't tracked any applications yet.")).toBeVisible();
  await choose(page, "Job Alerts");
  await removeTwice(page, "Delete: Lookouts", "Alert deleted", "Utah");
  await expect(page.getByText("You don't have any job alerts yet.")).toBeVisible();
}

/** Undoes the first removal: the entry returns unchanged. */
async function removeTwice(page: Page, button: string, said: string, kept: string) {
  const entry = page.getByRole("main").getByRole("article");
  const remove = entry.getByRole("button", { name: button, exact: true });
  const gone = async () => {
    await expect(entry).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  };
  await press(remove);
  await gone();
  // The toast ends after a while: other toasts may come before it in the order of Tab, but no page.
  expect(await tabTo(toastOn(page, said).getByRole("button", { name: "Undo" }))).toBeLessThan(10);
  await page.keyboard.press("Enter");
  await expect(entry).toContainText(kept);
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
  await press(remove);
  await gone();
}
