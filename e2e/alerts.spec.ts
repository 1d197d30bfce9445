import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { frequencyLabels } from "#core/alerts/rhythm.ts";
import { rareTitles } from "./alert-mails.ts";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { linkTo, makeAlert, signIn, somebody, toastOn } from "./people.ts";

const nameOfOwn = () => `Lookouts ${randomUUID().slice(0, 8)}`;
const dialogOf = (page: Page, name = "Create Job Alert") => page.getByRole("dialog", { name });
const alertOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const switchOf = (page: Page, name: string) => alertOf(page, name).getByRole("switch", { name: "Active" });

test("a visitor creates an alert on the home page, and gets a confirmation email", async ({ page, app }) => {
  const [title = ""] = await rareTitles(app, 1);
  const email = somebody();
  await page.goto("/");
  await waitForHydration(page);
  const opener = page.getByRole("link", { name: "Receive Emails for Outdoor Industry Jobs" });
  await opener.click();
  const dialog = dialogOf(page);
  const found = dialog.getByRole("status");
  await expect(found).toContainText("matching jobs in the last 7 days");
  await dialog.getByLabel("Job Title Keywords").fill("zeppelin pilot");
  await expect(found).toHaveText(/^No matching job/);
  await dialog.getByLabel("Job Title Keywords").fill("zeppelin pilot UT");
  await expect(found).toContainText("Read as: zeppelin pilot in Utah.");
  await dialog.getByLabel("Job Title Keywords").fill(`zeppelin pilot, ${title}`);
  await expect(found).toHaveText(/^1 matching job /);
  await dialog.getByLabel("Alert Name").fill("Lookouts");
  await dialog.getByLabel("Email", { exact: true }).fill(email);
  await dialog.getByLabel("Email Frequency").selectOption(frequencyLabels.weekly);
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  const created = dialogOf(page, "Alert Created!");
  await expect(created).toContainText(email);
  // It closes by itself.
  await expect(created).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(toastOn(page, "Job alert created successfully!")).toBeVisible();
  expect(await linkTo(email, app.mailbox, "/job-alerts/confirm")).toContain(app.origin);
});

test.describe("an alert that cannot be created", () => {
  // The browser logs the failed form.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("shows errors at its fields and keeps everything typed, even when the dialog is closed", async ({
    page,
  }) => {
    await page.goto("/");
    await waitForHydration(page);
    const opener = page.getByRole("link", { name: "Receive Emails for Outdoor Industry Jobs" });
    await opener.click();
    const dialog = dialogOf(page);
    const [name, email] = [dialog.getByLabel("Alert Name"), dialog.getByLabel("Email", { exact: true })];
    await dialog.getByLabel("City").fill("Moab");
    await dialog.getByRole("button", { name: "Create Alert" }).click();
    await expect(name).toHaveAccessibleDescription("Please enter a name for your alert");
    await expect(email).toHaveAccessibleDescription("Please enter your email address");
    await expect(name).toBeFocused();
    await name.fill("Lookouts");
    await email.fill("hiker@localhost");
    await dialog.getByRole("button", { name: "Create Alert" }).click();
    await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
    await expect(email).toBeFocused();
    await email.fill(somebody());
    await page.route("**/job-alerts/new", (route) => route.fulfill({ status: 502 }));
    await dialog.getByRole("button", { name: "Create Alert" }).click();
    await expect(toastOn(page, "Error")).toContainText("Failed to create job alert");
    await expect(dialog.getByLabel("City")).toHaveValue("Moab");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.press("Enter");
    await expect(name).toHaveValue("Lookouts");
    await expect(dialog.getByLabel("City")).toHaveValue("Moab");
  });

  test("says when there are as many as allowed", async ({ page, app }) => {
    await signIn(page, app);
    for (let made = 0; made < 20; made++) await makeAlert(page, app, { name: `Lookouts ${made}` });
    await page.goto("/my-alerts");
    await waitForHydration(page);
    await page.getByRole("link", { name: "New Alert" }).click();
    const dialog = dialogOf(page);
    await dialog.getByLabel("Alert Name").fill("One more");
    await page.route("**/job-alerts/new", (route) => route.fulfill({ status: 502 }), { times: 1 });
    await dialog.getByRole("button", { name: "Create Alert" }).click();
    await expect(toastOn(page, "Error")).toContainText("Failed to create alert");
    await dialog.getByRole("button", { name: "Create Alert" }).click();
    await expect(dialog.getByRole("alert")).toHaveText(
      "You have 20 alerts, the most there can be. Delete one to make room for another.",
    );
    await expect(dialog.getByLabel("Alert Name")).toHaveValue("One more");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("article")).toHaveCount(20);
  });
});

