import type { Locator, Page } from "@playwright/test";
import { offer, offerName, offerPrice, offerTerm } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import { hold } from "./browser.ts";
import { expect, test } from "./fixtures.ts";
import { press, type } from "./keyboard.ts";
import { waitForHydration } from "./pages.ts";
import { payWith, refocus, toastOn } from "./people.ts";
import {
  addressIn,
  aPosting,
  cardOf,
  expectFirst,
  fieldOf,
  fillPosting,
  inDays,
  mailTo,
  openForm,
  payButton,
} from "./posting-people.ts";

const previewOn = (page: Page) => page.getByRole("region", { name: "Preview" });

test.describe("a posting on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("is posted, paid, and first wherever it belongs", async ({ page, browser, app }) => {
    const typed = aPosting({ has_remote: "true" });
    const { title, company_name, contact_email } = typed;
    let steps = 0;
    const tap = async (target: Locator) => {
      steps++;
      await target.tap();
    };
    const write = async (field: Locator, text: string) => {
      await tap(field);
      await page.keyboard.insertText(text);
    };

    await page.goto("/");
    await waitForHydration(page);
    await tap(page.getByRole("button", { name: "Menu", exact: true }));
    await tap(page.getByRole("dialog").getByRole("link", { name: "Post a Job" }));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post a Featured Job");
    await write(fieldOf(page, "title"), title);
    await write(fieldOf(page, "company_name"), company_name);
    await write(fieldOf(page, "location"), "Moab, Utah");
    await tap(fieldOf(page, "has_remote"));
    await write(fieldOf(page, "description"), String(typed.description));
    await write(fieldOf(page, "apply_url"), String(typed.apply_url));
    await write(fieldOf(page, "contact_email"), contact_email);
    const preview = previewOn(page);
    await expect(preview.getByRole("heading", { name: title }).first()).toBeVisible();
    await expect(preview.getByText("FEATURED", { exact: true }).first()).toBeVisible();
    await expect(preview.getByRole("heading", { name: "What you bring" })).toBeVisible();

    const terms = page.getByRole("main").getByRole("link", { name: "Terms of Service" });
    await expect(terms).toHaveAttribute("href", "/terms-of-service");

    const opening = page.context().waitForEvent("page");
    const answer = await hold(page, "**/functions/v1/create-job-payment");
    await tap(payButton(page));
    const checkout = await opening;
    await expect(page.getByRole("button", { name: "Processing..." })).toBeDisabled();
    answer();
    await checkout.waitForURL("**/local/stripe/pay/**");
    await expect(checkout.getByText(offerPrice).first()).toBeVisible();
    await expect(checkout.getByText(contact_email)).toBeVisible();
    await tap(checkout.getByRole("button", { name: "Pay" }));
    // A form of more steps would take too long.
    expect(steps).toBeLessThanOrEqual(11);

    await test.step("is confirmed in both tabs", async () => {
      await expect(checkout.getByRole("heading", { level: 1 })).toHaveText("Job Posted Successfully!");
      await expect(toastOn(checkout, "Your job has been posted successfully!")).toBeVisible();
      const main = checkout.getByRole("main");
      await expect(main).toContainText(`stays active for ${offerTerm}`);
      for (const fact of [title, company_name, "Moab, Utah", "Not specified"])
        await expect(main).toContainText(fact);
      for (const days of [0, offer.days]) await expect(main).toContainText(inDays(days));
      await expect(checkout.getByRole("link", { name: "View Your Job Live" })).toHaveAttribute(
        "href",
        "/jobs",
      );
      await expect(checkout.getByRole("link", { name: "Return Home" })).toHaveAttribute("href", "/");
      await refocus(page);
      await expect(page.getByRole("heading", { name: "Your job is posted" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText(title);
      await page.goto("/post-job");
      await waitForHydration(page);
      await expect(fieldOf(page, "title")).toHaveValue("");
    });

    const mail = await mailTo(contact_email, app, /^Your job is live/);
    expect(mail.subject).toContain(title);
    for (const fact of [dollars(offer.cents), offerName]) expect(mail.text).toContain(fact);
    expect(mail.text).toMatch(inDays(0));
    expect(mail.text).toMatch(/Order number: [0-9a-f-]{36}/);
    const live = addressIn(mail, "/company/");
    expect(addressIn(mail, "/post-job/manage?token=")).toContain(app.origin);

    const visitor = await browser.newPage({ baseURL: app.origin });
    await test.step("is first for a visitor without a subscription", async () => {
      const company = new URL(live).pathname.replace(/\/jobs\/.*/, "");
      for (const path of [
        "/",
        "/jobs",
        "/remote-jobs",
        "/search/park-ranger-jobs",
        "/outdoor-jobs-utah",
        company,
      ])
        await expectFirst(visitor, path, title);
      await visitor.goto("/jobs?title=park%20ranger&location=moab");
      await expect(visitor.getByRole("article").first()).toContainText(title);
      await visitor.goto(`/jobs?title=${encodeURIComponent(title)}&location=idaho`);
      await expect(cardOf(visitor, title)).toHaveCount(0);
    });

    await test.step("has a page with everything, for readers and machines", async () => {
      await visitor.goto(live);
      await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(visitor.getByRole("heading", { name: "What you bring" })).toBeVisible();
      const apply = visitor.getByRole("link", { name: "Apply for this Position" });
      await expect(apply).toHaveAttribute("href", String(typed.apply_url));
      const data = await visitor.locator('script[type="application/ld+json"]').allTextContents();
      const posting = data.map((text) => JSON.parse(text)).find((each) => each["@type"] === "JobPosting");
      expect(posting).toMatchObject({
        title,
        hiringOrganization: { name: company_name },
        jobLocation: [{ address: { addressLocality: "Moab", addressRegion: "Utah", addressCountry: "US" } }],
      });
      expect(await sitemap(visitor)).toContain(live.replace(app.origin, ""));
      await visitor.context().close();
    });
  });
});

