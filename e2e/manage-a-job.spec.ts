import type { Browser, Page } from "@playwright/test";
import { offer, offerPrice, offerTerm } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import { type App, expect, inProof, test } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { payWith, refocus, tabOpenedBy, toastOn } from "./people.ts";
import {
  addressIn,
  expectListed,
  fieldOf,
  fillPosting,
  inDays,
  letTimePass,
  mailTo,
  makePosting,
  openEdit,
  openForm,
  unfoldEdit,
  waitForText,
} from "./posting-people.ts";
import { runTask } from "./tasks.ts";

const stateOn = (page: Page) => page.getByRole("region", { name: "State" });
const saveButton = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const renewButton = (page: Page) =>
  page.getByRole("button", { name: `Renew for ${offerTerm} - ${offerPrice}` });

async function openVisitor(browser: Browser, { origin }: App): Promise<Page> {
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const context = await browser.newContext({ baseURL: origin, userAgent });
  await context.route("https://jobs.example.com/**", (route) => route.fulfill({ body: "Apply here." }));
  return context.newPage();
}

async function expectShown(page: Page, path: string, text: string) {
  await waitForText(page, path, text);
  await page.goto(path);
  await expect(page.getByRole("main")).toContainText(text);
}

/** The cookie keeps the page cache out. */
async function expectStatus(page: Page, path: string, status: number) {
  const answer = await page.request.get(path, { headers: { cookie: "session_token=x" } });
  expect(answer.status()).toBe(status);
}

test("an employer changes a job with the email's link; its names are locked after a day", async ({
  page,
  browser,
  app,
}) => {
  const posted = await makePosting(page, app);
  const visitor = await openVisitor(browser, app);
  await openForm(page, posted.manage);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(posted.title);
  await expect(stateOn(page)).toContainText("Live");
  await expect(saveButton(page)).toBeHidden();
  await unfoldEdit(page);
  await expect(fieldOf(page, "description")).toHaveValue(/^# What you bring$/m);
  await fillPosting(page, { company_name: `${posted.company_name} & Sons`, salary_min: "61000" });
  await fieldOf(page, "description").press("Control+End");
  await page.keyboard.insertText("\n\nThe boots are on us.");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("The boots are on us.");
  await saveButton(page).click();
  await expect(toastOn(page, "Changes saved")).toBeVisible();
  await page.reload();
  await expect(fieldOf(page, "salary_min")).toHaveValue("61000");
  await expectShown(visitor, posted.path, "The boots are on us.");
  await expect(visitor.getByRole("main")).toContainText(`${posted.company_name} & Sons`);

  await letTimePass(app, posted.id, 25);
  await openEdit(page, posted.manage);
  for (const name of ["title", "company_name"] as const) {
    await expect(fieldOf(page, name)).toBeDisabled();
    await expect(fieldOf(page, name)).toHaveAccessibleDescription("This can no longer be changed.");
  }
  await fillPosting(page, { location: "Bears Ears, Utah" });
  await saveButton(page).click();
  await expect(toastOn(page, "Changes saved")).toBeVisible();
  await expectShown(visitor, posted.path, "Bears Ears, Utah");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(posted.title);
  await visitor.context().close();
});

test("an employer sees how often a job is opened and applied to", async ({ page, browser, app }) => {
  const posted = await makePosting(page, app);
  await page.goto(posted.manage);
  const statistics = page.getByRole("region", { name: "Statistics" });
  await expect(statistics).toContainText("Nobody has opened your job yet.");
  const visitor = await openVisitor(browser, app);
  await visitor.goto("/jobs");
  await visitor.goto(posted.path);
  await visitor.reload();
  await waitForHydration(visitor);
  const apply = await tabOpenedBy(visitor.getByRole("link", { name: "Apply for this Position" }));
  await expect(apply.getByText("Apply here.")).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(statistics).toContainText("2 views and 1 click on Apply so far.", { timeout: 100 });
  }).toPass();
  await statistics.getByText("Day by day").click();
  await expect(statistics.getByRole("row").nth(1)).toHaveText(/^\w+ \d+, \d{4}\s*2\s*1$/);
  for (const name of ["Views", "Clicks on Apply"])
    await expect(statistics.getByRole("figure").filter({ hasText: name })).toBeVisible();
  expect(await visitor.context().cookies()).toEqual([]);
  await visitor.context().close();
});

