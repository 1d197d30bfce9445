import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { saveJobs, toastOn } from "./people.ts";

const entryOf = (page: Page, title = "") => page.getByRole("article").filter({ hasText: title });

test("notes are edited in place; a failed save keeps what was typed", async ({ page, app }) => {
  const [title] = await saveJobs(page, app, 2);
  await page.goto("/my-jobs");
  await waitForHydration(page);
  const entry = entryOf(page, title);
  await entry.getByText("Click to add notes...").click();
  const field = entry.getByPlaceholder("Add notes about this job...");
  await expect(field).toBeFocused();
  await field.fill("Call Ana.\nAsk about housing.");
  await page.route("**/my-jobs", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(toastOn(page, "Error")).toContainText("Failed to update notes");
  await expect(field).toHaveValue("Call Ana.\nAsk about housing.");
  await page.unroute("**/my-jobs");
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(toastOn(page, "Notes updated")).toBeVisible();
  await expect(entry.getByText("Ask about housing.")).toBeVisible();
  await expect(entry.getByRole("link", { name: "Edit notes" })).toBeFocused();

  await page.keyboard.press("Enter");
  await field.fill("Never mind");
  await entry.getByRole("link", { name: "Cancel" }).click();
  await expect(entry.getByText("Call Ana.")).toBeVisible();
  await page.reload();
  await expect(entry.getByText("Call Ana.")).toBeVisible();
  await expect(page.getByText("Never mind")).toHaveCount(0);
});

test("notes that are too long are refused before they are sent, and none is cut", async ({ page, app }) => {
  const [title] = await saveJobs(page, app, 1);
  await page.goto("/my-jobs");
  await waitForHydration(page);
  const entry = entryOf(page, title);
  await entry.getByText("Click to add notes...").click();
  const field = entry.getByRole("textbox");
  await field.fill("y".repeat(2001));
  await expect(entry.getByText("2,001 of 2,000 characters")).toBeVisible();
  await entry.getByRole("button", { name: "Save" }).click();
  await expect(entry.getByText("Notes can have at most 2,000 characters.")).toBeVisible();
  await expect(field).toHaveValue("y".repeat(2001));
});

test("a removed job can be restored, and the focus moves to the next", async ({ page, app }) => {
  const [first = "", second = "", third = ""] = await saveJobs(page, app, 3);
  await page.goto("/my-jobs");
  await waitForHydration(page);
  await entryOf(page, second).getByRole("button", { name: "Remove" }).press("Enter");
  const removed = toastOn(page, "Job removed from saved list");
  await expect(removed).toBeVisible();
  await expect(entryOf(page, second)).toHaveCount(0);
  await expect(page.getByText("2 saved jobs")).toBeVisible();
  await expect(page.getByRole("link", { name: third, exact: true })).toBeFocused();
  const posts = "**/my-jobs";
  await page.route(posts, (route) => route.fulfill({ body: "<p>Welcome to our lodge!" }));
  await removed.getByRole("button", { name: "Undo" }).press("Enter");
  const failed = toastOn(page, "Error");
  await expect(failed).toContainText("Failed to undo. Please try again.");
  await page.unroute(posts);
  await failed.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText([first, second, third]);
  await expect(page.getByRole("link", { name: second, exact: true })).toBeFocused();

  for (const title of [first, second, third]) {
    await entryOf(page, title).getByRole("button", { name: "Remove" }).click();
    await expect(entryOf(page, title)).toHaveCount(0);
  }
  await expect(page.getByText("You haven't saved any jobs yet.")).toBeVisible();
});

test("a job marked as applied is among the applications, and stays saved", async ({ page, app }) => {
  const [title = ""] = await saveJobs(page, app, 1);
  await page.goto("/my-jobs");
  await waitForHydration(page);
  const mark = entryOf(page, title).getByRole("button", { name: "Mark as Applied" });
  // A network with a sign-in page of its own answers like this.
  await page.route("**/my-applications", (route) => route.fulfill({ body: "<p>Welcome to our lodge!" }));
  await mark.press("Enter");
  await expect(toastOn(page, "Error")).toContainText("Failed to mark as applied");
  await expect(mark).toBeFocused();
  await page.unroute("**/my-applications");
  await mark.click();
  await expect(toastOn(page, "Job added to applications")).toBeVisible();
  await page.waitForURL("**/my-applications");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.goto("/my-jobs");
  await expect(entryOf(page, title).getByRole("link", { name: "Applied" })).toBeVisible();
});

test.describe("a list that cannot be loaded", () => {
  // The browser logs the failed request.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("says so under its own title, and can be tried again", async ({ page, app }) => {
    const [title = ""] = await saveJobs(page, app, 1);
    await page.goto("/dashboard");
    await waitForHydration(page);
    await page.route("**/my-jobs.data**", (route) => route.fulfill({ status: 502, body: "<h1>Bad Gateway" }));
    await page.getByRole("link", { name: "View Saved Jobs" }).click();
    await expect(page.getByRole("alert")).toContainText("Failed to load saved jobs");
    await expect(page.getByRole("heading", { name: "My Saved Jobs" })).toBeVisible();
    await page.unroute("**/my-jobs.data**");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(entryOf(page, title)).toBeVisible();
  });
});

test.describe("saved jobs without script", () => {
  test.use({ javaScriptEnabled: false });

  test("have forms and links for notes, removal, undo and applications", async ({ page, app }) => {
    const [title = ""] = await saveJobs(page, app, 1);
    await page.goto("/my-jobs");
    const entry = entryOf(page, title);
    await entry.getByText("Click to add notes...").click();
    await entry.getByRole("textbox").fill("Call Ana.");
    await entry.getByRole("button", { name: "Save" }).click();
    await expect(toastOn(page, "Notes updated")).toBeVisible();
    await expect(entry.getByText("Call Ana.")).toBeVisible();
    await entry.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("You haven't saved any jobs yet.")).toBeVisible();
    await toastOn(page, "Job removed from saved list").getByRole("button", { name: "Undo" }).click();
    await expect(entry.getByText("Call Ana.")).toBeVisible();
    await entry.getByRole("button", { name: "Mark as Applied" }).click();
    await expect(page).toHaveURL(/\/my-applications/);
    await expect(toastOn(page, "Job added to applications")).toBeVisible();
  });
});
