import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { adminActions } from "#core/audit/tables.ts";
import { stripeEvents } from "#core/billing/tables.ts";
import { listUnquotedSources } from "#core/jobs/facts/unquoted.ts";
import { db } from "#core/platform/db.server.ts";
import { apiUsageLog, sourceStates, sourceUsage } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertPostedJob,
  insertProfile,
  insertReport,
  insertSubscription,
} from "#test/factories.ts";
import { hostileTexts } from "#test/hostile-texts.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";

process.env.PAGES_PER_MINUTE = "0";
// No test here may reach the provider; without its key nothing would start.
process.env.ACTIVE_JOBS_DB_URL = "http://127.0.0.1:1";
process.env.ACTIVE_JOBS_DB_KEY = "none";

const origin = "http://localhost:3000";
const banner = "QUOTA EXCEEDED - All syncs blocked until next month";
let admin: Record<string, string>;

beforeEach(async () => {
  await emptyDatabase();
  await insertProfile({ email: "admin@example.com", role: "admin" });
  admin = { ...(await signIn("admin@example.com")), accept: "text/html" };
});

async function open(search = "") {
  const answer = await request(`/admin${search}`, { headers: admin });
  expect(answer.status).toBe(200);
  return textOf(await answer.text());
}

async function readRuns(search: string) {
  return textOf(await (await request(`/admin/runs${search}`, { headers: admin })).text());
}

function post(fields: Record<string, string>, headers = admin) {
  const body = new URLSearchParams(fields);
  return request("/admin", { method: "POST", headers: { ...headers, origin }, body });
}

/** React writes comments between texts. */
function textOf(markup: string): string {
  return markup.replaceAll("<!-- -->", "");
}

function mayPress(page: string, label: string): boolean {
  const button = new RegExp(`<button(?=[^>]*type="submit")([^>]*)>${label}</button>`).exec(page);
  if (!button) throw new Error(`there is no button ${label}`);
  return !/ disabled=""/.test(button[1] ?? "");
}

const labels = [
  "Daily Sync",
  "Company Backfill",
  "Activity Backfill",
  "Job Roles Backfill",
  "Industry Backfill",
];

function rename(table: string, column: string, to: string) {
  const [place, before, after] = [table, column, to].map((name) => sql.identifier(name));
  return db.execute(sql`alter table ${place} rename column ${before} to ${after}`);
}

function use(requests: number, jobs: number) {
  const month = new Date().toISOString().slice(0, 7);
  return db.insert(sourceUsage).values({ source: "active-jobs-db", month, requests, jobs });
}

async function insertRun(overrides: Partial<typeof apiUsageLog.$inferInsert> = {}) {
  const given = { source: "active-jobs-db", mode: "daily", requestedBy: "schedule", ...overrides };
  const [run] = await db.insert(apiUsageLog).values(given).returning();
  if (!run) throw new Error("no row came back");
  return run;
}

