import { offer } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import { openAdministration } from "./administration-people.ts";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { shopkeeper, signIn, toastOn } from "./people.ts";
import { addressIn, expectListed, idIn, mailTo, openForm, orderPosting } from "./posting-people.ts";

const shortened =
  "You show our visitors the arches. Read more and apply at https://bit.ly/arches-jobs today. ".repeat(2);

test("a job that needs review is declined, and its payment goes back", async ({ page, browser, app }) => {
  const ordered = await orderPosting(page, app, { description: shortened });
  app.stripe.pay(ordered.session, { email: ordered.contact_email });
  await mailTo(ordered.contact_email, app, /^We've received your payment/);
  const { email } = await signIn(page, app);
  expect(await app.command("admin", "grant", email)).toBe(0);

  await openAdministration(page);
  await page.getByRole("link", { name: /held for review/ }).click();
  await page.getByRole("link", { name: ordered.title }).click();
  await expect(page).toHaveURL(`/admin/postings/${idIn(ordered.token)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ordered.title);
  await page.getByText("Decline and refund …").click();
  await page.getByLabel("Reason, for the employer").fill("The link hides where it leads");
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Decline and refund" }).click();
  await expect(toastOn(page, "The payment is refunded.")).toBeVisible();
  await expect(page.getByRole("list").filter({ hasText: "Order" })).toContainText("Refunded");

  const shop = shopkeeper(app);
  const session = await shop.checkout.sessions.retrieve(ordered.session);
  const payment = await shop.paymentIntents.retrieve(String(session.payment_intent), {
    expand: ["latest_charge"],
  });
  expect(payment.latest_charge).toMatchObject({ refunded: true, amount_refunded: offer.cents });
  const declined = await mailTo(ordered.contact_email, app, /^We can't list your job/);
  expect(declined.text).toContain("The link hides where it leads");
  expect(declined.text).toContain(dollars(offer.cents));

  const employer = await browser.newPage({ baseURL: app.origin });
  const held = await mailTo(ordered.contact_email, app, /^We've received your payment/);
  await openForm(employer, addressIn(held, "/post-job/manage?token="));
  const state = employer.getByRole("region", { name: "State" });
  await expect(state).toContainText("Our reason: The link hides where it leads.");
  await expect(employer.getByRole("region", { name: "Payments" })).toContainText("Refunded");
  await expect(employer.getByRole("button", { name: /Renew for|Save/ })).toHaveCount(0);
  await employer.getByRole("link", { name: "Receipt and PDF" }).click();
  await expect(employer.getByText("Refunded in full on")).toBeVisible();
  await expectListed(employer, "/jobs", ordered.title, false);
  await employer.context().close();
});
