import { readFile } from "node:fs/promises";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { linkTo, purchasesOf, shopkeeper, signIn, somebody, subscribe, toastOn, whoIsIn } from "./people.ts";

test("an address changes once both addresses have confirmed", async ({ page, browser, app }) => {
  const { email } = await signIn(page, app);
  const newEmail = somebody();
  await page.goto("/account");
  await waitForHydration(page);
  await page.getByLabel("New address").fill(email);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("This is your address already.")).toBeVisible();
  await page.getByLabel("New address").fill(newEmail);
  await page.getByRole("button", { name: "Change email" }).click();
  await expect(toastOn(page, "Check your email!")).toContainText("We've sent a link to both addresses.");

  await page.goto(await linkTo(email, app.mailbox, "/auth/email-change"));
  await page.getByRole("button", { name: "Confirm the change" }).click();
  await expect(page.getByText("Thank you. Your address changes once")).toBeVisible();
  expect(await whoIsIn(page)).toMatchObject({ email });

  const elsewhere = await browser.newPage({ baseURL: app.origin });
  await elsewhere.goto(await linkTo(newEmail, app.mailbox, "/auth/email-change"));
  await elsewhere.getByRole("button", { name: "Confirm this address" }).click();
  await expect(elsewhere.getByText("Done. From now on you sign in with")).toBeVisible();
  const { email: nowEmail } = await signIn(elsewhere, app, newEmail);
  expect(await whoIsIn(elsewhere)).toMatchObject({ email: nowEmail });
  await elsewhere.close();
  // Whoever was signed in with the old address no longer is.
  await page.goto("/account");
  await expect(page).toHaveURL(/\/auth\?next=%2Faccount$/);
  expect(await whoIsIn(page)).toBeNull();
});

test("signing out everywhere ends the session in another browser", async ({ page, browser, app }) => {
  const { email } = await signIn(page, app);
  const elsewhere = await browser.newPage({ baseURL: app.origin });
  await signIn(elsewhere, app, email);
  await elsewhere.goto("/dashboard");
  await expect(elsewhere.getByRole("main").getByText(email)).toBeVisible();

  await page.goto("/account");
  await waitForHydration(page);
  await expect(page.getByText("This device", { exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(toastOn(page, "Signed out everywhere")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect(await whoIsIn(elsewhere)).toBeNull();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/auth\?next=/);
  await elsewhere.close();
});

test("the export can be downloaded, and nothing in it signs anyone in", async ({ page, app }) => {
  const { email } = await subscribe(page, app);
  await page.goto("/account");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/\.json$/);
  const text = await readFile(await file.path(), "utf8");
  expect(JSON.parse(text)).toBeInstanceOf(Object);
  expect(text).toContain(email);
  for (const { name, value } of await page.context().cookies()) {
    const secret = decodeURIComponent(value).split(".")[0] ?? "";
    expect(text.includes(secret), name).toBe(false);
  }
});

test("a deleted account is gone, and its subscription ends", async ({ page, app }) => {
  const { email } = await subscribe(page, app);
  const before = await purchasesOf(email, app);
  expect(before.subscriptions.map(({ status }) => status)).toEqual(["active"]);
  await page.goto("/account");
  await waitForHydration(page);
  const typed = page.getByLabel("Type your email address to confirm");
  await typed.fill("hiker@example.com");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("This is not your address. Nothing was deleted.")).toBeVisible();
  await expect(typed).toHaveValue("hiker@example.com");
  await typed.fill(email);
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(toastOn(page, "Account deleted")).toBeVisible();
  expect(await whoIsIn(page)).toBeNull();
  const stripe = shopkeeper(app);
  await expect
    .poll(async () => (await stripe.subscriptions.retrieve(before.subscriptions[0]?.id ?? "")).status)
    .toBe("canceled");
});
