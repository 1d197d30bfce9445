import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import { expect, test } from "./fixtures.ts";
import { isHydrated } from "./pages.ts";

const somebody = () => `hiker-${randomUUID()}@example.com`;

async function askForLink(page: Page, email: string) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Click the link in your email to sign in")).toBeVisible();
}

async function linkTo(email: string, mailbox: Mailbox): Promise<string> {
  const { text } = await mailbox.waitFor((mail) => mail.to.includes(email), 10_000);
  const link = text?.split("\n").find((line) => line.includes("/auth/confirm?token="));
  if (!link) throw new Error(`no link stands in the mail to ${email}`);
  return link;
}

async function signedInAs(page: Page): Promise<string | null> {
  const { account } = await (await page.request.get("/auth/session")).json();
  return account?.email ?? null;
}

test("a new visitor signs up by link, and it works once", async ({ page, app }) => {
  const email = somebody();
  await askForLink(page, email);
  for (const note of ["Works for both new and existing accounts", "Link expires in 1 hour"]) {
    await expect(page.getByText(note)).toBeVisible();
  }
  const link = await linkTo(email, app.mailbox);
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === "/");
  expect(await signedInAs(page)).toBe(email);

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link does not work any more" })).toBeVisible();
  expect(await signedInAs(page)).toBeNull();
});

test("in another browser the link asks for a click, and a scanner that opens it uses nothing up", async ({
  page,
  browser,
  app,
}) => {
  const email = somebody();
  await askForLink(page, email);
  const link = await linkTo(email, app.mailbox);
  for (let opened = 0; opened < 3; opened++) await page.request.get(link);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await isHydrated(elsewhere);
  expect(await elsewhere.request.get(`${app.origin}/auth/session`).then((answer) => answer.json())).toEqual({
    account: null,
  });
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await elsewhere.waitForURL((url) => url.pathname === "/");
  expect(
    await elsewhere.request.get(`${app.origin}/auth/session`).then((answer) => answer.json()),
  ).toMatchObject({ account: { email, subscribed: false } });
  await elsewhere.close();
});

test("another address can be tried without starting anew", async ({ page }) => {
  await askForLink(page, somebody());
  await page.getByRole("button", { name: "Try a different email" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
});