test("an employer closes a job early, reopens it, and renews it", async ({ page, browser, app }) => {
  const posted = await makePosting(page, app);
  const visitor = await openVisitor(browser, app);
  await openForm(page, posted.manage);
  await page.getByText("Close early").click();
  await page.getByRole("button", { name: "Close this job" }).click();
  await expect(toastOn(page, "Job closed")).toBeVisible();
  await expect(stateOn(page)).toContainText("Closed");
  await expectListed(visitor, "/jobs", posted.title, false);
  await expectStatus(visitor, posted.path, 410);
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(toastOn(page, "Job reopened")).toBeVisible();
  await expect(stateOn(page)).toContainText("Live");
  await expectListed(visitor, "/jobs", posted.title);
  await expectStatus(visitor, posted.path, 200);

  await letTimePass(app, posted.id, 10 * 24);
  await page.reload();
  await waitForHydration(page);
  await expect(stateOn(page)).toContainText(inDays(offer.days - 10));
  await renew(page);
  const mail = await mailTo(posted.contact_email, app, /^Your job is renewed/);
  expect(mail.text).toContain(dollars(offer.cents));
  expect(mail.text).toMatch(inDays(2 * offer.days - 10));
  await refocus(page);
  await expect(stateOn(page)).toContainText(inDays(2 * offer.days - 10));
  await visitor.context().close();
});

test(
  "a job ends with its term, is announced three days before, and is renewed",
  inProof,
  async ({ page, browser, app }) => {
    const posted = await makePosting(page, app);
    const visitor = await openVisitor(browser, app);
    await letTimePass(app, posted.id, (offer.days - 2) * 24);
    await runTask(app, "postings.end");
    const notice = await mailTo(posted.contact_email, app, /^Your featured job ends on/);
    expect(notice.text).toMatch(inDays(2));
    await visitor.goto(addressIn(notice, "/company/"));
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(posted.title);

    await letTimePass(app, posted.id, 3 * 24);
    // The page is gone at once, before the task that ends listings.
    await expectStatus(visitor, posted.path, 410);
    await expectListed(visitor, "/jobs", posted.title, false);
    await expectShown(visitor, posted.path, "This job is no longer open.");
    await runTask(app, "postings.end");
    const ended = await mailTo(posted.contact_email, app, /^Your featured job has ended/);
    expect(ended.subject).toContain(posted.title);

    await openForm(page, addressIn(ended, "/post-job/manage?token="));
    await expect(stateOn(page)).toContainText("Ended");
    await expect(saveButton(page)).toHaveCount(0);
    await renew(page);
    await refocus(page);
    await expect(stateOn(page)).toContainText(inDays(offer.days));
    await expectListed(visitor, "/jobs", posted.title);
    await expectStatus(visitor, posted.path, 200);
    await visitor.context().close();
  },
);

test("an incomplete link leads on", async ({ page, app }) => {
  const { manage } = await makePosting(page, app);
  // The browser logs the answer 410.
  for (const link of [`${manage}x`, "/post-job/manage"]) {
    expect((await page.goto(link))?.status()).toBe(410);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link no longer works");
  }
});

test.describe("the manage page without script", () => {
  test.use({ javaScriptEnabled: false });

  test("changes, closes, reopens and renews a job", async ({ page, app }) => {
    const posted = await makePosting(page, app);
    await page.goto(posted.manage);
    await unfoldEdit(page);
    await fillPosting(page, { title: "Ranger", location: "Bears Ears, Utah" });
    await saveButton(page).click();
    await expect(fieldOf(page, "title")).toHaveAccessibleDescription(/Title must be at least 10 characters/);
    await expect(fieldOf(page, "location")).toHaveValue("Bears Ears, Utah");
    await fillPosting(page, { title: `${posted.title} of Utah` });
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("region", { name: "Preview" })).toContainText(`${posted.title} of Utah`);
    await saveButton(page).click();
    await expect(toastOn(page, "Changes saved")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${posted.title} of Utah`);
    await page.getByText("Close early").click();
    await page.getByRole("button", { name: "Close this job" }).click();
    await expect(toastOn(page, "Job closed")).toBeVisible();
    await page.getByRole("button", { name: "Reopen" }).click();
    await expect(toastOn(page, "Job reopened")).toBeVisible();
    await renewButton(page).click();
    await page.waitForURL("**/local/stripe/pay/**");
    await payWith("good", page);
    await page.getByRole("button", { name: "Show what I have paid for" }).click();
    await expect(page.getByRole("main")).toContainText(inDays(2 * offer.days));
  });
});

async function renew(page: Page) {
  const checkout = await tabOpenedBy(renewButton(page));
  await checkout.waitForURL("**/local/stripe/pay/**");
  await payWith("good", checkout);
  await expect(checkout.getByRole("heading", { level: 1 })).toHaveText("Job Renewed Successfully!");
  await checkout.close();
}
