import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { payWith, tabOpenedBy, toastOn } from "./people.ts";
import {
  addressIn,
  aPosting,
  expectListed,
  fieldOf,
  fillPosting,
  mailTo,
  openCheckout,
  openForm,
  payButton,
} from "./posting-people.ts";
import { makeTaskDue } from "./tasks.ts";

type Typed = ReturnType<typeof aPosting>;

async function expectTyped(page: Page, { title, description = "", contact_email }: Typed) {
  await expect(fieldOf(page, "title")).toHaveValue(title);
  await expect(fieldOf(page, "description")).toHaveValue(description);
  await expect(fieldOf(page, "contact_email")).toHaveValue(contact_email);
  await expect(page.getByRole("region", { name: "Preview" })).toContainText(title);
}

const posted = (page: Page) => page.getByRole("heading", { name: "Job Posted Successfully!" });

test("a draft survives a reload, another page and a closed tab, until it is discarded", async ({
  page,
  context,
}) => {
  const typed = aPosting({ has_remote: "true", job_type: "Contract" });
  await openForm(page);
  await fillPosting(page, typed);
  await page.reload();
  await expectTyped(page, typed);
  await expect(fieldOf(page, "has_remote")).toBeChecked();
  await expect(fieldOf(page, "job_type")).toHaveValue("Contract");
  await fillPosting(page, { title: `${typed.title} of Utah` });
  await page.getByRole("banner").getByRole("link", { name: "Browse Jobs" }).click();
  await expect(page).toHaveURL(/\/jobs$/);
  await page.goBack();
  await expect(fieldOf(page, "title")).toHaveValue(`${typed.title} of Utah`);
  await page.close({ runBeforeUnload: true });

  const tab = await context.newPage();
  await openForm(tab);
  await expectTyped(tab, { ...typed, title: `${typed.title} of Utah` });
  await tab.getByRole("button", { name: "Start over" }).click();
  await tab.getByRole("dialog").getByRole("button", { name: "Start over" }).click();
  await expect(fieldOf(tab, "title")).toHaveValue("");
  await expect(fieldOf(tab, "title")).toBeFocused();
  await tab.reload();
  await expect(fieldOf(tab, "title")).toHaveValue("");
});

test("the same posting is paid after a declined card and an abandoned checkout", async ({ page, app }) => {
  const typed = aPosting();
  await openForm(page);
  await fillPosting(page, typed);
  const checkout = await tabOpenedBy(payButton(page));
  await expect(toastOn(page, "Redirecting to payment...")).toBeVisible();
  await checkout.waitForURL("**/local/stripe/pay/**");
  await payWith("declined", checkout);
  await expect(checkout.getByRole("alert")).toHaveText("Your card was declined. Try another card.");
  await checkout.getByRole("button", { name: "Cancel" }).click();
  await expect(checkout).toHaveURL(/\/post-job\?token=/);
  await expectTyped(checkout, typed);
  await checkout.close();

  const waiting = page.getByRole("heading", { name: "Your checkout is open in another tab" });
  await expect(waiting).toBeVisible();
  await page.getByRole("button", { name: "Change the posting" }).click();
  await expectTyped(page, typed);
  await fillPosting(page, { title: `${typed.title} of Utah` });
  const again = await openCheckout(page);
  await payWith("good", again);
  await expect(posted(again)).toBeVisible();
  await expect(again.getByRole("main")).toContainText(`${typed.title} of Utah`);
  await again.close();
  await expect(page.getByRole("heading", { name: "Your job is posted" })).toBeVisible();
  await expectListed(page, "/jobs", `${typed.title} of Utah`);
  await mailTo(typed.contact_email, app, /^Your job is live/);
  await openForm(page);
  await expect(fieldOf(page, "title")).toHaveValue("");
});

test("changes after a payment elsewhere are kept for another posting", async ({ page, app }) => {
  const typed = aPosting();
  await openForm(page);
  await fillPosting(page, typed);
  const checkout = await openCheckout(page);
  const session = checkout.url().split("/").at(-1) ?? "";
  await checkout.close();
  await page.getByRole("button", { name: "Change the posting" }).click();
  await expect(fieldOf(page, "title")).toBeFocused();
  app.stripe.pay(session, { email: typed.contact_email });
  await fillPosting(page, { title: `${typed.title} of Utah` });
  const managed = await tabOpenedBy(payButton(page));
  await managed.waitForURL("**/post-job/manage?token=*");
  await expect(managed.getByRole("heading", { level: 1 })).toHaveText(typed.title);
  await managed.close();
  await page.getByRole("link", { name: "Post another job" }).click();
  await expect(fieldOf(page, "title")).toHaveValue(`${typed.title} of Utah`);
});