test("a list's alert has the list's filters, and joins the member's own", async ({ page, app }) => {
  const name = nameOfOwn();
  await signIn(page, app);
  await page.goto("/jobs?location=california");
  await waitForHydration(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Get Job Alerts" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Alert Name")).toBeVisible();
  await expect(dialog.getByLabel("Email", { exact: true })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "Get Job Alerts" }).click();
  await expect(dialog.getByLabel("General Location")).toHaveValue("california");
  await expect(dialog.getByLabel("Alert Name")).toHaveValue(/jobs in california/i);
  await dialog.getByLabel("Alert Name").fill(name);
  await dialog.getByRole("button", { name: "Create Alert" }).click();
  await expect(dialogOf(page, "Alert Created!")).toBeVisible();
  await page.goto("/my-alerts");
  await expect(alertOf(page, name)).toContainText("california");
  await expect(switchOf(page, name)).toBeChecked();
});

test("a place that an alert's name says is added with a tap", async ({ page }) => {
  await page.goto("/job-alerts/new?title=ranger");
  await waitForHydration(page);
  const found = page.getByRole("status").filter({ hasText: "in the last 7 days" });
  await page.getByLabel("Alert Name").fill("Rangers in Moab");
  await found.getByRole("link", { name: "add it?" }).click();
  const location = page.getByLabel("General Location");
  await expect(location).toHaveValue("Moab, UT");
  await expect(location).toBeFocused();
  await expect(found).not.toContainText("no place is set");
});

test.describe("the alert form on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("takes over what a list asked its jobs to state, and is changed box by box", async ({ page, app }) => {
    const name = nameOfOwn();
    await signIn(page, app);
    await page.goto("/jobs?facts=housing,no-wfr,start-2031-05");
    await waitForHydration(page);
    await page.getByRole("main").getByRole("link", { name: "Get Job Alerts" }).first().click();
    const dialog = dialogOf(page);
    await expect(dialog.getByLabel("Alert Name")).toHaveValue(
      "Starting in May 2031, housing provided, no WFR needed",
    );
    const found = dialog.getByRole("status");
    await expect(found).toHaveText(/^No matching job/);
    const summary = dialog.locator("summary", { hasText: "Season" });
    await expect(summary).toContainText("Starting in May 2031, housing provided, no WFR needed");
    await summary.tap();
    expect(await violationsOn(page)).toEqual([]);
    await expect(dialog.getByRole("checkbox", { name: "Housing provided" })).toBeChecked();
    await expect(dialog.getByRole("checkbox", { name: "I have no WFR" })).toBeChecked();
    await dialog.getByRole("checkbox", { name: "May 2031" }).tap();
    await expect(found).toHaveText(/^\d+ matching job/);
    await dialog.getByLabel("Pay by the hour").selectOption("$12 an hour or more");
    await expect(summary).toContainText("At least $12 an hour, housing provided, no WFR needed");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await dialog.getByLabel("Alert Name").fill(name);
    await dialog.getByRole("button", { name: "Create Alert" }).tap();
    await expect(dialogOf(page, "Alert Created!")).toBeVisible();
    await page.goto("/my-alerts");
    await expect(alertOf(page, name)).toContainText("At least $12 an hour, housing provided, no WFR needed");
    await waitForHydration(page);
    await page.getByRole("link", { name: `Edit: ${name}` }).tap();
    await page.getByText("Season, housing, pay and more").tap();
    await page.getByRole("checkbox", { name: "Housing provided" }).tap();
    await page.getByRole("checkbox", { name: "Meals provided" }).tap();
    await page.getByRole("button", { name: "Save" }).tap();
    await expect(toastOn(page, "Alert updated")).toBeVisible();
    await expect(alertOf(page, name)).toContainText("At least $12 an hour, meals provided, no WFR needed");
  });
});

