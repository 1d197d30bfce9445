import { expect, inProof, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import {
  choosePlan,
  isSubscribed,
  openPlans,
  payWith,
  purchasesOf,
  signIn,
  tabOpenedBy,
  toastOn,
} from "./people.ts";

test("a double click on a plan opens one checkout", async ({ page, context, app }) => {
  const { email } = await signIn(page, app);
  await page.goto("/");
  await waitForHydration(page);
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Choose Monthly" }).dblclick();
  const checkout = await opening;
  await checkout.waitForURL("**/local/stripe/pay/**");
  await expect(page.getByRole("dialog", { name: "Your checkout is open in another tab" })).toBeVisible();
  expect(context.pages()).toHaveLength(2);
  expect((await purchasesOf(email, app)).sessions).toHaveLength(1);
});

test("a double click on Pay pays once", inProof, async ({ page, app }) => {
  const { email } = await signIn(page, app);
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Monthly");
  await checkout.getByRole("button", { name: "Pay" }).dblclick();
  await expect(toastOn(checkout, "Payment Successful! 🎉")).toBeVisible();
  expect((await purchasesOf(email, app)).subscriptions).toHaveLength(1);
});

test.describe("a second purchase in another tab", () => {
  // The browser logs the answer 404, "refunded", where the page asks late enough to get it.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("is refunded", async ({ page, context, app }) => {
    const { email } = await signIn(page, app);
    const second = await context.newPage();
    await page.goto("/jobs");
    await second.goto("/jobs");
    const weekly = await choosePlan(await openPlans(page), "Weekly");
    const yearly = await choosePlan(await openPlans(second), "Yearly");
    await payWith("good", weekly);
    await expect(toastOn(weekly, "Payment Successful! 🎉")).toBeVisible();
    await payWith("good", yearly);
    const mail = await app.mailbox.waitFor(
      ({ to, text }) => to.includes(email) && !!text?.includes("refund"),
      30_000,
    );
    expect(mail.subject).toMatch(/refund/i);
    await expect
      .poll(async () => (await purchasesOf(email, app)).subscriptions.map(({ status }) => status).sort())
      .toEqual(["active", "canceled"]);
    expect(await isSubscribed(page)).toBe(true);
    await page.goto("/dashboard");
    await expect(page.getByText("Weekly", { exact: true })).toBeVisible();
  });
});

test("a subscriber is led to the portal instead of a second checkout", async ({ page, context, app }) => {
  const { email } = await signIn(page, app);
  const stale = await context.newPage();
  await stale.goto("/jobs");
  await stale.route("**/auth/session", (route) => route.fulfill({ body: "" }));
  const plans = await openPlans(stale);
  await page.goto("/jobs");
  await payWith("good", await choosePlan(await openPlans(page), "Weekly"));
  await expect.poll(() => isSubscribed(page)).toBe(true);
  const tab = await tabOpenedBy(plans.getByRole("button", { name: "Choose Weekly" }));
  await expect(tab.getByRole("heading", { name: "Invoices" })).toBeVisible();
  await expect(stale.getByRole("dialog", { name: "You already have a subscription" })).toContainText(
    "Manage it in the tab we just opened.",
  );
  expect((await purchasesOf(email, app)).subscriptions).toHaveLength(1);
});

test("the return from a payment works once: no second toast, nothing in the address", async ({
  page,
  app,
}) => {
  await signIn(page, app);
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Monthly");
  await payWith("good", checkout);
  await expect(toastOn(checkout, "Payment Successful! 🎉")).toBeVisible();
  await expect(toastOn(checkout, "Your plan")).toBeVisible();
  await expect(checkout).toHaveURL(`${app.origin}/jobs`);

  await checkout.goBack();
  await expect(
    checkout.getByText("This checkout is already paid. You won't be charged twice."),
  ).toBeVisible();
  const asked: string[] = [];
  checkout.on("request", (request) => asked.push(request.url()));
  await checkout.goForward();
  await expect(checkout).toHaveURL(`${app.origin}/jobs`);
  await waitForHydration(checkout);
  await checkout.reload({ waitUntil: "networkidle" });
  expect(asked.filter((address) => /session_id|get-checkout-session/.test(address))).toEqual([]);
  await expect(checkout.locator(".toast")).toHaveCount(0);
});

test("the checkout opens in the same tab where pop-ups are blocked", inProof, async ({ page, app }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await signIn(page, app);
  await page.goto("/jobs");
  await (await openPlans(page)).getByRole("button", { name: "Choose Weekly" }).click();
  await page.waitForURL("**/local/stripe/pay/**");
  await payWith("good", page);
  await expect(toastOn(page, "Payment Successful! 🎉")).toBeVisible();
});