describe("the administration", () => {
  test("is for administrators: others are led to sign in, or home with a notice", async () => {
    const anonymous = await request("/admin");
    expect([anonymous.status, anonymous.headers.get("location")]).toEqual([302, "/auth?next=%2Fadmin"]);
    const other = await signIn("hiker@example.com");
    const led = await request("/admin", { headers: other });
    expect([led.status, led.headers.get("location")]).toEqual([302, "/?notice=access-denied"]);
    const home = await (await request("/?notice=access-denied", { headers: other })).text();
    expect(home).toContain("Access Denied");
    expect(home).toContain("You do not have admin privileges");
    expect(home).not.toContain("Admin Dashboard");
    const posted = await post({ intent: "sync", action: "Daily Sync" }, { ...other, accept: "text/html" });
    expect([posted.status, posted.headers.get("location")]).toEqual([303, "/?notice=access-denied"]);
    expect(await db.select().from(apiUsageLog)).toEqual([]);
  });

  test("has its title, and is not stored", async () => {
    const answer = await request("/admin", { headers: admin });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const page = await answer.text();
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toContain("<title>Job Sync Administration");
    expect(page).toMatch(/<h1[^>]*>Job Sync Administration<\/h1>/);
    expect(page).toContain('href="/admin"');
  });

  test("says how much of the month's quota is used, in figures and a word", async () => {
    await use(13_999, 0);
    expect(await open()).toMatch(/13,999 \/ 20,000.*?69% · On track/s);
    await db.update(sourceUsage).set({ requests: 14_000, jobs: 18_000 });
    const page = await open();
    expect(page).toMatch(/14,000 \/ 20,000.*?70% · Running low/s);
    expect(page).toMatch(/18,000 \/ 20,000.*?90% · Nearly used up/s);
    expect(page).toContain('aria-valuetext="90%, Nearly used up"');
    expect(page).not.toContain(banner);
    expect(labels.map((label) => mayPress(page, label))).toEqual(labels.map(() => true));
  });

  test.each(["requests", "jobs"])("blocks every sync once the %s are used up", async (what) => {
    await use(what === "requests" ? 20_000 : 1, what === "jobs" ? 20_000 : 1);
    const page = await open();
    expect(page).toContain(banner);
    expect(page).toMatch(
      /This blocks Active Jobs DB until <time[^>]*>[^<]*1, [^<]*<\/time>\. Other sources keep syncing\./,
    );
    expect(page).not.toContain("unblocks syncs");
    expect(labels.map((label) => mayPress(page, label))).toEqual(labels.map(() => false));
    expect((await post({ intent: "sync", source: "seasonal-jobs" })).headers.get("location")).toBe(
      "/admin?notice=sync-started",
    );
    await db.delete(apiUsageLog);
    const refused = await post({ intent: "sync", action: "Industry Backfill" });
    expect(refused.status).toBe(429);
    expect(textOf(await refused.text())).toMatch(/Industry Backfill Failed<\/p><p[^>]*>QUOTA EXCEEDED/);
    expect(await db.select().from(apiUsageLog)).toEqual([]);
  });

  test("says until when the provider blocks its own syncs, and how to ask it again", async () => {
    const quotaResetsAt = new Date(Date.now() + 3 * dayMs);
    await db.insert(sourceStates).values({ source: "active-jobs-db", jobsLeft: 0, quotaResetsAt });
    const page = await open();
    expect(page).toContain(banner);
    expect(page).toContain(`dateTime="${quotaResetsAt.toISOString()}"`);
    expect(page).toContain("Press Test API Connection. It asks the provider again and unblocks syncs.");
  });

  test("counts subscriptions by status, and lists the latest with their addresses", async () => {
    const later = new Date(Date.now() + dayMs);
    const { id: userId } = await insertProfile({ email: "ada@example.com" });
    await insertSubscription({ userId });
    await insertSubscription({ paidEmail: "bob@example.com", status: "canceled", currentPeriodEnd: later });
    await insertSubscription({ paidEmail: "eve@example.com", status: "unpaid", currentPeriodEnd: null });
    const page = await open();
    for (const email of ["ada", "bob", "eve"]) expect(page).toContain(`${email}@example.com`);
    for (const status of ["active", "canceled", "unpaid"]) expect(page).toContain(`${status} · `);
    for (const standing of ["Active", "Expiring Soon", "Expired/Inactive"])
      expect(page).toMatch(new RegExp(`<dt[^>]*>${standing}</dt><dd[^>]*>1</dd>`));
    expect(page).toContain('href="/admin/subscriptions?q=ada%40example.com"');
  });

  test("says in one line that nothing waits, and else what, with its table", async () => {
    expect(await open()).toContain("Nothing needs you right now.");
    await insertReport();
    await insertPostedJob({ status: "held" });
    const event = { type: "invoice.paid", objectId: "in_1", livemode: false };
    await db.insert(stripeEvents).values({ ...event, id: "evt_1", outcome: "failed", detail: "It is away." });
    const ended = { startedAt: new Date(), finishedAt: new Date() };
    await insertRun({ source: "lever", ...ended, error: "The board is gone." });
    await use(19_000, 10);
    const page = await open();
    expect(page).toContain("Needs you today");
    for (const [path, text] of [
      ["/admin/reports", "1 reported job"],
      ["/admin/postings", "1 posting held for review"],
      ["/admin/events", "1 payment event that failed"],
      ["/admin/runs?source=lever&amp;state=failed", "The last sync of Lever failed"],
      ["/admin#usage", "95% of the month&#x27;s requests are used"],
    ])
      expect(page).toMatch(new RegExp(`href="${path?.replace("?", "\\?")}"[^>]*>${text}</a>`));
    expect((await readRuns("?source=lever&state=failed")).match(/<tr/g)).toHaveLength(2);
    expect(await readRuns("?source=usajobs")).toContain("No matches.");
  });

  test("takes the worse of both counts for the meter", async () => {
    await use(100, 100);
    const quotaResetsAt = new Date(Date.now() + dayMs);
    await db.insert(sourceStates).values({ source: "active-jobs-db", jobsLeft: 600, quotaResetsAt });
    const page = await open();
    expect(page).toContain("97% · Nearly used up, by the provider&#x27;s count");
    expect(page).toContain("0% · On track");
    expect(page).toContain("97% of the month&#x27;s jobs are used");
  });

  test("leads through the first steps while there are neither jobs nor runs", async () => {
    const page = await open();
    expect(page).toContain("First steps");
    expect(page).toMatch(/Set the key of a job source and restart: .*USAJOBS/);
    await insertRun({ finishedAt: new Date() });
    expect(await open()).not.toContain("First steps");
  });

  test.each([
    ["user_subscriptions", "paid_email", "Failed to fetch subscription data", "Recent Sync History"],
    ["api_usage_log", "warnings", "Failed to fetch sync logs", "Subscription Migration Status"],
    ["source_usage", "jobs", "We couldn&#x27;t read the usage. Reload the page.", "API Connection Test"],
  ])("says that %s could not be read, and shows everything else", async (table, column, said, beside) => {
    await rename(table, column, "lost");
    try {
      const page = await open();
      expect(page).toContain(`>${said}</p>`);
      expect(page).toContain(`>${beside}</h2>`);
    } finally {
      await rename(table, "lost", column);
    }
  });

  test("shows what outsiders wrote as text", async () => {
    const scripts = (page: string) => page.match(/<script/gi)?.length;
    const before = scripts(await open());
    const texts = hostileTexts.slice(0, 40);
    const [subject = null, error = null] = texts;
    await insertRun({ startedAt: new Date(), subject, keywordsQueried: texts, warnings: texts });
    await insertRun({
      source: "usajobs",
      finishedAt: new Date(),
      requestedBy: texts[2],
      error,
      jobsSkipped: Object.fromEntries(texts.map((text, count) => [text, count])),
    });
    for (const [number, text] of texts.entries())
      await insertSubscription({ paidEmail: text, stripeCustomerId: `${number}${text}` });
    const page = await open(`?q=${encodeURIComponent('"><script>')}`);
    expect(scripts(page)).toBe(before);
    for (const markup of [/<[^>]* on(error|load|mouseover|toggle|click)=/, /<(iframe|object|embed|base)/])
      expect(page).not.toMatch(markup);
  });
});

