import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { headerOf } from "./alert-mails.ts";
import { hold } from "./browser.ts";
import { type App, expect, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { signIn, somebody, toastOn } from "./people.ts";
import { makeTaskDue, noTasksLeft } from "./tasks.ts";

const subjectOfOwn = () => `A question ${randomUUID().slice(0, 8)}`;
const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });
const sentCard = (page: Page) => page.getByRole("heading", { name: "Message Sent Successfully!" });

function mailAbout(subject: string, { mailbox }: App) {
  return mailbox.waitFor((mail) => mail.subject === `Contact form: ${subject}`, 30_000);
}

async function write(page: Page, typed: { email: string; subject: string; message?: string }) {
  const { email, subject, message = "Is the hut at the pass open in May?\n\nThank you!" } = typed;
  await page.getByLabel("Name").fill("  Ada O'Hiker ");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message", { exact: true }).fill(message);
}

test("a visitor writes to us, and then once more", async ({ page, app }) => {
  const [email, subject, second] = [somebody(), subjectOfOwn(), subjectOfOwn()];
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await waitForHydration(page);
  const operator = page.getByRole("complementary").getByRole("link", { name: "@" });
  const operatorAddress = await operator.innerText();
  await write(page, { email, subject });
  const answer = await hold(page, "**/contact");
  await sendButton(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(toastOn(page, "Message sent!")).toContainText("We'll get back to you as soon as possible.");
  await expect(sentCard(page)).toBeFocused();
  await expect(page.getByLabel("Message", { exact: true })).toHaveCount(0);

  const mail = await mailAbout(subject, app);
  expect(headerOf(mail, "Reply-To")).toContain(`<${email}>`);
  expect(headerOf(mail, "Reply-To")).toContain("Ada O'Hiker");
  expect(mail.to).toEqual([operatorAddress]);
  expect(mail.text).toContain("Is the hut at the pass open in May?\n\nThank you!");

  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  for (const label of ["Name", "Subject", "Message"])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await write(page, { email, subject: second });
  await page.getByLabel("Subject").press("Enter");
  await expect(sentCard(page)).toBeVisible();
  await mailAbout(second, app);
});

test("a member writes from the account's address", async ({ page, app }) => {
  const { email } = await signIn(page, app);
  await page.goto("/contact");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);
});

test("a message survives a mail server that is away", async ({ page, app }) => {
  const subject = subjectOfOwn();
  await page.goto("/contact");
  await waitForHydration(page);
  await write(page, { email: somebody(), subject });
  await noTasksLeft(app, "mail.send");
  app.mailbox.refuse({ code: 451 });
  await sendButton(page).click();
  await expect(sentCard(page)).toBeVisible();
  await makeTaskDue(app, "mail.send", "retry");
  await mailAbout(subject, app);
});

test("a message of a machine, which fills in every field, goes nowhere", async ({ page, app }) => {
  const [subject, ofPerson] = [subjectOfOwn(), subjectOfOwn()];
  const data = { name: "Ada", email: somebody(), message: "Buy huts!", website: "https://huts.example" };
  const send = (fields: object) =>
    page.request.post("/functions/v1/send-contact-email", { data: fields, headers: { origin: app.origin } });
  expect((await send({ ...data, subject })).status()).toBe(200);
  expect((await send({ ...data, subject: ofPerson, website: "" })).status()).toBe(200);
  await mailAbout(ofPerson, app);
  await noTasksLeft(app, "mail.send");
  expect(app.mailbox.messages().filter((mail) => mail.subject.includes(subject))).toEqual([]);
});

test.describe("a message that cannot be sent", () => {
  // The browser logs the failed form.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("shows errors at its fields and in a toast, and keeps everything typed", async ({ page }) => {
    const subject = subjectOfOwn();
    await page.goto("/contact");
    await waitForHydration(page);
    await page.getByLabel("Message", { exact: true }).fill("Hello!");
    await sendButton(page).click();
    await expect(toastOn(page, "Error")).toContainText("Name is required");
    await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
      "Invalid email address",
    );
    await expect(page.getByLabel("Subject")).toHaveAccessibleDescription("Subject is required");
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Hello!");

    for (const [label, typed, said] of [
      ["Name", "y".repeat(101), "Name must be less than 100 characters"],
      ["Email", "hiker@localhost", "Invalid email address"],
      ["Email", `${"y".repeat(250)}@example.com`, "Email must be less than 255 characters"],
      ["Subject", "y".repeat(201), "Subject must be less than 200 characters"],
      ["Message", "y".repeat(2001), "Message must be less than 2000 characters"],
      ["Message", " \n ", "Message is required"],
    ] as const) {
      await write(page, { email: somebody(), subject });
      await page.getByLabel(label, { exact: true }).fill(typed);
      await sendButton(page).click();
      await expect(toastOn(page, "Error").filter({ hasText: said }).last()).toBeVisible();
      await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(new RegExp(said));
      await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    }
  });

  test("says that the server was not reached, and the same button sends it later", async ({ page, app }) => {
    const subject = subjectOfOwn();
    await page.goto("/contact");
    await waitForHydration(page);
    await write(page, { email: somebody(), subject });
    await page.route("**/contact", (route) => route.abort());
    await sendButton(page).click();
    await expect(toastOn(page, "Error")).toContainText("Failed to send message. Please try again.");
    await expect(page.getByLabel("Subject")).toHaveValue(subject);
    await page.unroute("**/contact");
    await sendButton(page).click();
    await expect(sentCard(page)).toBeVisible();
    await mailAbout(subject, app);
  });
});

test.describe("a message without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is corrected, sent, and followed by another", async ({ page, app }) => {
    const [email, subject] = [somebody(), subjectOfOwn()];
    await page.goto("/contact");
    await write(page, { email: "hiker@localhost", subject });
    await sendButton(page).click();
    await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(
      "Invalid email address",
    );
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(/Thank you!/);
    await page.getByLabel("Email", { exact: true }).fill(email);
    await sendButton(page).click();
    await expect(sentCard(page)).toBeVisible();
    await expect(toastOn(page, "Message sent!")).toContainText("We'll get back to you as soon as possible.");
    await mailAbout(subject, app);
    await page.getByRole("button", { name: "Send Another Message" }).click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
  });
});
