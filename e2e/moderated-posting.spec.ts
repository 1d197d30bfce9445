import type { Page } from "@playwright/test";
import { offer } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import { type App, expect, inProof, test } from "./fixtures.ts";
import { payWith, toastOn } from "./people.ts";
import {
  addressIn,
  aPosting,
  expectListed,
  fieldOf,
  fillPosting,
  inDays,
  mailTo,
  makePosting,
  openCheckout,
  openEdit,
  openForm,
  type PublishedPosting,
} from "./posting-people.ts";
import { change } from "./tasks.ts";

const shortened =
  "You show our visitors the arches. Read more and apply at https://bit.ly/arches-jobs today. ".repeat(2);
const stateOn = (page: Page) => page.getByRole("region", { name: "State" });

async function expectGone(page: Page, { path, title }: PublishedPosting) {
  await expectListed(page, "/jobs", title, false);
  const answer = await page.request.get(path, { headers: { cookie: "session_token=x" } });
  expect(answer.status()).toBe(410);
}

async function idOf({ contact_email }: { contact_email: string }, app: App): Promise<string> {
  const mail = await mailTo(contact_email, app, /^We've received your payment/);
  const token = new URL(addressIn(mail, "/post-job/manage?token=")).searchParams.get("token") ?? "";
  return Buffer.from(token.split(".")[0] ?? "", "base64url").toString();
}

test("a job that needs review is paid, reviewed, released and hidden", async ({ page, browser, app }) => {
  const typed = aPosting({ description: shortened });
  await openForm(page);
  await fillPosting(page, typed);
  const checkout = await openCheckout(page);
  await payWith("good", checkout);
  await expect(checkout.getByRole("heading", { level: 1 })).toHaveText("Payment received");
  await expect(checkout.getByRole("main")).toContainText("We review some postings before they go live");
  await expect(checkout.getByRole("link", { name: "View Your Job Live" })).toHaveCount(0);
  await expect(toastOn(checkout, "Your job has been posted successfully!")).toHaveCount(0);
  await checkout.close();
  await expect(page.getByRole("heading", { name: "Payment received" })).toBeVisible();

  const id = await idOf(typed, app);
  const held = await mailTo(typed.contact_email, app, /^We've received your payment/);
  expect(held.text).toContain(dollars(offer.cents));
  const manage = addressIn(held, "/post-job/manage?token=");
  const visitor = await browser.newPage({ baseURL: app.origin });
  const company = `/company/${typed.company_name.toLowerCase().replaceAll(" ", "-")}`;
  for (const path of ["/", "/jobs", "/outdoor-jobs-utah", "/search/park-ranger-jobs", company])
    await expectListed(visitor, path, typed.title, false);
  await openForm(page, manage);
  await expect(stateOn(page)).toContainText("Under review");

  // Review may take time: the term begins with the release.
  await change(app, "update posted_jobs set paid_at = paid_at - interval '2 days' where id = $1", [id]);
  expect(await app.command("posting", "release", id.slice(0, 8))).toBe(0);
  const live = await mailTo(typed.contact_email, app, /^Your job is live/);
  expect(live.text).not.toContain(dollars(offer.cents));
  expect(live.text).toMatch(inDays(offer.days));
  await expectListed(visitor, "/jobs", typed.title);

  await test.step("a reviewed text is not reviewed again, but a new one is", async () => {
    await openEdit(page, manage);
    await fillPosting(page, { location: "Bears Ears, Utah" });
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(toastOn(page, "Changes saved")).toBeVisible();
    await expect(stateOn(page)).toContainText("Live");
    await fieldOf(page, "description").press("Control+End");
    await page.keyboard.insertText(" Contact us on Telegram.");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(stateOn(page)).toContainText("Under review");
    await expectListed(visitor, "/jobs", typed.title, false);
    expect(await app.command("posting", "release", id)).toBe(0);
    await expectListed(visitor, "/jobs", typed.title);
  });

  expect(await app.command("posting", "hide", id, "a hoax")).toBe(0);
  await expectGone(visitor, {
    ...typed,
    id,
    session: "",
    manage,
    path: new URL(addressIn(live, "/company/")).pathname,
  });
  await page.reload();
  await expect(stateOn(page)).toContainText("Hidden");
  await expect(page.getByRole("button", { name: /Renew|Save/ })).toHaveCount(0);
  await visitor.context().close();
});

test("a refunded job is gone", async ({ page, app }) => {
  const posted = await makePosting(page, app);
  await expectListed(page, "/jobs", posted.title);
  app.stripe.refund(posted.session);
  await expect
    .poll(async () => {
      await page.goto(posted.manage);
      return stateOn(page).innerText();
    })
    .toContain("Refunded");
  await expectGone(page, posted);
});

test(
  "a job with a lost dispute is gone; a partial refund changes nothing",
  inProof,
  async ({ page, app }) => {
    const [disputed, discounted] = [await makePosting(page, app), await makePosting(page, app)];
    app.stripe.refund(discounted.session, 5_000);
    const { id } = app.stripe.dispute(disputed.session);
    app.stripe.closeDispute(id, "lost");
    await app.stripe.deliveries.settled();
    await expect
      .poll(async () => {
        await page.goto(disputed.manage);
        return stateOn(page).innerText();
      })
      .toContain("Refunded");
    await expectGone(page, disputed);
    await expectListed(page, "/jobs", discounted.title);
  },
);