describe("a sync started without script", () => {
  test("is shown, not started twice, and cancelled", async () => {
    const started = await post({ intent: "sync", action: "Company Backfill" });
    expect([started.status, started.headers.get("location")]).toEqual([303, "/admin?notice=sync-started"]);
    const [run] = await db.select().from(apiUsageLog);
    expect(run).toMatchObject({ mode: "backfill", keywordList: "company", requestedBy: "admin@example.com" });
    expect(run?.keywordsQueried).toHaveLength(23);
    const page = await open("?notice=sync-started");
    expect(page).toContain("Sync started");
    expect(page).toMatch(/Company Backfill<\/h3><span[^>]*>Waiting/);
    expect(labels.map((label) => mayPress(page, label))).toEqual(labels.map(() => false));
    const again = await post({ intent: "sync", action: "Daily Sync" });
    expect(again.status).toBe(409);
    expect(textOf(await again.text())).toContain("Sync Failed");
    const cancelled = await post({ intent: "cancel", run: String(run?.id) });
    expect(cancelled.headers.get("location")).toBe("/admin?notice=sync-cancelling");
    expect(await open()).toMatch(/Company Backfill<\/h3><span[^>]*>Canceled/);
    expect((await post({ intent: "cancel", run: String(run?.id) })).status).toBe(404);
    expect((await post({ intent: "cancel", run: "1" })).status).toBe(404);
    const noted = await db.select().from(adminActions);
    expect(noted.map(({ by, action }) => `${by} ${action}`).sort()).toEqual([
      "admin@example.com cancelled a sync",
      "admin@example.com started a sync",
    ]);
  });

  test("a source's quotes are switched off and on, with one entry each in the audit log", async () => {
    const off = await post({ intent: "quote", source: "usajobs", on: "false" });
    expect(off.headers.get("location")).toBe("/admin?notice=quotes-set");
    await post({ intent: "quote", source: "usajobs", on: "false" });
    expect(await listUnquotedSources()).toEqual(new Set(["usajobs"]));
    const on = await post({ intent: "quote", source: "usajobs", on: "true" });
    expect(on.headers.get("location")).toBe("/admin?notice=quotes-set");
    expect(await listUnquotedSources()).toEqual(new Set());
    const noted = await db.select().from(adminActions).orderBy(adminActions.createdAt);
    expect(noted.map(({ by, action, subject }) => `${by} ${action}: ${subject}`)).toEqual([
      "admin@example.com switched a source's quotes off: USAJOBS",
      "admin@example.com switched a source's quotes on: USAJOBS",
    ]);
    expect((await post({ intent: "quote", source: "nobody", on: "true" })).status).toBe(404);
  });

  test("a source is switched off and on", async () => {
    const off = await post({ intent: "switch", source: "usajobs", on: "false" });
    expect(off.headers.get("location")).toBe("/admin?notice=source-off");
    const switched = () => db.select().from(sourceStates).where(eq(sourceStates.source, "usajobs"));
    expect((await switched())[0]?.switchedOffAt).toBeInstanceOf(Date);
    expect(await open()).toContain("Switched off");
    await post({ intent: "switch", source: "usajobs", on: "true" });
    expect((await switched())[0]?.switchedOffAt).toBeNull();
    expect((await post({ intent: "switch", source: "nobody", on: "true" })).status).toBe(404);
    expect((await post({ intent: "drop-everything" })).status).toBe(400);
  });
});
