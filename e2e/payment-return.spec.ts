import { expect, test } from "./fixtures.ts";
import { choosePlan, linkTo, openPlans, payWith, signIn, somebody, toastOn, whoIsIn } from "./people.ts";

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
