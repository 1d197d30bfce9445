import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { choosePlan, isSubscribed, openPlans, payWith, purchasesOf, signIn, toastOn } from "./people.ts";

test("a declined card is followed by another that pays", async ({ page, app }) => {
  await signIn(page, app);
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Weekly");
  await payWith("declined", checkout);
  await expect(checkout.getByRole("alert")).toHaveText("Your card was declined. Try another card.");
  expect(await isSubscribed(page)).toBe(false);
  await payWith("good", checkout);
  await expect(toastOn(checkout, "Payment Successful! 🎉")).toBeVisible();
  expect(await isSubscribed(page)).toBe(true);
});

test("a bank's 3-D Secure is refused and then confirmed", async ({ page, app }) => {
  const { email } = await signIn(page, app);
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Weekly");
  await payWith("secure", checkout);
  await checkout.getByRole("button", { name: "Refuse" }).click();
  await expect(checkout.getByRole("alert")).toHaveText("Your card was declined. Try another card.");
  expect(await isSubscribed(page)).toBe(false);
  await payWith("secure", checkout);
  await checkout.getByRole("button", { name: "Confirm" }).click();
  await expect(toastOn(checkout, "Payment Successful! 🎉")).toBeVisible();
  expect(await isSubscribed(page)).toBe(true);
  expect((await purchasesOf(email, app)).subscriptions).toHaveLength(1);
});

test("an abandoned checkout leads back to the plans, with nothing lost", async ({ page, app }) => {
  await signIn(page, app);
  await page.goto("/jobs?location=california");
  await waitForHydration(page);
  await page.getByLabel("Location").fill("california, and typed on");
  const checkout = await choosePlan(await openPlans(page), "Yearly");
  await checkout.getByRole("button", { name: "Cancel" }).click();
  await expect(checkout.getByText("The checkout was canceled. Nothing was charged.")).toBeVisible();
  await expect(checkout.getByRole("heading", { name: "Unlock every job" })).toBeInViewport();
  await expect(checkout).toHaveURL(`${app.origin}/#pricing`);
  expect(await isSubscribed(page)).toBe(false);
  await checkout.close();

  await page.getByRole("button", { name: "Start again" }).click();
  const again = await choosePlan(page.getByRole("dialog"), "Yearly");
  await again.close();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Location")).toHaveValue("california, and typed on");
});