test("a member's alert is switched, corrected, deleted and restored", async ({ page, app }) => {
  await signIn(page, app);
  await makeAlert(page, app, { name: "Lookouts", state: "Utah" });
  await makeAlert(page, app, { name: "Guides", title: "guide" });
  await page.goto("/my-alerts");
  await waitForHydration(page);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(["Guides", "Lookouts"]);
  await switchOf(page, "Lookouts").click();
  await expect(toastOn(page, "Alert disabled")).toBeVisible();
  await expect(switchOf(page, "Lookouts")).not.toBeChecked();
  await switchOf(page, "Lookouts").press(" ");
  await expect(toastOn(page, "Alert enabled")).toBeVisible();
  await page.reload();
  await expect(switchOf(page, "Lookouts")).toBeChecked();

  await waitForHydration(page);
  await page.getByRole("link", { name: "Edit: Lookouts" }).click();
  const name = page.getByRole("main").getByLabel("Alert Name");
  await expect(name).toBeFocused();
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("Utah");
  await name.fill("Lookouts of Idaho");
  await page.getByLabel("State", { exact: true }).fill("Idaho");
  await page.getByLabel("Email Frequency").selectOption("weekly");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(toastOn(page, "Alert updated")).toBeVisible();
  await expect(alertOf(page, "Lookouts of Idaho")).toContainText(frequencyLabels.weekly);
  await expect(page.getByRole("link", { name: "Edit: Lookouts of Idaho" })).toBeFocused();

  for (const each of ["Guides", "Lookouts of Idaho"]) {
    await page.getByRole("button", { name: `Delete: ${each}` }).press("Enter");
    // The focus moves with it, also from the next button.
    await expect(alertOf(page, each)).toBeHidden();
  }
  await expect(page.getByText("You don't have any job alerts yet.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "My Job Alerts" })).toBeFocused();
  await toastOn(page, "Alert deleted").last().getByRole("button", { name: "Undo" }).click();
  await expect(alertOf(page, "Lookouts of Idaho")).toContainText("Idaho");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test.describe("alerts without script", () => {
  test.use({ javaScriptEnabled: false });

  test("let a visitor see what an alert would find, and create it", async ({ page, app }) => {
    const [title = ""] = await rareTitles(app, 1);
    const email = somebody();
    await page.goto("/jobs?location=utah");
    await page.getByRole("main").getByRole("link", { name: "Get Job Alerts" }).click();
    await expect(page).toHaveURL(/\/job-alerts\/new\?location=utah$/);
    await page.getByLabel("General Location").fill("");
    await page.getByLabel("Job Title Keywords").fill(title);
    await page.getByLabel("Alert Name").fill("Lookouts");
    await page.getByText("Season, housing, pay and more").click();
    await page.getByRole("checkbox", { name: "I have no CDL" }).check();
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText(/^1 matching job /)).toBeVisible();
    await expect(page.locator("summary", { hasText: "Season" })).toContainText("No CDL needed");
    await page.getByRole("button", { name: "Create Alert" }).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
      "Please enter your email address",
    );
    await expect(page.getByLabel("Job Title Keywords")).toHaveValue(title);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await page.getByRole("button", { name: "Create Alert" }).click();
    await expect(page.getByRole("heading", { name: "Alert Created!" })).toBeVisible();
    await page.goto(await linkTo(email, app.mailbox, "/job-alerts/confirm"));
    await page.getByRole("button", { name: "Confirm alert" }).click();
    await expect(page.getByRole("heading", { name: "Your alert is confirmed" })).toBeVisible();
  });

  test("of a member are created, switched, corrected, deleted, restored and ended", async ({ page, app }) => {
    await signIn(page, app);
    await page.goto("/my-alerts");
    await page.getByRole("link", { name: "New Alert" }).click();
    await page.getByLabel("Alert Name").fill("Lookouts");
    await page.getByLabel("Job Title Keywords").fill("guide UT");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByText("Read as: guide in Utah.")).toBeVisible();
    await page.getByRole("button", { name: "Create Alert" }).click();
    await expect(toastOn(page, "Alert created successfully")).toBeVisible();
    await expect(alertOf(page, "Lookouts")).toContainText("guide in Utah");
    await switchOf(page, "Lookouts").click();
    await expect(toastOn(page, "Alert disabled")).toBeVisible();
    await switchOf(page, "Lookouts").click();
    await expect(toastOn(page, "Alert enabled")).toBeVisible();
    await page.getByRole("link", { name: "Edit: Lookouts" }).click();
    await page.getByLabel("State", { exact: true }).fill("Idaho");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(toastOn(page, "Alert updated")).toBeVisible();
    await page.getByRole("button", { name: "Delete: Lookouts" }).click();
    await expect(page.getByText("You don't have any job alerts yet.")).toBeVisible();
    await toastOn(page, "Alert deleted").getByRole("button", { name: "Undo" }).click();
    await expect(alertOf(page, "Lookouts")).toContainText("Idaho");

    const id = await page.locator("input[name=id]").first().inputValue();
    await page.goto(`/unsubscribe-alert?alert_id=${id}`);
    await page.getByRole("button", { name: "Yes, Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "Unsubscribed Successfully" })).toBeVisible();
    await page.getByRole("link", { name: "Manage All Alerts" }).click();
    await expect(switchOf(page, "Lookouts")).not.toBeChecked();
  });
});
