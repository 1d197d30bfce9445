import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import {
  choosePlan,
  linkTo,
  openPlans,
  payWith,
  refocus,
  signIn,
  somebody,
  toastOn,
  whoIsIn,
} from "./people.ts";

// The browser logs the failed request.
test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

test("a member's page opens though the payment could not be looked up", async ({ page, context, app }) => {
  await signIn(page, app);
  await page.goto("/jobs");
  await context.route("**/functions/v1/get-checkout-session", (route) =>
    route.fulfill({ status: 429, json: { error: "Too many requests." } }),
  );
  const checkout = await choosePlan(await openPlans(page), "Monthly");
  await payWith("good", checkout);
  await expect(toastOn(checkout, "Payment Successful! 🎉")).toBeVisible();
  await expect(toastOn(checkout, "Error")).toHaveCount(0);
  await expect(checkout.getByRole("link", { name: "Unlock All Jobs" })).toHaveCount(0);
});

test("a member who paid with another address is offered that account", async ({ page, app }) => {
  const paidBy = somebody();
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Weekly");
  await signIn(page, app);
  await checkout.getByLabel("Email").fill(paidBy);
  await payWith("good", checkout);
  const paid = checkout.getByRole("dialog", { name: "Payment Successful! 🎉" });
  await expect(paid.getByLabel("Email")).toHaveValue(paidBy);
  await paid.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(checkout.getByRole("dialog", { name: "Check Your Email!" })).toBeVisible();
  expect(await linkTo(paidBy, app.mailbox)).toContain("/auth/confirm");
});

test("the page of the return leads on by a form where its script cannot load", async ({
  page,
  context,
  app,
}) => {
  const { email } = await signIn(page, app);
  await page.goto("/jobs");
  await context.route(/\/payment-return-.*\.js/, (route) => route.abort());
  const checkout = await choosePlan(await openPlans(page), "Yearly");
  await payWith("good", checkout);
  await checkout.getByRole("button", { name: "See every job" }).click();
  await expect(checkout.getByRole("link", { name: "Unlock All Jobs" })).toHaveCount(0);
  expect(await whoIsIn(page)).toMatchObject({ email, subscribed: true });
});

test("whoever paid signed out is asked to confirm the address until then, and offered no plan", async ({
  page,
  app,
}) => {
  const email = somebody();
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Monthly");
  await checkout.getByLabel("Email").fill(email);
  await payWith("good", checkout);
  await checkout.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  const prompt = checkout.getByText("Your payment went through. One last step: confirm your email");
  const offers = checkout.getByText(/Unlock (All Jobs|every job)/);
  const expectPrompt = async () => {
    await expect(prompt).toBeVisible();
    await expect(checkout).toHaveURL(`${app.origin}/`);
    await expect(offers).toHaveCount(0);
  };
  await expectPrompt();
  await checkout.reload();
  await expectPrompt();
  await waitForHydration(checkout);
  await checkout.getByRole("link", { name: "Contact support" }).click();
  await expect(checkout).toHaveURL(`${app.origin}/contact`);
  await checkout.goBack();
  await expectPrompt();
  await checkout.goto("/privacy-policy");
  await checkout.goBack();
  await expectPrompt();

  await checkout.getByRole("button", { name: "Open your account" }).click();
  await checkout.getByRole("button", { name: "Send Magic Link" }).click();
  await checkout.getByRole("button", { name: "Done" }).click();
  await page.goto(await linkTo(email, app.mailbox));
  await page.waitForURL((url) => url.pathname === "/jobs");
  await refocus(checkout);
  await expect(checkout.getByRole("link", { name: "Browse Jobs" }).first()).toBeVisible();
  await expect(checkout.getByRole("region", { name: "Your payment" })).toHaveCount(0);
  await checkout.reload();
  await waitForHydration(checkout);
  await expect(checkout.getByRole("region", { name: "Your payment" })).toHaveCount(0);
  await expect(checkout.locator(".toast")).toHaveCount(0);
});

test("a payment that nobody answers for is said to be unchecked, and the plans rest", async ({ page }) => {
  await page.route("**/functions/v1/get-checkout-session", () => {});
  await page.goto("/?payment=success&session_id=cs_test_unanswered");
  await expect(
    page.getByText("we'll keep checking. Please contact support if it doesn't come through."),
  ).toBeVisible();
  await expect(toastOn(page, "Error")).toContainText(
    "Failed to retrieve payment details. Please contact support.",
  );
  await expect(page.getByRole("link", { name: "Unlock All Jobs" })).toHaveCount(0);
});
