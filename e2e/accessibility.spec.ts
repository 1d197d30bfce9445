import type { Page } from "@playwright/test";
import { applicationStatuses } from "#core/tracker/statuses.ts";
import { isProof } from "#test/runs.ts";
import { looksFor, type PageLook, violationsOn } from "./axe.ts";
import { type App, expect, inProof, test } from "./fixtures.ts";
import { kindsOfPages, landingPages, pageAddresses, waitForHydration } from "./pages.ts";
import {
  applyToJobs,
  askForLink,
  choosePlan,
  linkTo,
  makeAlert,
  openPlans,
  payWith,
  saveJobs,
  signIn,
  somebody,
  subscribe,
  toastOn,
  typeCode,
} from "./people.ts";
import {
  aPosting,
  countReaders,
  fieldOf,
  fillPosting,
  letTimePass,
  makePosting,
  openCheckout,
  openForm,
  payButton,
} from "./posting-people.ts";

/** States that a page reaches only through steps of a person. */
const states: Record<string, (page: Page, app: App) => Promise<unknown>> = {
  "sign-in page": (page) => page.goto("/auth"),
  "sign-in page with an error": async (page) => {
    await page.goto("/auth");
    await page.getByLabel("Email").fill("hiker@localhost");
    await page.getByRole("button", { name: "Send Magic Link" }).click();
    await expect(page.getByRole("main")).toContainText("Please enter a valid email address.");
  },
  "page of a sent link": (page) => askForLink(page, somebody()),
  "page of a link": async (page, app) => {
    const email = somebody();
    await askForLink(page, email);
    await page.context().clearCookies();
    await page.goto(await linkTo(email, app.mailbox));
  },
  "page of a wrong code": async (page) => {
    await askForLink(page, somebody());
    await typeCode(page, "000 000");
    await expect(page.getByRole("main")).toContainText("That code isn't right.");
  },
  "page of a link used elsewhere": async (page, app) => {
    const email = somebody();
    await askForLink(page, email);
    const token = new URL(await linkTo(email, app.mailbox)).searchParams.get("token") ?? "";
    const headers = { origin: app.origin };
    await fetch(`${app.origin}/auth/confirm`, {
      method: "POST",
      headers,
      body: new URLSearchParams({ token }),
    });
    await typeCode(page, "000 000");
    await expect(page.getByRole("alert")).toContainText("Signed in on another device.");
  },
  "page of a dead link": (page) => page.goto("/auth/confirm?token=none"),
  "dashboard of a free account": async (page, app) => {
    await signIn(page, app);
    await page.goto("/dashboard");
  },
  "dashboard of a member": async (page, app) => {
    await subscribe(page, app);
    await page.goto("/dashboard");
  },
  "saved jobs": async (page, app) => {
    await saveJobs(page, app, 2);
    await page.goto("/my-jobs");
    await waitForHydration(page);
    await page.getByText("Click to add notes...").first().click();
    await page.getByRole("textbox").fill("y".repeat(2001));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Notes can have at most 2,000 characters.")).toBeVisible();
  },
  "job as it was posted": async (page, app) => {
    await saveJobs(page, app, 1);
    await page.goto("/my-jobs");
    const id = await page.locator("input[name=id]").first().inputValue();
    await page.goto(`/my-jobs/${id}`);
    await expect(page.getByText("As posted on")).toBeVisible();
  },
  applications: async (page, app) => {
    await applyToJobs(page, app, 7);
    await page.goto("/my-applications");
    await waitForHydration(page);
    const menus = page.getByRole("combobox");
    for (const [index, status] of applicationStatuses.entries()) await menus.nth(index).selectOption(status);
    await expect(page.getByRole("region", { name: "Pipeline" }).getByRole("listitem")).toHaveCount(7);
    await page.getByText("Click to add notes...").first().click();
  },
  "applications in columns": async (page, app) => {
    const [title = ""] = await applyToJobs(page, app, 3);
    await page.goto("/my-applications?view=columns");
    await waitForHydration(page);
    await page.getByLabel(`Status: ${title}`).selectOption("offered");
    await expect(page.getByRole("region", { name: "Offered 1" })).toBeVisible();
  },
  "application as it was posted": async (page, app) => {
    const [title = ""] = await applyToJobs(page, app, 1);
    await page.goto("/my-applications");
    const id = await page.locator("input[name=id]").first().inputValue();
    await page.goto(`/my-applications/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  },
  "page without an alert": async (page, app) => {
    await signIn(page, app);
    await page.goto("/my-alerts");
  },
  alerts: async (page, app) => {
    await signIn(page, app);
    await makeAlert(page, app, { name: "Quiet", remote: "true" });
    await makeAlert(page, app, { name: "Lookouts", title: "ranger, lookout", state: "Utah", city: "Moab" });
    await page.goto("/my-alerts");
    await page.goto(`/my-alerts?edit=${await page.locator("input[name=id]").first().inputValue()}`);
    await waitForHydration(page);
    await page.getByRole("article", { name: "Quiet" }).getByRole("switch").click();
    await expect(toastOn(page, "Alert disabled")).toBeVisible();
    await page.getByLabel("Alert Name").fill("");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Please enter a name for your alert")).toBeVisible();
  },
  "alert form with errors": async (page) => {
    await page.goto("/job-alerts/new");
    await waitForHydration(page);
    await page.getByRole("button", { name: "Create Alert" }).click();
    await expect(page.getByText("Please enter your email address")).toBeVisible();
  },
  "open alert dialog": async (page) => {
    await page.goto("/search/park-ranger-jobs");
    await waitForHydration(page);
    await page.getByRole("main").getByRole("link", { name: "Get Job Alerts" }).click();
    await expect(page.getByRole("dialog").getByRole("status")).toContainText("in the last 7 days");
  },
  "page of an alert that was made": (page) => page.goto("/job-alerts/new?created=true"),
  "page that confirms an alert": async (page, app) => {
    const email = somebody();
    await makeAlert(page, app, { name: "Lookouts", email });
    await page.goto(await linkTo(email, app.mailbox, "/job-alerts/confirm"));
  },
  "page of a confirmed alert": async (page, app) => {
    const email = somebody();
    await makeAlert(page, app, { name: "Lookouts", email });
    await page.goto(await linkTo(email, app.mailbox, "/job-alerts/confirm"));
    await page.getByRole("button", { name: "Confirm alert" }).click();
    await expect(page.getByRole("heading", { name: "Your alert is confirmed" })).toBeVisible();
  },
  "page of a dead link to an alert": (page) => page.goto("/job-alerts/confirm?token=none"),
  "page to unsubscribe": openUnsubscribe,
  "page of somebody unsubscribed": async (page, app) => {
    await openUnsubscribe(page, app);
    await page.getByRole("button", { name: "Yes, Unsubscribe" }).click();
    await expect(page.getByRole("heading", { name: "Unsubscribed Successfully" })).toBeVisible();
  },
  "page to unsubscribe from nothing": (page) => page.goto("/unsubscribe-alert"),
  "form of a featured job with errors": async (page) => {
    await openForm(page);
    await fieldOf(page, "description").fill("y".repeat(5_001));
    await fieldOf(page, "company_logo_url").fill("logo");
    await fieldOf(page, "company_logo_url").blur();
    // The browser knows the rules by now, and asks no server.
    await expect(page.getByText("Must be a valid URL")).toBeVisible();
    await payButton(page).click();
    await expect(page.getByText("Please provide either an application URL or email")).toBeVisible();
  },
  "form of a featured job with its preview": async (page) => {
    await openForm(page);
    await fillPosting(page, {
      ...aPosting(),
      salary_min: "50,000",
      job_type: "Contract",
      has_remote: "true",
    });
    await expect(page.getByRole("region", { name: "Preview" })).toContainText("What you bring");
  },
  "question whether to start over": async (page) => {
    await openForm(page);
    await fieldOf(page, "title").fill("Park Ranger");
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "form of a featured job while its checkout is open": async (page) => {
    await openForm(page);
    await fillPosting(page, aPosting());
    await (await openCheckout(page)).close();
    await expect(page.getByRole("heading", { name: "Your checkout is open in another tab" })).toBeVisible();
  },
  "page after the payment of a featured job": async (page, app) => {
    const { session } = await makePosting(page, app);
    await page.goto(`/post-job/success?session_id=${session}`);
    await expect(page.getByRole("heading", { name: "Job Posted Successfully!" })).toBeVisible();
  },
  "page after no payment": async (page) => {
    await page.goto("/post-job/success");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "page to manage a featured job": async (page, app) => {
    const { id, manage } = await makePosting(page, app);
    await letTimePass(app, id, 48);
    await countReaders(app, id);
    await page.goto(manage);
    await page.getByText("Day by day").click();
    await page.getByText("Close early").click();
    await page.getByRole("heading", { name: "Edit your job" }).click();
    await page.getByRole("heading", { name: "Renew this link" }).click();
    await expect(page.getByRole("region", { name: "Statistics" })).toContainText("12 views");
  },
  "receipt of a featured job": async (page, app) => {
    const { manage } = await makePosting(page, app);
    await page.goto(manage);
    await page.getByRole("link", { name: "Receipt and PDF" }).click();
    await page.waitForURL(({ pathname }) => pathname === "/post-job/receipt");
    await expect(page.getByText("Order number")).toBeVisible();
  },
  "page of the jobs that left": (page) => page.goto("/removed"),
  "page of a dead link to the emails about saved jobs": (page) => page.goto("/closing-emails?token=none"),
  "page that sends lost links": (page) => page.goto("/post-job/link"),
  "page of a dead link to a featured job": (page) => page.goto("/post-job/manage"),
  "page of a dead link that confirms a job": (page) => page.goto("/post-job/release"),
  "contact page with errors": async (page) => {
    await page.goto("/contact");
    await page.locator('form[action="/contact"]').evaluate((form) => (form as HTMLFormElement).submit());
    await expect(page.getByText("Message is required")).toBeVisible();
  },
  "page of a sent message": async (page) => {
    await page.goto("/contact?sent=true");
    await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
  },
  "account page": async (page, app) => {
    await subscribe(page, app);
    await page.goto("/account");
    await page.getByLabel("New address").fill(somebody());
    await page.getByRole("button", { name: "Change email" }).click();
    await expect(page.getByText("Changing to")).toBeVisible();
  },
  "page that changes an address": async (page, app) => {
    const { email } = await signIn(page, app);
    await page.goto("/account");
    await page.getByLabel("New address").fill(somebody());
    await page.getByRole("button", { name: "Change email" }).click();
    await page.goto(await linkTo(email, app.mailbox, "/auth/email-change"));
    await expect(page.getByRole("button", { name: "Confirm the change" })).toBeVisible();
  },
  "page of a dead link to change an address": (page) => page.goto("/auth/email-change?token=none"),
  "jobs page of a member": async (page, app) => {
    await subscribe(page, app);
    // These are few, as each one costs time.
    await page.goto("/jobs?title=ranger&location=california");
  },
  "search page with its answers open": async (page) => {
    await page.goto("/search/park-ranger-jobs");
    const faq = page.getByRole("region", { name: "Questions people ask" });
    for (const question of await faq.locator("summary").all()) await question.click();
    await expect(faq.getByRole("link").first()).toBeVisible();
  },
  "home page with the plans open": (page) => page.goto("/?upgrade=true"),
  "jobs page while a checkout is open": async (page, app) => {
    await signIn(page, app);
    await page.goto("/jobs");
    await (await choosePlan(await openPlans(page), "Weekly")).close();
    await expect(page.getByRole("dialog", { name: "Your checkout is open in another tab" })).toBeVisible();
  },
  "page after a payment": async (page) => {
    await page.goto("/");
    await waitForHydration(page);
    const checkout = await choosePlan(page, "Weekly");
    await checkout.getByLabel("Email").fill(somebody());
    const paid = checkout.waitForResponse("**/local/stripe/pay/**");
    await payWith("good", checkout);
    await page.goto((await (await paid).headerValue("location")) ?? "");
    await checkout.close();
    await expect(page.getByRole("dialog", { name: "Payment Successful! 🎉" })).toBeVisible();
  },
};

for (const [index, kind] of kindsOfPages.entries()) {
  test(`axe finds nothing on the ${kind} page, and it never scrolls sideways`, async ({ app, page }) => {
    await page.goto((await pageAddresses(app.databaseUrl))[kind]);
    await expectAccessible(page, looksFor(index));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    await expectNoSidewaysScroll(page);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    // From the end, as what opens shifts the rest and the film's summary leaves.
    for (const closed of (await page.locator("summary:visible").all()).reverse()) await closed.click();
    await expectNoSidewaysScroll(page);
  });
}

// All are built alike from our texts: the usual run looks at every eighth.
const landings = isProof ? landingPages : landingPages.filter((_, index) => index % 8 === 0);

test("axe finds nothing on any other search or state page, each looked at once", async ({ page }) => {
  test.setTimeout(landings.length * 6_000);
  for (const [index, address] of landings.entries()) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectAccessible(page, looksFor(index).slice(0, 1));
      await expectNoSidewaysScroll(page);
    });
  }
});

/** These look like another page, and wait for `npm run prove`. */
const likeOthers = new Set([
  "sign-in page with an error",
  "page of a link",
  "page of a dead link",
  "dashboard of a free account",
  "application as it was posted",
  "page without an alert",
  "page that confirms an alert",
  "page of a dead link to an alert",
  "page of somebody unsubscribed",
  "page to unsubscribe from nothing",
  "question whether to start over",
  "form of a featured job while its checkout is open",
  "page after no payment",
  "page of a dead link to a featured job",
  "page of a sent message",
  "page that changes an address",
  "page of a dead link to change an address",
  "page of an alert that was made",
  "jobs page while a checkout is open",
  "page of a sent link",
  "job as it was posted",
]);

for (const [index, [name, reach]] of Object.entries(states).entries()) {
  const when = likeOthers.has(name) ? inProof : {};
  test(`axe finds nothing on the ${name}, and it never scrolls sideways`, when, async ({ app, page }) => {
    await reach(page, app);
    await expectAccessible(page, looksFor(index));
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });
}

test("axe finds nothing on the open account menus", async ({ app, page }) => {
  await signIn(page, app);
  await page.goto("/jobs");
  await waitForHydration(page);
  await page.getByRole("button", { name: "Account menu" }).click();
  await expectAccessible(page, inBothColors(1280));
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Sign Out" })).toBeVisible();
  await expectAccessible(page, inBothColors(390));
  await expectNoSidewaysScroll(page);
});

test("axe finds a planted error", async ({ page }) => {
  await page.goto("/contact");
  await page.evaluate(() => document.body.insertAdjacentHTML("beforeend", "<img src='/favicon.ico'>"));
  expect((await violationsOn(page)).join()).toMatch(/^image-alt: <img[^>]*>,region: <img/);
});

async function openUnsubscribe(page: Page, app: App) {
  await signIn(page, app);
  await makeAlert(page, app, { name: "Lookouts" });
  await page.goto("/my-alerts");
  const id = await page.locator("input[name=id]").first().inputValue();
  await page.goto(`/unsubscribe-alert?alert_id=${id}`);
}

function inBothColors(width: number): PageLook[] {
  return [
    { width, colorScheme: "light" },
    { width, colorScheme: "dark" },
  ];
}

async function expectAccessible(page: Page, looks: PageLook[]) {
  await waitForHydration(page);
  for (const { width, colorScheme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await violationsOn(page), `at ${width} px, ${colorScheme}`).toEqual([]);
  }
}

async function expectNoSidewaysScroll(page: Page) {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
}
