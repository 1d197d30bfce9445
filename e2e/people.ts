import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import pg from "pg";
import Stripe from "stripe";
import type { Mail } from "#local/mailbox/mail.ts";
import type { Mailbox } from "#local/mailbox/mailbox.ts";
import type { CardBehaviour } from "#local/stripe/cards.ts";
import type { App } from "./fixtures.ts";
import { waitForHydration } from "./pages.ts";

/** A page of any browser, or the requests of one. */
type Client = Pick<Page, "request">;

export const somebody = () => `hiker-${randomUUID()}@example.com`;

export async function askForLink(page: Page, email: string) {
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Magic Link" }).click();
  await expect(page.getByText("Click the link in your email to sign in")).toBeVisible();
}

export async function linkTo(
  email: string,
  mailbox: Mailbox,
  path = "/auth/confirm",
  known = new Set<Mail>(),
): Promise<string> {
  const linkIn = (text: string | null) => text?.split("\n").find((line) => line.includes(`${path}?token=`));
  const mail = await mailbox.waitFor(
    (mail) => mail.to.includes(email) && !!linkIn(mail.text) && !known.has(mail),
    30_000,
  );
  return linkIn(mail.text) ?? "";
}

export async function codeTo(email: string, mailbox: Mailbox, known = new Set<Mail>()): Promise<string> {
  const codeIn = (text: string | null) => /^\d{3} \d{3}$/m.exec(text ?? "")?.[0];
  const mail = await mailbox.waitFor(
    (mail) => mail.to.includes(email) && !!codeIn(mail.text) && !known.has(mail),
    30_000,
  );
  return codeIn(mail.text) ?? "";
}

export async function typeCode(page: Page, code: string) {
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Sign in with code" }).click();
}

export function wrongCode(code: string): string {
  return code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
}

/** Signs in with requests alone; other journeys test the pages. */
export async function signIn<Of extends Client>(
  page: Of,
  app: App,
  email = somebody(),
): Promise<{ page: Of; email: string }> {
  const known = new Set(app.mailbox.messages());
  await post(page, app, "/auth", { data: { email } });
  const link = await linkTo(email, app.mailbox, "/auth/confirm", known);
  const token = new URL(link).searchParams.get("token") ?? "";
  await post(page, app, "/auth/confirm", { form: { token }, maxRedirects: 0 });
  return { page, email };
}

/** Signs in and pays with requests alone. Returns the paid checkout session. */
export async function subscribe(page: Page, app: App, card: CardBehaviour = "succeeds", plan = "monthly") {
  const { email } = await signIn(page, app);
  const { url } = await post(page, app, "/functions/v1/create-checkout", { data: { priceId: plan } });
  const session = url.split("/").at(-1);
  app.stripe.pay(session, { email, card });
  await expect.poll(() => isSubscribed(page)).toBe(true);
  return { email, session };
}

export async function saveJobs(page: Client, app: App, count: number): Promise<string[]> {
  await signIn(page, app);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string; title: string }>(
    `select min(id::text) as id, title from jobs where expired_at is null and length(title) < 60
     group by title having count(*) = 1 order by title limit $1`,
    [count],
  );
  await client.end();
  for (const { id } of rows) await post(page, app, "/my-jobs/save", { data: { save: id } });
  return rows.map(({ title }) => title).reverse();
}

export async function keepOnDevice(page: Page) {
  await page.goto("/account");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Keep on this device" }).click();
  // Every saved job is copied first.
  await expect(page.getByRole("status").filter({ hasText: /^Kept since/ })).toBeVisible({ timeout: 30_000 });
}

export async function applyToJobs(page: Page, app: App, count: number): Promise<string[]> {
  const titles = await saveJobs(page, app, count);
  await page.goto("/my-jobs");
  const saved = await page
    .locator("form:has([value=remove]) [name=id]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  for (const id of saved.reverse())
    await post(page, app, "/my-applications", { data: { intent: "add", saved: id } });
  return titles;
}

/** The owner is whoever is signed in, else the address in `fields`. */
export async function makeAlert(page: Page, app: App, fields: { name: string; [field: string]: string }) {
  await post(page, app, "/job-alerts/new", { data: fields });
}

export async function whoIsIn(page: Client): Promise<{ email: string; subscribed: boolean } | null> {
  // Requests of a browser context have its cookies and leave its pages alone.
  const answer = await page.request.get("/auth/session");
  return (await answer.json()).account;
}

export async function isSubscribed(page: Page): Promise<boolean | undefined> {
  return (await whoIsIn(page))?.subscribed;
}

export async function choosePlan(
  place: Page | Locator,
  plan: "Weekly" | "Monthly" | "Yearly",
): Promise<Page> {
  const button = place.getByRole("button", { name: `Choose ${plan}` });
  const tab = await tabOpenedBy(button);
  await tab.waitForURL("**/local/stripe/pay/**");
  return tab;
}

export async function tabOpenedBy(button: Locator): Promise<Page> {
  const opening = button.page().context().waitForEvent("page");
  await button.click();
  return opening;
}

/** The last digits of the cards that the checkout page offers. */
export const cards = { good: "4242", declined: "0002", secure: "3155", declinedAtRenewal: "0341" };

export async function payWith(card: keyof typeof cards, checkout: Page) {
  await checkout.getByRole("radio", { name: new RegExp(`${cards[card]} `) }).check();
  await checkout.getByRole("button", { name: "Pay" }).click();
}

export async function openPlans(page: Page): Promise<Locator> {
  await waitForHydration(page);
  await page.getByRole("link", { name: "Unlock All Jobs" }).click();
  const plans = page.getByRole("dialog", { name: "Unlock every job" });
  await expect(plans).toBeVisible();
  return plans;
}

/** A headless browser does not fire focus events by itself. */
export async function refocus(page: Page) {
  await page.bringToFront();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
}

export function toastOn(page: Page, title: string): Locator {
  return page.locator(".toast").filter({ hasText: title });
}

export async function expectSignedIn(page: Page, email: string, plan: "Premium Member" | "Free Plan") {
  await page.getByRole("button", { name: "Account menu" }).click();
  const menu = page.getByRole("navigation", { name: "Account" });
  await expect(menu.getByText(email)).toBeVisible();
  await expect(menu.getByRole("link", { name: plan })).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Reads the stand-in's data through Stripe's own client. */
export function shopkeeper({ stripe }: App): Stripe {
  const { hostname, port } = new URL(stripe.url);
  return new Stripe("sk_test_shopkeeper", { host: hostname, port, protocol: "http" });
}

export async function purchasesOf(email: string, app: App) {
  const shop = shopkeeper(app);
  const { data: customers } = await shop.customers.list({ email });
  const ofAll = await Promise.all(
    customers.map(async ({ id: customer }) => ({
      sessions: (await shop.checkout.sessions.list({ customer })).data,
      subscriptions: (await shop.subscriptions.list({ customer, status: "all" })).data,
    })),
  );
  return {
    sessions: ofAll.flatMap(({ sessions }) => sessions),
    subscriptions: ofAll.flatMap(({ subscriptions }) => subscriptions),
  };
}

export async function post(
  page: Client,
  app: App,
  path: string,
  given: Parameters<APIRequestContext["post"]>[1],
) {
  const isForm = given && "form" in given;
  const headers = { origin: app.origin, accept: isForm ? "text/html" : "application/json" };
  const answer = await page.request.post(path, { ...given, headers });
  if (answer.status() >= 400) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return isForm ? null : answer.json();
}