test("an email leads back to an unpaid posting in another browser, and is useless afterwards", async ({
  page,
  browser,
  app,
}) => {
  const typed = aPosting({ salary_min: "50,000" });
  await openForm(page);
  await fillPosting(page, typed);
  await (await openCheckout(page)).close();
  await makeTaskDue(app, "postings.remind", "created");
  const mail = await mailTo(typed.contact_email, app, /^Finish your featured job/);
  const link = addressIn(mail, "/post-job?token=");
  const elsewhere = await browser.newPage({ baseURL: app.origin });
  await openForm(elsewhere, link);
  await expectTyped(elsewhere, typed);
  const checkout = await openCheckout(elsewhere);
  await payWith("good", checkout);
  await expect(posted(checkout)).toBeVisible();
  await elsewhere.goto(link);
  await expect(elsewhere).toHaveURL(/\/post-job\/manage\?token=/);
  await expect(elsewhere.getByRole("heading", { level: 1 })).toHaveText(typed.title);
  await elsewhere.context().close();
});

test("the checkout opens in the same tab where a browser opens no other", async ({ page }) => {
  const typed = aPosting();
  await page.addInitScript(() => Object.assign(window, { open: () => null }));
  await openForm(page);
  await fillPosting(page, typed);
  await payButton(page).click();
  await page.waitForURL("**/local/stripe/pay/**");
  await page.goBack();
  await expectTyped(page, typed);
  await page.goForward();
  await payWith("good", page);
  await expect(posted(page)).toBeVisible();
});

test("a double click opens one checkout", async ({ page, context }) => {
  await openForm(page);
  await fillPosting(page, aPosting());
  const opening = context.waitForEvent("page");
  await payButton(page).dblclick();
  await (await opening).waitForURL("**/local/stripe/pay/**");
  expect(context.pages()).toHaveLength(2);
});

test("an error appears at a field that was left, until it is right", async ({ page, context }) => {
  await openForm(page);
  const title = fieldOf(page, "title");
  await title.fill("Ranger");
  await expect(title).not.toHaveAccessibleDescription(/characters/);
  await title.blur();
  await expect(title).toHaveAccessibleDescription("Title must be at least 10 characters");
  await title.pressSequentially(" of U");
  await expect(title).not.toHaveAccessibleDescription(/characters/);
  await title.fill("y".repeat(101));
  await expect(title).toHaveAccessibleDescription("Title must be less than 100 characters");
  await title.fill("Ranger");

  await payButton(page).click();
  for (const [name, said] of [
    ["title", "Title must be at least 10 characters"],
    ["company_name", "Company name is required"],
    ["location", "Location is required"],
    ["description", "Description must be at least 100 characters"],
    ["apply_url", "Please provide either an application URL or email"],
    ["contact_email", "Valid contact email is required"],
  ] as const)
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(new RegExp(said));
  await expect(title).toBeFocused();
  await fillPosting(page, {
    company_logo_url: "javascript:alert(1)",
    apply_url: "jobs",
    apply_email: "jobs@localhost",
    contact_email: "employer",
  });
  for (const name of ["company_logo_url", "apply_url"] as const)
    await expect(fieldOf(page, name)).toHaveAccessibleDescription(/Must be a valid URL/);
  await expect(fieldOf(page, "apply_email")).toHaveAccessibleDescription(/Must be a valid email/);
  await expect(fieldOf(page, "contact_email")).toHaveAccessibleDescription(/Valid contact email is required/);
  expect(context.pages()).toHaveLength(1);
  await fillPosting(page, { ...aPosting(), company_logo_url: "", apply_email: "" });
  await openCheckout(page);
});

test.describe("a checkout that cannot be opened", () => {
  // The browser logs the failed request.
  test.use({ noComplaints: ({ page: _ }, use) => use(undefined) });

  test.afterEach(({ app }) => {
    app.stripe.settings.outage = null;
  });

  test("is reported in a toast, and the next one opens", async ({ page, context, app }) => {
    const typed = aPosting();
    await openForm(page);
    await fillPosting(page, typed);
    app.stripe.settings.outage = 503;
    const tab = await tabOpenedBy(payButton(page));
    const failure = "Failed to create job posting. Please try again.";
    await expect(toastOn(page, "Error")).toContainText(failure);
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(context.pages()).toHaveLength(1);
    await expect(payButton(page)).not.toHaveAttribute("aria-disabled", "true");
    await expectTyped(page, typed);
    app.stripe.settings.outage = null;
    const checkout = await openCheckout(page);
    await payWith("good", checkout);
    await expect(posted(checkout)).toBeVisible();
  });
});

test("Enter moves to the next field, as the key on phones says, and opens no checkout", async ({ page }) => {
  await openForm(page);
  await fieldOf(page, "title").fill("Park Ranger, Backcountry");
  await expect(
    page.getByRole("region", { name: "Preview" }).getByText("Park Ranger, Backcountry").first(),
  ).toBeVisible();
  await fieldOf(page, "title").press("Enter");
  await expect(fieldOf(page, "company_name")).toBeFocused();
  await fieldOf(page, "company_logo_url").press("Enter");
  await expect(payButton(page)).toBeFocused();
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(/\/post-job$/);
});
