import { freeJobs } from "#core/jobs/query/access.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import {
  choosePlan,
  expectSignedIn,
  isSubscribed,
  openPlans,
  payWith,
  refocus,
  signIn,
  tabOpenedBy,
  toastOn,
} from "./people.ts";

test("a member pays, sees everything, cancels, and loses access at the period's end", async ({
  page,
  app,
  passDays,
}) => {
  const { email } = await signIn(page, app);
  await page.goto("/jobs");
  const jobs = page.getByRole("region", { name: "Jobs", exact: true });
  // Featured jobs are open to everybody, and do not count.
  const listed = jobs.getByRole("article").filter({ hasNotText: "FEATURED" });
  await expect(listed).toHaveCount(freeJobs);
  await expect(page.getByLabel("Job title")).toBeDisabled();

  await test.step("pays", async () => {
    const checkout = await choosePlan(await openPlans(page), "Monthly");
    await expect(checkout.getByText(email)).toBeVisible();
    await expect(checkout.getByText(/^Renews on .*, then every month\.$/)).toBeVisible();
    await expect(checkout.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
      "href",
      `${app.origin}/terms-of-service`,
    );
    await payWith("good", checkout);
    await expect(toastOn(checkout, "Payment Successful! 🎉")).toContainText(
      "Your subscription is now active. Loading all jobs...",
    );
    await expect(checkout).toHaveURL(`${app.origin}/jobs`);
    await expect(checkout.getByRole("link", { name: "Unlock All Jobs" })).toHaveCount(0);
    await checkout.close();
    // The first tab notices, with its dialog still open.
    await refocus(page);
    await expect(toastOn(page, "Payment Successful! 🎉")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expectSignedIn(page, email, "Premium Member");
  });

  await test.step("sees everything", async () => {
    await expect(page.getByRole("link", { name: "Unlock All Jobs" })).toHaveCount(0);
    await expect(listed.nth(freeJobs)).toBeVisible();
    await page.getByLabel("Job title").fill("ranger");
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect(page).toHaveURL(/title=ranger/);
    await expect(listed.first().getByRole("heading")).toHaveText(/ranger/i);
    await page.getByRole("link", { name: "Clear", exact: true }).click();
    await page.getByRole("button", { name: "Remote", exact: true }).click();
    await expect(page).toHaveURL(/work=remote/);
    await expect(page.getByRole("button", { name: "Remote", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await jobs.getByRole("link", { name: "Refresh" }).click();
    await expect(jobs.getByText("No new jobs")).toBeVisible();
  });

  await test.step("cancels in the portal", async () => {
    await page.goto("/dashboard");
    await waitForHydration(page);
    await expect(page.getByText("Renews on this date.")).toBeVisible();
    const portal = await tabOpenedBy(page.getByRole("button", { name: "Manage Subscription" }));
    await portal.getByRole("button", { name: "Cancel at period end" }).click();
    await expect(portal.getByText(/^Ends on /)).toBeVisible();
    await portal.close();
    await expect(async () => {
      await refocus(page);
      await expect(page.getByText("Ends on this date; won’t renew.")).toBeVisible({ timeout: 3000 });
    }).toPass();
  });

  await test.step("keeps access to the period's end", async () => {
    await passDays(27);
    await page.goto("/jobs");
    await expect(page.getByLabel("Job title")).toBeEnabled();
    expect(await isSubscribed(page)).toBe(true);
  });

  // Our own clock does not move: Stripe's event `customer.subscription.deleted` ends the access.
  await test.step("loses it afterwards", async () => {
    await passDays(5);
    await expect.poll(() => isSubscribed(page)).toBe(false);
    await waitForHydration(page);
    await refocus(page);
    await expect(page.getByLabel("Job title")).toBeDisabled();
    await expect(page.getByRole("link", { name: "Unlock All Jobs" })).toBeVisible();
    await expect(listed).toHaveCount(freeJobs);
    await expectSignedIn(page, email, "Free Plan");
    await page.goto("/jobs?title=ranger");
    await expect(page.getByLabel("Job title")).toHaveValue("");
  });
});
