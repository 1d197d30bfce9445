import { offer } from "#core/postings/offer.ts";
import { dollars } from "#core/text/price.ts";
import { violationsOn } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { somebody, toastOn } from "./people.ts";
import { addressIn, mailTo, makePosting, openForm } from "./posting-people.ts";

test("an employer who lost the link gets it by email, reads the receipt and renews the link", async ({
  page,
  app,
}) => {
  const posted = await makePosting(page, app);
  // The browser logs the answer 410.
  await openForm(page, "/post-job/manage");
  await page.getByRole("link", { name: "Send my link" }).click();
  const main = page.getByRole("main");
  const ask = async (email: string) => {
    await main.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send my links" }).click();
    await expect(main).toContainText(`If ${email} has featured jobs with us, we've emailed it their links.`);
    expect(await violationsOn(page)).toEqual([]);
  };
  await ask(somebody());
  await page.getByRole("button", { name: "Try a different email" }).click();
  await ask(posted.contact_email);
  const mail = await mailTo(posted.contact_email, app, /^Your link to manage your job/);
  const link = addressIn(mail, "/post-job/manage?token=");

  await openForm(page, link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(posted.title);
  await page.getByRole("link", { name: "Receipt and PDF" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(dollars(offer.cents));
  await expect(main).toContainText(posted.contact_email);
  const pdf = await page.getByRole("link", { name: "Download PDF" }).getAttribute("href");
  expect((await page.request.get(pdf ?? "")).status()).toBe(200);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole("link", { name: "Manage your job" }).click();
  await page.getByRole("heading", { name: "Renew this link" }).click();
  await page.getByRole("button", { name: "Make a new link" }).click();
  await expect(toastOn(page, "You have a new link")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(posted.title);
  for (const ended of [link, posted.manage])
    expect((await page.request.get(ended, { maxRedirects: 0 })).status()).toBe(410);
});
