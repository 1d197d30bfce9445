import { beforeEach, expect, test } from "vitest";
import { hourMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertAlert,
  insertApplication,
  insertProfile,
  insertSavedJob,
  insertSubscription,
} from "#test/factories.ts";
import { linkOf, readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

const end = new Date("2099-03-09T12:00:00Z");

beforeEach(emptyDatabase);

async function dashboardOf(subscription: Parameters<typeof insertSubscription>[0] | null) {
  const { id, email } = await insertProfile();
  if (subscription) await insertSubscription({ userId: id, currentPeriodEnd: end, ...subscription });
  const answer = await request("/dashboard", { headers: await signIn(email) });
  return { answer, page: (await answer.text()).replaceAll("<!-- -->", "") };
}

test("the dashboard is for signed-in people; others are led to sign in and back", async () => {
  const answer = await request("/dashboard");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/auth?next=%2Fdashboard");
});

test("the dashboard counts what the person has saved, and links there", async () => {
  const { id: userId, email } = await insertProfile();
  for (let n = 0; n < 3; n++) await insertSavedJob({ userId });
  await insertSavedJob({ userId, removedAt: new Date() });
  await insertApplication({ userId });
  for (let n = 0; n < 2; n++) await insertAlert({ userId });
  await insertAlert({ userId, isActive: false });
  await insertSavedJob();
  const { html, text } = await readPage("/dashboard", { headers: await signIn(email) });
  const counts = [...text.matchAll(/\n(Saved Jobs|Active Alerts|Applications)\s+(\d+)\n/g)].map(
    ([, label, count]) => `${label}: ${count}`,
  );
  expect(counts).toEqual(["Saved Jobs: 3", "Active Alerts: 2", "Applications: 1"]);
  const actions = ["Search Jobs", "View Saved Jobs", "Manage Alerts", "Track Applications", "Account"];
  expect(actions.map((name) => linkOf(html, name))).toEqual([
    "/jobs",
    "/my-jobs",
    "/my-alerts",
    "/my-applications",
    "/account",
  ]);
});

test("the dashboard of a person without a subscription leads to the plans", async () => {
  const { answer, page } = await dashboardOf(null);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(page).toMatch(/<h1[^>]*>My Dashboard<\/h1>/);
  expect(page).toContain("No Active Subscription");
  expect(page).toContain("Get access to premium features and exclusive job listings");
  expect(page).toMatch(/<a [^>]*href="\/#pricing"[^>]*>View Plans<\/a>/);
  expect(page).not.toContain("Manage Subscription");
  expect(page).not.toContain("Valid Until");
  expect(page).toContain('name="robots" content="noindex"');
});

test("the dashboard of a subscriber names the end, and whether it renews", async () => {
  const { page: renewed } = await dashboardOf({});
  expect(renewed).toContain("Active Subscription");
  expect(renewed).toContain("March 9, 2099");
  expect(renewed).toContain("Renews on this date.");
  expect(renewed).not.toContain("View Plans");
  const { page: ending } = await dashboardOf({ cancelAtPeriodEnd: true });
  expect(ending).toContain("Ends on this date; won’t renew.");
});

test("the dashboard's buttons are forms without script; the portal opens in a new tab", async () => {
  const { page } = await dashboardOf({});
  expect(page).toMatch(/action="\/functions\/v1\/check-subscription" method="post"/);
  expect(page).toMatch(/action="\/functions\/v1\/customer-portal" method="post" target="_blank"/);
});

test("a failed renewal is explained, with the way to fix it", async () => {
  const { page } = await dashboardOf({ status: "past_due" });
  expect(page).toContain("Your last payment didn’t go through.");
  expect(page).toContain("We’ll try again");
  expect(page).toContain("Manage Subscription");
  expect(page).not.toContain("Renews on this date.");
});

test("an end in the past is not shown while access continues", async () => {
  const currentPeriodEnd = new Date(Date.now() - hourMs);
  for (const status of ["past_due", "active"]) {
    const { page } = await dashboardOf({ status, currentPeriodEnd });
    expect(page, status).toContain("Active Subscription");
    expect(page, status).not.toContain("Valid Until");
  }
});