test("an employer posts a job by the keyboard alone", async ({ page, app }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const typed = aPosting({ apply_url: "", apply_email: "jobs@example.com" });
  await openForm(page);
  await type(fieldOf(page, "title"), typed.title);
  await type(fieldOf(page, "company_name"), typed.company_name);
  await type(fieldOf(page, "job_type"), "Cont");
  await type(fieldOf(page, "location"), "Moab, Utah");
  await type(fieldOf(page, "salary_min"), "52000");
  await type(
    fieldOf(page, "description"),
    "You show our visitors the arches, on foot and by boat. ".repeat(3),
  );
  await type(fieldOf(page, "apply_email"), "jobs@example.com");
  await type(fieldOf(page, "contact_email"), typed.contact_email);
  const opening = page.context().waitForEvent("page");
  await press(payButton(page));
  const checkout = await opening;
  await press(checkout.getByRole("button", { name: "Pay" }));
  await expect(checkout.getByRole("heading", { level: 1 })).toHaveText("Job Posted Successfully!");
  await expect(checkout.getByRole("main")).toContainText("Contract");
  await press(checkout.getByRole("link", { name: "View Your Job Live" }));
  await expect(checkout).toHaveURL(/\/jobs$/);
  await expectFirst(checkout, "/jobs", typed.title);
  const apply = checkout.getByRole("link", { name: `Apply: ${typed.title} (by email)` });
  await expect(apply).toHaveAttribute("href", /^mailto:jobs@example\.com\?subject=/);
  await expect(checkout.getByRole("article").first()).toContainText("From USD 52,000");
  await mailTo(typed.contact_email, app, /^Your job is live/);
  await checkout.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(checkout.getByRole("link", { name: typed.title, exact: true }));
  await expect(checkout.getByRole("heading", { level: 1 })).toHaveText(typed.title);
  await press(checkout.getByRole("button", { name: "Copy email address" }));
  await expect(toastOn(checkout, "Email address copied")).toBeVisible();
  expect(await checkout.evaluate(() => navigator.clipboard.readText())).toBe("jobs@example.com");
});

test("the preview follows the typing, beside the form", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const typed = aPosting({ job_type: "Contract", salary_min: "20", salary_max: "25", salary_unit: "hour" });
  await openForm(page);
  await fillPosting(page, typed);
  const preview = previewOn(page);
  const card = preview.getByRole("article").first();
  await expect(card).toContainText("USD 20 - 25");
  for (const fact of [typed.title, typed.company_name, "Moab, Utah", "Contract", "FEATURED"])
    await expect(card).toContainText(fact);
  await fillPosting(page, { title: "Head of the Rangers", description: "- One\n- Two\n\n# Three" });
  await expect(card).toContainText("Head of the Rangers");
  await expect(preview.getByRole("listitem").filter({ hasText: "Two" })).toBeVisible();
  await expect(preview.getByRole("heading", { name: "Three" })).toBeVisible();
  const [form, beside] = [await fieldOf(page, "title").boundingBox(), await preview.boundingBox()];
  expect(beside?.x).toBeGreaterThan((form?.x ?? 0) + (form?.width ?? 0));
});

test.describe("a posting without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is previewed, corrected, paid and live", async ({ page, app }) => {
    const typed = aPosting();
    await page.goto("/post-job");
    await fillPosting(page, { ...typed, title: "Ranger" });
    await page.getByRole("button", { name: "Preview" }).click();
    const preview = previewOn(page);
    await expect(preview.getByRole("article").first()).toContainText("Ranger");
    await expect(fieldOf(page, "company_name")).toHaveValue(typed.company_name);
    await payButton(page).click();
    const title = fieldOf(page, "title");
    await expect(title).toHaveAccessibleDescription(/Title must be at least 10 characters/);
    await expect(fieldOf(page, "description")).toHaveValue(/two summers outdoors/i);
    await title.fill(typed.title);
    await payButton(page).click();
    await page.waitForURL("**/local/stripe/pay/**");
    await payWith("good", page);
    await page.getByRole("button", { name: "Show what I have paid for" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Job Posted Successfully!");
    await expect(page.getByRole("main")).toContainText(typed.title);
    await page.getByRole("link", { name: "View Your Job Live" }).click();
    await expectFirst(page, "/jobs", typed.title);
    await mailTo(typed.contact_email, app, /^Your job is live/);
  });
});

async function sitemap({ request }: Page): Promise<string> {
  const textOf = async (address: string) => (await request.get(address)).text();
  const parts = [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]*\/jobs-[^<]*)<\/loc>/g)];
  const texts = parts.map(([, part = ""]) => textOf(new URL(part).pathname));
  return (await Promise.all(texts)).join("");
}

test.describe("the posting form without script", () => {
  test.use({ javaScriptEnabled: false });

  test("shows no buttons that need script", async ({ page }) => {
    await page.goto("/post-job");
    await expect(page.locator("textarea").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Bullet list" })).toHaveCount(0);
    await expect(page.getByText("Bullet list")).toBeHidden();
  });
});
