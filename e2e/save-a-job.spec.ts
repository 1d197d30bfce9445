import type { Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { type App, expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { linkTo, signIn, somebody, toastOn } from "./people.ts";

const list = "/outdoor-jobs-california?max_age=30";
const saving = /\/my-jobs\/save$/;

async function firstJob(page: Page) {
  const card = page.getByRole("article").first();
  const title = (await card.getByRole("heading").textContent()) ?? "";
  const button = (word: "Save" | "Saved") =>
    page.getByRole("button", { name: `${word}: ${title}`, exact: true });
  return { title, save: button("Save"), saved: button("Saved") };
}

async function openList(page: Page) {
  await page.goto(list);
  await waitForHydration(page);
  return firstJob(page);
}

async function titlesSaved(page: Page) {
  await page.goto("/my-jobs");
  return page.getByRole("article").getByRole("heading").allTextContents();
}

/** Follows the email's link in the browser that asked for it. */
async function followLink(page: Page, app: App, email: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Click the link in your email to sign in")).toBeVisible();
  await page.goto(await linkTo(email, app.mailbox));
}

test("a card's button turns at once, the server confirms, and no list is reloaded", async ({ page, app }) => {
  await signIn(page, app);
  const { title, save, saved } = await openList(page);
  await save.scrollIntoViewIfNeeded();
  const before = await save.boundingBox();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const letPass = await hold(page, saving);
  await save.dblclick();
  await expect(saved).toBeFocused();
  expect(await saved.boundingBox()).toEqual(before);
  await expect(page.locator(".toast")).toHaveCount(0);
  letPass();
  await expect(toastOn(page, "Job saved successfully")).toHaveCount(1);
  expect(asked.filter((path) => !path.startsWith("/assets/"))).toEqual(["/my-jobs/save"]);

  // The job's own page knows it without loading the list of saved jobs again.
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(saved).toBeVisible();
  expect(await titlesSaved(page)).toEqual([title]);

  const again = await openList(page);
  await again.saved.click();
  await expect(toastOn(page, "Job removed from saved list")).toBeVisible();
  await expect(again.save).toBeVisible();
  expect(await titlesSaved(page)).toEqual([]);
});

test("a double click saves, however soon the server answers its first half", async ({ page, app }) => {
  await signIn(page, app);
  const { title, save, saved } = await openList(page);
  await save.hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(toastOn(page, "Job saved successfully")).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(saved).toBeVisible();
  expect(await titlesSaved(page)).toEqual([title]);
});

test("a saved job still shows as saved on coming back from elsewhere", async ({ page, app }) => {
  await signIn(page, app);
  const { save, saved } = await openList(page);
  await save.click();
  await expect(toastOn(page, "Job saved successfully")).toBeVisible();
  await page.goto("/privacy-policy");
  await page.goBack();
  await expect(saved).toBeVisible();
});

test("a job is saved once in two tabs, and the second says so", async ({ page, app, context }) => {
  await signIn(page, app);
  const first = await openList(page);
  const tab = await context.newPage();
  const second = await openList(tab);
  await first.save.click();
  await expect(toastOn(page, "Job saved successfully")).toBeVisible();
  await second.save.click();
  const told = toastOn(tab, "Already saved");
  await expect(told).toContainText("This job is already in your saved list");
  await expect(second.saved).toBeVisible();
  // Both tabs may remove the same job: the second finds it gone, as wanted.
  for (const each of [first, second]) await each.saved.click();
  for (const each of [page, tab]) await expect(toastOn(each, "Job removed from saved list")).toBeVisible();
  await expect(toastOn(page, "Error")).toHaveCount(0);
  expect(await titlesSaved(page)).toEqual([]);
});

test("a failed save or removal turns the button back, and says so", async ({ page, app }) => {
  await signIn(page, app);
  const { save, saved } = await openList(page);
  const answerForUs = () => page.route(saving, (route) => route.fulfill({ body: "Welcome to our lodge!" }));
  await answerForUs();
  await save.click();
  await expect(toastOn(page, "Error")).toContainText("Failed to save job");
  await expect(save).toBeVisible();
  await page.unroute(saving);
  await save.click();
  await expect(toastOn(page, "Job saved successfully")).toBeVisible();
  await answerForUs();
  await saved.click();
  await expect(toastOn(page, "Failed to remove job")).toBeVisible();
  await expect(saved).toBeVisible();
  expect(await titlesSaved(page)).toHaveLength(1);
});

test("a visitor is led to sign in by keyboard, and finds the job saved on the same page", async ({
  page,
  app,
}) => {
  const { title, save, saved } = await openList(page);
  await save.press("Enter");
  await expect(toastOn(page, "Sign in required")).toContainText("Please sign in to save jobs");
  await expect(save).toBeFocused();
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Sign In" }).last();
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("We’ll then save the job you chose.")).toBeVisible();
  await followLink(page, app, somebody());
  await expect(toastOn(page, "Job saved successfully")).toBeVisible();
  await expect(page).toHaveURL(app.origin + list);
  await expect(saved).toBeVisible();
  expect(await titlesSaved(page)).toEqual([title]);
});

test("an application marked on a job's page appears on its card", async ({ page, app }) => {
  await signIn(page, app);
  const { title } = await openList(page);
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.getByRole("button", { name: "Mark as Applied" }).click();
  await page.waitForURL("**/my-applications");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("main").getByText("Applied", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as Applied" })).toHaveCount(0);
  await page.goto(list);
  await expect(page.getByRole("article").first().getByText("Applied", { exact: true })).toBeVisible();
});

test("an application that could not be saved says so, and the job's page stays", async ({ page, app }) => {
  await signIn(page, app);
  const { title } = await openList(page);
  await page.getByRole("link", { name: title, exact: true }).click();
  await page.route(/\/my-applications$/, (route) => route.fulfill({ body: "Welcome to our lodge!" }));
  await page.getByRole("button", { name: "Mark as Applied" }).click();
  await expect(toastOn(page, "Error")).toContainText("Failed to mark as applied");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.unroute(/\/my-applications$/);
  await page.getByRole("button", { name: "Mark as Applied" }).click();
  await page.waitForURL("**/my-applications");
  await expect(toastOn(page, "Job added to applications")).toBeVisible();
});

test.describe("saving without script", () => {
  test.use({ javaScriptEnabled: false });

  test("saves and removes a job, and its page says so", async ({ page, app }) => {
    await signIn(page, app);
    await page.goto(list);
    const { title, save, saved } = await firstJob(page);
    await save.click();
    await expect(toastOn(page, "Job saved successfully")).toBeVisible();
    expect(new URL(page.url()).searchParams.get("max_age")).toBe("30");
    expect(await titlesSaved(page)).toEqual([title]);
    await page.goto(list);
    await saved.click();
    await expect(toastOn(page, "Job removed from saved list")).toBeVisible();
    expect(await titlesSaved(page)).toEqual([]);
  });

  test("signs a visitor in, and saves the job", async ({ page, app }) => {
    await page.goto(list);
    const { title, save } = await firstJob(page);
    await save.click();
    await expect(toastOn(page, "Sign in required")).toContainText("Please sign in to save jobs");
    await followLink(page, app, somebody());
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(toastOn(page, "Job saved successfully")).toBeVisible();
    expect(await titlesSaved(page)).toEqual([title]);
  });
});
