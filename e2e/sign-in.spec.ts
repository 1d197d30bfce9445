import type { Route } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import {
  askForLink,
  codeTo,
  expectSignedIn,
  linkTo,
  refocus,
  signIn,
  somebody,
  toastOn,
  typeCode,
  whoIsIn,
  wrongCode,
} from "./people.ts";

test("a new visitor signs up by link, and it works once", async ({ page, app }) => {
  const email = somebody();
  await askForLink(page, email);
  for (const note of ["Works for both new and existing accounts", "Link expires in 1 hour"]) {
    await expect(page.getByText(note)).toBeVisible();
  }
  await expect(toastOn(page, "Check your email!")).toContainText("We've sent you a magic link to sign in.");
  const link = await linkTo(email, app.mailbox);
  // The browser that asked presses the button by itself.
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === "/");
  await expectSignedIn(page, email, "Free Plan");

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  expect(await whoIsIn(page)).toBeNull();
  await page.getByRole("link", { name: "Send a new link" }).click();
  await expect(page.getByRole("heading", { name: "Sign In" })).toBeVisible();
});

test("the link asks for a click in another browser, and a scanner uses nothing up", async ({
  page,
  browser,
  app,
}) => {
  const email = somebody();
  await askForLink(page, email);
  const link = await linkTo(email, app.mailbox);
  for (let opened = 0; opened < 3; opened++) await page.request.get(link);

  const elsewhere = await browser.newPage({ baseURL: app.origin });
  await elsewhere.goto(link);
  await waitForHydration(elsewhere);
  expect(await whoIsIn(elsewhere)).toBeNull();
  await elsewhere.getByRole("button", { name: "Sign in here" }).click();
  await elsewhere.waitForURL((url) => url.pathname === "/");
  expect(await whoIsIn(elsewhere)).toMatchObject({ email, subscribed: false });
  await elsewhere.close();

  // The page that asked says so by itself, and a new code signs in there.
  await expect(page.getByRole("alert")).toHaveText("Signed in on another device. Send a new code.", {
    timeout: 30_000,
  });
  const known = new Set(app.mailbox.messages());
  await page.getByRole("button", { name: "Send a new code" }).click();
  await expect(page.getByLabel("Six-digit code")).toBeVisible();
  await typeCode(page, await codeTo(email, app.mailbox, known));
  await page.waitForURL((url) => url.pathname === "/");
  await expectSignedIn(page, email, "Free Plan");
});

test("a link opened elsewhere shows a code for the page that asked", async ({ page, browser, app }) => {
  const email = somebody();
  await page.goto("/auth?next=%2Fjobs");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  const elsewhere = await browser.newPage({ baseURL: app.origin });
  await elsewhere.goto(await linkTo(email, app.mailbox));
  const code = await codeTo(email, app.mailbox);
  await expect(elsewhere.getByText(`Back where you asked, type ${code}`)).toBeVisible();
  expect(await whoIsIn(elsewhere)).toBeNull();

  await typeCode(page, wrongCode(code));
  await expect(page.getByRole("main")).toContainText("That code isn't right. Check the email and try again.");
  await expect(page.getByLabel("Six-digit code")).toBeFocused();
  await typeCode(page, code);
  await page.waitForURL((url) => url.pathname === "/jobs");
  await expectSignedIn(page, email, "Free Plan");
  await elsewhere.reload();
  await expect(elsewhere.getByRole("heading", { name: "This link has expired" })).toBeVisible();
  await elsewhere.close();
});

test("five wrong codes end a code, and the page offers a new link", async ({ page, app }) => {
  const email = somebody();
  await askForLink(page, email);
  await waitForHydration(page);
  const code = wrongCode(await codeTo(email, app.mailbox));
  for (let tries = 0; tries < 5; tries++) {
    const answer = page.waitForResponse("**/auth.data*");
    await typeCode(page, code);
    await answer;
  }
  await expect(page.getByRole("alert")).toHaveText("That code no longer works. Send a new link.");
  await page.getByRole("button", { name: "Send a new link" }).click();
  await expect(page.getByLabel("Six-digit code")).toBeVisible();
});

test("a page that was reloaded still takes the code", async ({ page, app }) => {
  const email = somebody();
  await askForLink(page, email);
  await page.goto("/auth");
  await typeCode(page, await codeTo(email, app.mailbox));
  await page.waitForURL((url) => url.pathname === "/");
  await expectSignedIn(page, email, "Free Plan");
});

