import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { labels } from "#app/routes/postings/form/labels.ts";
import type { PostingField, PostingInput } from "#core/postings/form/posting-form.ts";
import { offerPrice } from "#core/postings/offer.ts";
import { dayMs } from "#core/text/time.ts";
import type { Mail } from "#local/mailbox/mail.ts";
import type { App } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";
import { post, somebody, tabOpenedBy } from "./people.ts";
import { change } from "./tasks.ts";

type Written = Partial<PostingInput> & Pick<PostingInput, "title" | "company_name" | "contact_email">;
/** `path` is the page of the live posting, `manage` the page that manages it. */
export type PublishedPosting = Written & { id: string; session: string; path: string; manage: string };

export function aPosting(given: Partial<PostingInput> = {}): Written {
  const mark = randomUUID().slice(0, 8);
  return {
    title: `Park Ranger ${mark}`,
    company_name: `Outfitters ${mark}`,
    location: "Moab, Utah",
    description: `You show our visitors the arches, on foot and by boat.\n\n# What you bring\n\n- Two summers outdoors\n- A good word for everybody\n\nWe look forward to you, ${mark}.`,
    apply_url: `https://jobs.example.com/${mark}`,
    contact_email: somebody(),
    ...given,
  };
}

export function fieldOf(page: Page, name: PostingField): Locator {
  return page.getByRole("main").getByLabel(labels[name], { exact: true });
}

export async function fillPosting(page: Page, typed: Partial<PostingInput>) {
  for (const [name, value] of Object.entries(typed)) {
    const field = fieldOf(page, name as PostingField);
    if (name === "has_remote") await field.setChecked(value === "true");
    else if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") await field.selectOption(value);
    else await field.fill(value);
  }
}

export async function openForm(page: Page, path = "/post-job") {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens the page that manages a posting, and the form that is folded there. */
export async function openEdit(page: Page, manage: string) {
  await openForm(page, manage);
  await unfoldEdit(page);
}

export async function unfoldEdit(page: Page) {
  await page.getByRole("heading", { name: "Edit your job" }).click();
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
}

export function payButton(page: Page): Locator {
  return page.getByRole("button", { name: `Continue to Payment - ${offerPrice}` });
}

export async function openCheckout(page: Page): Promise<Page> {
  const tab = await tabOpenedBy(payButton(page));
  await tab.waitForURL("**/local/stripe/pay/**");
  return tab;
}

/** Opens a checkout with requests alone; other journeys test the pages. */
export async function orderPosting(page: Page, app: App, given: Partial<PostingInput> = {}) {
  const written = aPosting(given);
  const data = { jobData: { country_code: "US", ...written }, contact_email: written.contact_email };
  const { url, token } = await post(page, app, "/functions/v1/create-job-payment", { data });
  return { ...written, token: String(token), session: String(url.split("/").at(-1)) };
}

/** Pays a posting with requests alone, and waits until it is live. */
export async function makePosting(
  page: Page,
  app: App,
  given: Partial<PostingInput> = {},
): Promise<PublishedPosting> {
  const { token, ...ordered } = await orderPosting(page, app, given);
  app.stripe.pay(ordered.session, { email: ordered.contact_email });
  const mail = await mailTo(ordered.contact_email, app, /^Your job is live/);
  const path = new URL(addressIn(mail, "/company/")).pathname;
  return { ...ordered, id: idIn(token), path, manage: addressIn(mail, "/post-job/manage?token=") };
}

/** Moves all dates of a posting back by these hours. */
export async function letTimePass(app: App, id: string, hours: number) {
  const moved = (...columns: string[]) =>
    columns.map((column) => `${column} = ${column} - make_interval(hours => $2)`).join(", ");
  const posting = moved("date_posted", "paid_at", "expires_at", "created_at", "updated_at");
  expect(await change(app, `update posted_jobs set ${posting} where id = $1`, [id, hours])).toBe(1);
  const listing = moved("date_posted", "listed_at", "created_at", "expires_at", "featured_until");
  await change(app, `update jobs set ${listing} where id = $1`, [id, hours]);
}

/** Counts twelve views and three applications on two days. */
export async function countReaders(app: App, id: string) {
  await change(
    app,
    `insert into posting_counts (posting_id, day, views, applies)
     select $1, (now() at time zone 'UTC')::date - ago, 4 + 4 * ago, 1 + ago from generate_series(0, 1) as ago`,
    [id],
  );
}

export function mailTo(
  email: string,
  { mailbox }: App,
  subject: RegExp,
  known = new Set<Mail>(),
): Promise<Mail> {
  return mailbox.waitFor(
    (mail) => mail.to.includes(email) && subject.test(mail.subject) && !known.has(mail),
    30_000,
  );
}

/** Returns our address in the email's text that contains this path. */
export function addressIn({ text, subject }: Mail, path: string): string {
  const address = text?.match(/https?:\/\/\S+/g)?.find((each) => each.includes(path));
  if (!address) throw new Error(`"${subject}" leads nowhere below ${path}.`);
  return address;
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole("article").filter({ has: page.getByRole("link", { name: title, exact: true }) });
}

export async function expectListed(page: Page, path: string, title: string, isListed = true) {
  await waitForText(page, path, title, isListed);
  await page.goto(path);
  await expect(cardOf(page, title)).toHaveCount(isListed ? 1 : 0);
}

/** Pages are cached for some seconds: asks without the browser until a page has this text, or has it no longer. */
export async function waitForText(page: Page, path: string, text: string, isThere = true) {
  await expect.poll(async () => (await (await page.request.get(path)).text()).includes(text)).toBe(isThere);
}

export async function expectFirst(page: Page, path: string, title: string) {
  await expectListed(page, path, title);
  const first = page.getByRole("article").first();
  await expect(first.getByRole("link", { name: title, exact: true })).toBeVisible();
  await expect(first.getByText("FEATURED", { exact: true })).toBeVisible();
}

/** Matches the date that many days from now, and the day before it in case midnight has passed. */
export function inDays(days: number): RegExp {
  const now = Date.now() + days * dayMs;
  const dates = [now, now - 180_000].map((at) =>
    new Date(at).toLocaleDateString("en-US", { timeZone: "UTC", dateStyle: "long" }),
  );
  return new RegExp(dates.join("|"));
}

/** A signed link begins with the id. */
export function idIn(token: string): string {
  return Buffer.from(token.split(".")[0] ?? "", "base64url").toString();
}
