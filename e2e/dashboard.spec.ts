import { findPlan } from "#core/billing/plans.ts";
import { dollars } from "#core/text/price.ts";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import {
  askForLink,
  isSubscribed,
  linkTo,
  signIn,
  somebody,
  subscribe,
  tabOpenedBy,
  toastOn,
} from "./people.ts";

const yearly = `${dollars(findPlan("yearly")?.cents ?? 0)} per year`;

test("the dashboard asks for a sign-in first, and opens after it", async ({ page, app }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?next=%2Fdashboard$/);
  const email = somebody();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Link expires in 1 hour")).toBeVisible();
  await page.goto(await linkTo(email, app.mailbox));
  await page.waitForURL("**/dashboard");
  await expect(page.getByText("No Active Subscription")).toBeVisible();
  await page.getByRole("link", { name: "View Plans" }).click();
  const plans = page.getByRole("heading", { name: "Unlock every job" });
  await expect(plans).toBeInViewport();
  await page.waitForLoadState("networkidle");
  await expect(plans).toBeInViewport();
});

test("Refresh Status names the status, and Manage Subscription opens the portal in a new tab", async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.goto("/dashboard");
  await waitForHydration(page);
  const status = await hold(page, "**/functions/v1/check-subscription");
  await page.getByRole("button", { name: "Refresh Status" }).click();
  await expect(page.getByRole("button", { name: "Checking..." })).toBeDisabled();
  status();
  await expect(toastOn(page, "Subscription Status Updated")).toContainText("No active subscription found");
  await expect(page.getByRole("button", { name: "Manage Subscription" })).toHaveCount(0);

  await page.context().clearCookies();
  await subscribe(page, app);
  await page.goto("/dashboard");
  await waitForHydration(page);
  await expect(page.getByText("Active Subscription", { exact: true })).toBeVisible();
  await expect(page.getByText("Monthly", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Refresh Status" }).click();
  await expect(toastOn(page, "Subscription Status Updated")).toContainText("Your subscription is active");

  const way = await hold(page, "**/functions/v1/customer-portal");
  const portal = await tabOpenedBy(page.getByRole("button", { name: "Manage Subscription" }));
  await expect(page.getByRole("button", { name: "Opening..." })).toBeDisabled();
  way();
  await portal.getByLabel("Plan").selectOption({ label: yearly });
  await portal.getByRole("button", { name: "Change plan" }).click();
  await expect(portal.getByRole("paragraph").filter({ hasText: yearly })).toBeVisible();
  await portal.getByRole("link", { name: "Back" }).click();
  await expect(portal.getByRole("heading", { name: "My Dashboard" })).toBeVisible();
  await portal.close();
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh Status" }).click();
    await expect(page.getByText("Yearly", { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("a failed renewal is announced by email and on the dashboard, and another card pays it", async ({
  page,
  app,
  passDays,
}) => {
  const { email } = await subscribe(page, app, "declined_later", "weekly");
  await passDays(8);
  const mail = await app.mailbox.waitFor(
    ({ to, subject }) => to.includes(email) && subject === "Your payment didn't go through",
    30_000,
  );
  expect(mail.text).toContain(`${app.origin}/dashboard`);
  await page.goto("/dashboard");
  await waitForHydration(page);
  await expect(page.getByText("Your last payment didn’t go through.")).toBeVisible();
  // What was paid for lasts until its end.
  await expect(page.getByText("Active Subscription", { exact: true })).toBeVisible();

  const portal = await tabOpenedBy(page.getByRole("button", { name: "Manage Subscription" }));
  await portal.getByLabel("Test card").selectOption("succeeds");
  const saved = portal.waitForResponse((answer) => answer.request().method() === "POST");
  await portal.getByRole("button", { name: "Save card" }).click();
  await saved;
  await portal.close();
  await passDays(3);
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh Status" }).click();
    await expect(page.getByText("Your last payment didn’t go through.")).toBeHidden({ timeout: 1000 });
  }).toPass();
});

test("a refund ends the access", async ({ page, app }) => {
  const { session } = await subscribe(page, app);
  await page.goto("/jobs");
  await expect(page.getByLabel("Job title")).toBeEnabled();
  app.stripe.refund(session);
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await page.reload();
  await expect(page.getByLabel("Job title")).toBeDisabled();
});

test.describe("an unreachable Stripe", () => {
  // The browser logs the failed request.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("is named on the dashboard", async ({ page, context, app }) => {
    await subscribe(page, app);
    await page.goto("/dashboard");
    await waitForHydration(page);
    app.stripe.settings.outage = 503;
    try {
      const portal = await tabOpenedBy(page.getByRole("button", { name: "Manage Subscription" }));
      await expect(
        toastOn(page, "Error").filter({ hasText: "Failed to open subscription management portal" }),
      ).toBeVisible();
      await expect.poll(() => portal.isClosed()).toBe(true);
      expect(context.pages()).toHaveLength(1);
      await page.getByRole("button", { name: "Refresh Status" }).click();
      await expect(
        toastOn(page, "Error").filter({ hasText: "Failed to check subscription status" }),
      ).toBeVisible();
      await expect(page.getByText("Active Subscription", { exact: true })).toBeVisible();
    } finally {
      app.stripe.settings.outage = null;
    }
  });
});

test("a link that somebody else requested signs nobody in by itself", async ({ page, app, browser }) => {
  const other = await browser.newPage({ baseURL: app.origin });
  const stranger = somebody();
  await askForLink(other, stranger);
  await other.close();
  const { email } = await signIn(page, app);
  await page.goto(await linkTo(stranger, app.mailbox));
  await waitForHydration(page);
  await expect(page.getByRole("heading", { name: `Sign in as ${stranger}` })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();
});
