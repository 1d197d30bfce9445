import { expect, test } from "./fixtures.ts";
import { choosePlan, openPlans, signIn, tabOpenedBy, toastOn } from "./people.ts";

const failure = "Failed to start checkout. Please try again.";

// The browser logs the failed request.
test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

test.afterEach(({ app }) => {
  app.stripe.settings.outage = null;
});

test("a checkout that does not start closes its tab and says so, and the next one starts", async ({
  page,
  context,
  app,
}) => {
  await signIn(page, app);
  await page.goto("/jobs");
  const plans = await openPlans(page);
  app.stripe.settings.outage = 503;
  const tab = await tabOpenedBy(plans.getByRole("button", { name: "Choose Monthly" }));
  await expect(toastOn(page, "Error")).toContainText(failure);
  await expect.poll(() => tab.isClosed()).toBe(true);
  expect(context.pages()).toHaveLength(1);

  app.stripe.settings.outage = null;
  await choosePlan(plans, "Monthly");
});

test.describe("a checkout without script", () => {
  test.use({ javaScriptEnabled: false });

  test("says on the page of the plans that it did not start", async ({ page, app }) => {
    await page.goto("/");
    app.stripe.settings.outage = 503;
    const tab = await tabOpenedBy(page.getByRole("button", { name: "Choose Weekly" }));
    await expect(tab.getByText(failure)).toBeVisible();
    await expect(tab.getByRole("heading", { name: "Unlock every job" })).toBeInViewport();
  });
});
