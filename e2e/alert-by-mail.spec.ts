import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dayPasses, headerOf, linkIn, rareTitles } from "./alert-mails.ts";
import { hold } from "./browser.ts";
import { expect, inProof, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { linkTo, makeAlert, signIn, somebody, toastOn } from "./people.ts";

const nameOfOwn = () => `Lookouts ${randomUUID().slice(0, 8)}`;
const isOn = (page: Page, name: string) =>
  page.getByRole("article", { name }).getByRole("switch", { name: "Active" });

async function pressOneClick(address: string, body: URLSearchParams | FormData) {
  body.set("List-Unsubscribe", "One-Click");
  return (await fetch(address, { method: "POST", body, redirect: "manual" })).status;
}

test("an alert of a visitor is confirmed, sends what is new, is ended, and returns in an account", async ({
  page,
  app,
}) => {
  const [first = "", second = ""] = await rareTitles(app, 2);
  const [email, name] = [somebody(), nameOfOwn()];
  await makeAlert(page, app, { name, email, title: `${first}, ${second}` });

  await test.step("confirms with a press of the button alone", async () => {
    const question = await linkTo(email, app.mailbox, "/job-alerts/confirm");
    for (let opened = 0; opened < 3; opened++) expect((await page.request.get(question)).status()).toBe(200);
    await page.goto(question);
    await expect(page.getByRole("heading", { name: "Confirm your job alert" })).toBeVisible();
    await expect(page.getByRole("main").getByText(name)).toBeVisible();
    await page.getByRole("button", { name: "Confirm alert" }).click();
    await expect(page.getByRole("heading", { name: "Your alert is confirmed" })).toBeVisible();
  });

  const mail = await dayPasses(app, name, first);
  expect(mail.to).toEqual([email]);
  expect(mail.subject).toBe(`1 new job: ${name}`);
  expect(mail.text).toMatch(new RegExp(`Why: Title contains '${first}'`, "i"));
  await page.goto(linkIn(mail, first));
  await expect(page.getByRole("heading", { level: 1, name: first })).toBeVisible();

  const link = linkIn(mail, "Unsubscribe from this alert");
  const yes = page.getByRole("button", { name: "Yes, Unsubscribe" });
  const ended = page.getByRole("heading", { name: "Unsubscribed Successfully" });
  await test.step("ends with a press of its button, however often", async () => {
    await page.goto(link);
    await waitForHydration(page);
    await expect(page.getByRole("main")).toContainText(`Do you want to unsubscribe from ${name}?`);
    await page.getByRole("link", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.goto(link);
    const tab = await page.context().newPage();
    await tab.goto(link);
    await waitForHydration(tab);
    const answer = await hold(page, "**/unsubscribe-alert");
    await waitForHydration(page);
    await yes.click();
    await expect(page.getByRole("button", { name: "Unsubscribing..." })).toBeDisabled();
    answer();
    await expect(ended).toBeVisible();
    await tab.getByRole("button", { name: "Yes, Unsubscribe" }).click();
    await expect(tab.getByRole("heading", { name: "Unsubscribed Successfully" })).toBeVisible();
    await tab.close();
    await page.reload();
    await expect(ended).toBeVisible();
  });

  await test.step("belongs to whoever signs in with the same address, who switches it on", async () => {
    await waitForHydration(page);
    await page.getByRole("link", { name: "Manage All Alerts" }).click();
    await expect(page).toHaveURL(/\/auth\?next=%2Fmy-alerts$/);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(page.getByText("Click the link in your email to sign in")).toBeVisible();
    await page.goto(await linkTo(email, app.mailbox));
    await page.waitForURL("**/my-alerts");
    await waitForHydration(page);
    await expect(isOn(page, name)).not.toBeChecked();
    await isOn(page, name).click();
    await expect(toastOn(page, "Alert enabled")).toBeVisible();
    await expect(isOn(page, name)).toBeChecked();
  });

  const next = await dayPasses(app, name, second);
  expect(next.subject).toBe(`1 new job: ${name}`);
  expect(linkIn(next, second)).toContain("/jobs/");
  expect(() => linkIn(next, first)).toThrow("has no link");
  await page.reload();
  await expect(page.getByRole("article", { name })).not.toContainText("Never");
});

test(
  "a mail program ends an alert by one POST, and its link can turn it back on",
  inProof,
  async ({ page, app }) => {
    const [title = ""] = await rareTitles(app, 1);
    const name = nameOfOwn();
    await signIn(page, app);
    await makeAlert(page, app, { name, title });
    const mail = await dayPasses(app, name, title);
    expect(headerOf(mail, "List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    const [, address = ""] = /^<(.+)>$/.exec(headerOf(mail, "List-Unsubscribe") ?? "") ?? [];
    for (const body of [new URLSearchParams(), new FormData()]) {
      expect(await pressOneClick(address, body)).toBe(200);
      expect(await pressOneClick(address, body)).toBe(200);
      await page.goto("/my-alerts");
      await expect(isOn(page, name)).not.toBeChecked();
      await page.goto(address);
      await page.getByRole("button", { name: "Turn it back on" }).click();
      await expect(page.getByRole("heading", { name: "Your alert is on again" })).toBeVisible();
      await page.goto("/my-alerts");
      await expect(isOn(page, name)).toBeChecked();
    }
    expect(await pressOneClick(`${address}x`, new URLSearchParams())).toBe(404);
    await page.reload();
    await expect(isOn(page, name)).toBeChecked();
  },
);