test("a form whose request fails keeps what was typed", async ({ page, app }) => {
  const email = somebody();
  const failures = [
    [(route) => route.abort(), "No connection."],
    [(route) => route.fulfill({ status: 502, body: "<html>" }), "Something went wrong on our end."],
  ] as const satisfies [handler: (route: Route) => Promise<void>, said: string][];
  const fail = async (press: () => Promise<void>, label: string, value: string) => {
    for (const [handler, said] of failures) {
      const { promise: isAnswered, resolve } = Promise.withResolvers<void>();
      await page.route("**/auth.data*", (route) => handler(route).then(resolve));
      await press();
      await isAnswered;
      await expect(page.getByRole("status").filter({ hasText: said })).toBeVisible();
      await expect(page.getByLabel(label)).toHaveValue(value);
      await page.unroute("**/auth.data*");
    }
  };
  const send = () => page.getByRole("button", { name: "Send Magic Link" }).click();
  await page.goto("/auth");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(email);
  await fail(send, "Email", email);
  await send();
  await expect(page.getByText("Link expires in 1 hour")).toBeVisible();
  const code = await codeTo(email, app.mailbox);
  await fail(() => typeCode(page, code), "Six-digit code", code);
  await typeCode(page, code);
  await page.waitForURL((url) => url.pathname === "/");
  await expectSignedIn(page, email, "Free Plan");
});

test("the form can try another address without starting over", async ({ page }) => {
  await askForLink(page, somebody());
  await page.getByRole("button", { name: "Try a different email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
});

test("an invalid address stays in its field, with the error", async ({ page }) => {
  await page.goto("/auth");
  await waitForHydration(page);
  // A browser accepts this address; a mail server would not.
  await page.getByLabel("Email").fill("hiker@localhost");
  const answer = await hold(page, "**/auth.data*");
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByRole("button", { name: "Sending magic link..." })).toBeDisabled();
  answer();
  for (const place of [page.getByRole("main"), toastOn(page, "Error")])
    await expect(place).toContainText("Please enter a valid email address");
  await expect(page.getByLabel("Email")).toHaveValue("hiker@localhost");
});

test("a visitor who came to upgrade is led on to the plans", async ({ page, app }) => {
  const email = somebody();
  await page.goto("/auth?upgrade=true");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Link expires in 1 hour")).toBeVisible();
  await page.goto(await linkTo(email, app.mailbox));
  await expect(page.getByRole("dialog", { name: "Unlock every job" })).toBeVisible();
  expect(await whoIsIn(page)).toMatchObject({ email });
});

test("other tabs follow who signs in and out, and keep what was typed", async ({ page, context, app }) => {
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByLabel("Location").fill("colo");

  const second = await context.newPage();
  const { email } = await signIn(second, app);
  await refocus(page);
  await expectSignedIn(page, email, "Free Plan");
  await expect(page.getByLabel("Location")).toHaveValue("colo");

  await second.goto("/");
  await waitForHydration(second);
  await second.getByRole("button", { name: "Account menu" }).click();
  await second.getByRole("button", { name: "Sign Out" }).click();
  await expect(toastOn(second, "Signed out")).toContainText("You've been successfully signed out.");
  await expect(second.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(second).toHaveURL(/\/$/);
  await refocus(page);
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  await expect(page.getByLabel("Location")).toHaveValue("colo");
});

test.describe("the sign-in without script", () => {
  test.use({ javaScriptEnabled: false });

  test("signs a visitor up by link, and out again", async ({ page, app }) => {
    const email = somebody();
    await page.goto("/auth");
    await page.getByLabel("Email").fill("hiker@localhost");
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(page.getByLabel("Email")).toHaveValue("hiker@localhost");
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(page.getByText("Link expires in 1 hour")).toBeVisible();
    await page.goto(await linkTo(email, app.mailbox));
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL((url) => url.pathname === "/");
    await expectSignedIn(page, email, "Free Plan");
    await page.getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(page.getByText("You've been successfully signed out.")).toBeVisible();
    expect(await whoIsIn(page)).toBeNull();
  });

  test("takes a code, after a wrong one", async ({ page, app }) => {
    const email = somebody();
    await askForLink(page, email);
    const code = await codeTo(email, app.mailbox);
    await typeCode(page, wrongCode(code));
    await expect(page.getByRole("main")).toContainText("That code isn't right.");
    await expect(page.getByText(email)).toBeVisible();
    await typeCode(page, code.replace(" ", ""));
    await page.waitForURL((url) => url.pathname === "/");
    await expectSignedIn(page, email, "Free Plan");
  });
});
