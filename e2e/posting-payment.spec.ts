import type { Page } from "@playwright/test";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { refocus, subscribe, tabOpenedBy } from "./people.ts";
import {
  aPosting,
  expectFirst,
  expectListed,
  fillPosting,
  mailTo,
  makePosting,
  openCheckout,
  openForm,
  orderPosting,
} from "./posting-people.ts";

const refused = "Job not found. Please contact support if you were charged.";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const success = (session: string) => `/post-job/success?session_id=${session}`;

test("a job goes live though nobody came back from its payment", async ({ page, browser, app }) => {
  const typed = aPosting();
  await openForm(page);
  await fillPosting(page, typed);
  const checkout = await openCheckout(page);
  const session = checkout.url().split("/").at(-1) ?? "";
  await checkout.close();
  app.stripe.pay(session, { email: typed.contact_email });
  await mailTo(typed.contact_email, app, /^Your job is live/);
  const visitor = await browser.newPage({ baseURL: app.origin });
  await expectFirst(visitor, "/jobs", typed.title);
  await visitor.context().close();

  await refocus(page);
  const managed = await tabOpenedBy(page.getByRole("button", { name: "Start again" }));
  await managed.waitForURL("**/post-job/manage?token=*");
  await expect(page.getByRole("heading", { name: "Your job is posted" })).toBeVisible();
});

test("one payment has one result over two tabs, a reload and a return, with one email", async ({
  page,
  context,
  app,
}) => {
  const { session, title, contact_email } = await makePosting(page, app);
  const second = await context.newPage();
  await Promise.all([page.goto(success(session)), second.goto(success(session))]);
  for (const tab of [page, second]) {
    await expect(heading(tab)).toHaveText("Job Posted Successfully!");
    await expect(tab.getByRole("main")).toContainText(title);
  }
  const told = () => Promise.all([page, second].map((tab) => tab.getByRole("main").innerText()));
  await expect.poll(async () => new Set(await told()).size).toBe(1);
  await page.reload();
  await expect(heading(page)).toHaveText("Job Posted Successfully!");
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL(`${app.origin}/`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Job Posted Successfully!");
  const mails = app.mailbox.messages().filter(({ to }) => to.includes(contact_email));
  expect(mails).toHaveLength(1);
});

test("the page says that it is verifying the payment", async ({ page, app }) => {
  const { session } = await makePosting(page, app);
  const letPass = await hold(page, /verify-job-payment/);
  await page.goto(success(session));
  await expect(heading(page)).toHaveText("Verifying Payment...");
  letPass();
  await expect(heading(page)).toHaveText("Job Posted Successfully!");
  await expect(page).toHaveURL(/\/post-job\/success$/);
  // A reloaded page has no session in its address and does not report the earlier failure.
  const again = await (await page.request.get("/post-job/success")).text();
  expect(again.replace(/<noscript>.*?<\/noscript>/gs, "")).not.toContain("No payment session found");
  await page.reload();
  await expect(heading(page)).toHaveText("Job Posted Successfully!");
});

test.describe("a checkout session that did not pay for a job", () => {
  // The browser logs the failed request.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test("publishes nothing until it is paid", async ({ page, app }) => {
    const { session, title, contact_email } = await orderPosting(page, app);
    await page.goto(success(session));
    await expect(page.getByRole("alert")).toHaveText(refused);
    await expectListed(page, "/jobs", title, false);
    app.stripe.pay(session, { email: contact_email });
    await page.goto(success(session));
    await expect(heading(page)).toHaveText("Job Posted Successfully!");
  });

  test("of another kind is refused, and grants nothing", async ({ page, app }) => {
    const { session } = await subscribe(page, app);
    for (const other of [String(session), "cs_test_none", "none"]) {
      await page.goto(success(other));
      await expect(page.getByRole("alert")).toHaveText(refused);
    }
    await page.getByRole("link", { name: "Return Home" }).click();
    await expect(page).toHaveURL(`${app.origin}/`);
    await page.goto("/post-job/success");
    await expect(page.getByRole("alert")).toHaveText("No payment session found");
  });

  test("that cannot be verified now is reported, and found later", async ({ page, app }) => {
    const { session, title } = await makePosting(page, app);
    await page.route("**/functions/v1/verify-job-payment", (route) => route.abort());
    await page.goto(success(session));
    await expect(page.getByRole("alert")).toHaveText(
      "Failed to verify payment. Please contact support if you were charged.",
    );
    await page.unroute("**/functions/v1/verify-job-payment");
    await page.goto(success(session));
    await expect(page.getByRole("main")).toContainText(title);
  });
});
