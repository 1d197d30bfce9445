import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import {
  choosePlan,
  expectSignedIn,
  linkTo,
  openPlans,
  payWith,
  refocus,
  somebody,
  toastOn,
  whoIsIn,
} from "./people.ts";

test("a visitor pays first, and signs up afterwards", async ({ page, app }) => {
  const email = somebody();
  await page.goto("/jobs");
  const checkout = await choosePlan(await openPlans(page), "Yearly");
  await checkout.getByLabel("Email").fill(email);
  await expect(page.getByRole("dialog")).toContainText("If you've paid, check your email");
  await payWith("good", checkout);

  const paid = checkout.getByRole("dialog", { name: "Payment Successful! 🎉" });
  await expect(paid.getByLabel("Email")).toHaveValue(email);
  await expect(paid.getByLabel("Email")).not.toBeEditable();
  await expect(checkout).toHaveURL(`${app.origin}/`);
  // Knowing the address of the return does not sign anybody in.
  expect(await whoIsIn(page)).toBeNull();
  await paid.getByRole("button", { name: "Send Magic Link" }).click();
  const sent = checkout.getByRole("dialog", { name: "Check Your Email!" });
  await expect(sent.getByText(email)).toBeVisible();
  await expect(toastOn(checkout, "Check your email!")).toBeVisible();
  await sent.getByRole("button", { name: "Done" }).click();
  await expect(sent).toBeHidden();

  await checkout.goto(await linkTo(email, app.mailbox));
  await checkout.waitForURL((url) => url.pathname === "/jobs");
  await waitForHydration(checkout);
  await expect(toastOn(checkout, "You're signed in")).toBeVisible();
  await expectSignedIn(checkout, email, "Premium Member");
  expect(await whoIsIn(page)).toEqual({ email, subscribed: true, isAdmin: false, awaitsPayment: false });

  await refocus(page);
  await expect(toastOn(page, "Payment Successful! 🎉")).toContainText("Loading all jobs...");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel("Job title")).toBeEnabled();
});

test("a paid subscription waits for its buyer, who signs in another day and elsewhere", async ({
  page,
  browser,
  app,
}) => {
  const email = somebody();
  await page.goto("/");
  await waitForHydration(page);
  const checkout = await choosePlan(page, "Weekly");
  await checkout.getByLabel("Email").fill(email);
  await payWith("good", checkout);
  await checkout.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(checkout.getByRole("dialog")).toBeHidden();
  await checkout.close();
  const mail = await app.mailbox.waitFor(
    ({ to, text }) => to.includes(email) && !!text?.includes("/auth"),
    30_000,
  );
  expect(mail.headers.some(({ name }) => name.toLowerCase() === "message-id")).toBe(true);

  const elsewhere = await browser.newPage({ baseURL: app.origin });
  await elsewhere.goto("/auth");
  await elsewhere.getByLabel("Email").fill(email.toUpperCase());
  await elsewhere.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(elsewhere.getByText("Link expires in 1 hour")).toBeVisible();
  await elsewhere.goto(await linkTo(email, app.mailbox));
  await elsewhere.waitForURL((url) => url.pathname === "/");
  expect(await whoIsIn(elsewhere)).toMatchObject({ email, subscribed: true });
  await elsewhere.close();
});

test.describe("paying first without script", () => {
  test.use({ javaScriptEnabled: false });

  test("leads to signing up afterwards", async ({ page, app }) => {
    const email = somebody();
    await page.goto("/");
    const checkout = await choosePlan(page, "Monthly");
    await checkout.getByLabel("Email").fill(email);
    await payWith("good", checkout);
    await checkout.getByRole("button", { name: "Sign in with the address you paid with" }).click();
    await checkout.getByLabel("Email").fill(email);
    await checkout.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(checkout.getByText("Link expires in 1 hour")).toBeVisible();
    await checkout.goto(await linkTo(email, app.mailbox));
    await checkout.getByRole("button", { name: "Sign in", exact: true }).click();
    await checkout.waitForURL((url) => url.pathname === "/jobs");
    await expect(checkout.getByText("You're signed in")).toBeVisible();
    expect(await whoIsIn(checkout)).toMatchObject({ email, subscribed: true });
  });
});
