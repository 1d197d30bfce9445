import type { RouteConfigEntry } from "@react-router/dev/routes";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emailChanges, profiles } from "#core/accounts/tables.ts";
import { listStates } from "#core/content/content.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { db } from "#core/platform/db.server.ts";
import { signText } from "#core/platform/signed-links.ts";
import { hourMs } from "#core/text/time.ts";
import {
  emptyDatabase,
  insertAlert,
  insertApplication,
  insertJobs,
  insertProfile,
  insertSavedJob,
  insertSubscription,
} from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import routes from "./routes.ts";

process.env.PAGES_PER_MINUTE = "0";
// No test here may reach the provider.
process.env.ACTIVE_JOBS_DB_URL = "http://127.0.0.1:1";

const unknownPosting = "/admin/postings/11111111-1111-4111-8111-111111111111";
const viewers = ["anonymous", "free", "subscriber", "admin"] as const;
type Viewer = (typeof viewers)[number];

/** What each viewer gets; one text where all get the same. The administrator pays for nothing. */
type Row = string | [anonymous: string, free: string, subscriber: string, admin: string];
/** `at` is an example where the address has parameters; `body` is what a POST sends. */
type Rows = { get: Row; post: Row; at?: string; body?: (userId: string) => Record<string, string> };

const home = "302 /?notice=signed-in";
const allJobs = `200 ${freeJobs + 2} jobs`;
const someJobs = `200 ${freeJobs} jobs`;
const list: Row = [someJobs, someJobs, allJobs, someJobs];
const signedIn = (path: string, status: number, answer: string): Row => {
  const toSignIn = `${status} /auth?next=${encodeURIComponent(path)}`;
  return [toSignIn, answer, answer, answer];
};
const ofAdmin = (path: string, status: number, answer: string): Row => {
  const home = `${status} /?notice=access-denied`;
  return [`${status} /auth?next=${encodeURIComponent(path)}`, home, home, answer];
};
/** Only programs call these addresses. */
const adminProgram = (post: string): Rows => ({
  get: '405 {"error"}',
  post: ['401 {"error"}', '403 {"error"}', '403 {"error"}', post],
});
const page = (get: Row): Rows => ({ get, post: "405" });
const file = (get: Row): Rows => ({ get, post: '405 {"message"}' });

const jobId = "11111111-1111-4111-8111-11111abcdef0";
/** No row has this id. */
const nobodys = "22222222-2222-4222-8222-222222222222";

/** What a function answers to our own pages. */
const noticed = (title: string, text: string) => `"notice":${JSON.stringify({ title, text })}`;
const checked = (text: string) => noticed("Subscription Status Updated", text);
const messageSent = noticed("Message sent!", "We'll get back to you as soon as possible.");
const message = { name: "Robin", email: "new@example.com", subject: "Hello", message: "Is it open?" };

const pageOfState = ({ state }: { state: string }) => page(state === "UT" ? allJobs : "200");

const matrix: Record<string, Rows> = {
  "/": page(list),
  "/jobs": page(list),
  "/remote-jobs": page(list),
  "/take": { ...file(list), at: "/take?of=/jobs" },
  "/find": {
    ...page([
      "302 /search/adventure-guide-jobs#positions",
      "302 /search/adventure-guide-jobs#positions",
      "302 /jobs?title=guide",
      "302 /search/adventure-guide-jobs#positions",
    ]),
    at: "/find?what=guide",
  },
  "/company/:companySlug": { ...page(allJobs), at: "/company/canyon-outfitters" },
  "/company/:companySlug/jobs/:jobSlug": {
    ...page("200 7 jobs"),
    at: "/company/canyon-outfitters/jobs/old-guide-bcdef0",
  },
  "/company/:companySlug/jobs/:jobSlug/share.png": {
    ...file("200"),
    at: "/company/canyon-outfitters/jobs/old-guide-bcdef0/share.png",
  },
  "/suggestions": {
    ...file('200 {"suggestions":[{"text":"guide","kind":"work","label":"Guide · kind of work"}]}'),
    at: "/suggestions?q=gui",
  },
  "/places/suggest": {
    ...file('200 [{"slug":"moab-ut","label":"Moab, UT","kindText":"town"}]'),
    at: "/places/suggest?q=moab",
  },
  "/search/all": page("200"),
  "/search/:slug": { ...page(list), at: "/search/adventure-guide-jobs" },
  ...Object.fromEntries(listStates().map((found) => [`/outdoor-jobs-${found.slug}`, pageOfState(found)])),
  "/all-outdoor-companies-hiring": page("200"),
  "/best-outdoor-companies-to-work-for": page("200"),
  "/best-job-boards-for-the-outdoor-industry": page("200"),
  "/10-step-guide-to-finding-your-dream-job": page("200"),
  "/removed": page("200"),
  "/developers": page("200"),
  "/privacy-policy": page("200"),
  "/terms-of-service": page("200"),
  "/:founderSlug": { ...page("200"), at: "/robin-hale" },
  "/auth": {
    get: ["200", "302 /", "302 /", "302 /"],
    post: ["200", "302 /", "302 /", "302 /"],
    body: () => ({ email: "new@example.com" }),
  },
  "/auth/confirm": {
    get: ["410", home, home, home],
    post: ["410", home, home, home],
    body: () => ({ token: "x".repeat(32) }),
  },
  "/auth/sign-out": { get: "302 /", post: "303 /?notice=signed-out" },
  "/auth/session": {
    get: [
      '200 {"account":null}',
      '200 {"account":{"email":"free@example.com","isAdmin":false,"subscribed":false,"awaitsPayment":false}}',
      '200 {"account":{"email":"subscriber@example.com","isAdmin":false,"subscribed":true,"awaitsPayment":false}}',
      '200 {"account":{"email":"admin@example.com","isAdmin":true,"subscribed":false,"awaitsPayment":false}}',
    ],
    post: '405 {"message"}',
  },
  "/auth/email-change": { get: "410", post: "410" },
  "/dashboard": {
    get: signedIn("/dashboard", 302, "200"),
    post: signedIn("/dashboard", 303, "405"),
  },
  "/account": {
    get: signedIn("/account", 302, "200"),
    post: signedIn("/account", 303, "303 /?notice=signed-out-everywhere"),
    body: () => ({ intent: "sign-out-everywhere" }),
  },
  "/account/export": {
    get: [
      "302 /auth?next=%2Faccount%2Fexport",
      "200 of free@example.com",
      "200 of subscriber@example.com",
      "200 of admin@example.com",
    ],
    post: signedIn("/account/export", 303, '405 {"message"}'),
  },
  "/my-jobs": {
    get: signedIn("/my-jobs", 302, "200"),
    post: signedIn("/my-jobs", 303, "404"),
    body: () => ({ intent: "remove", id: nobodys }),
  },
  "/my-jobs/save": {
    get: "302 /my-jobs",
    post: [
      `303 /auth?next=%2F&save=${jobId}&notice=sign-in-to-save`,
      "303 /?notice=job-saved",
      "303 /?notice=job-saved",
      "303 /?notice=job-saved",
    ],
    body: () => ({ save: jobId }),
  },
  "/my-jobs/:id": {
    get: signedIn(`/my-jobs/${nobodys}`, 302, "404"),
    post: signedIn(`/my-jobs/${nobodys}`, 303, "405"),
    at: `/my-jobs/${nobodys}`,
  },
  "/my-jobs/:id/calendar.ics": {
    get: signedIn(`/my-jobs/${nobodys}/calendar.ics`, 302, "404 null"),
    post: signedIn(`/my-jobs/${nobodys}/calendar.ics`, 303, '405 {"message"}'),
    at: `/my-jobs/${nobodys}/calendar.ics`,
  },
  "/my-jobs/take": {
    get: signedIn("/my-jobs/take", 302, "200"),
    post: signedIn("/my-jobs/take", 303, '405 {"message"}'),
  },
  "/my-applications": {
    get: signedIn("/my-applications", 302, "200"),
    post: signedIn("/my-applications", 303, "303 /my-applications?notice=application-added"),
    body: () => ({ intent: "add", job: jobId }),
  },
  "/my-applications/export": {
    get: signedIn("/my-applications/export", 302, "200"),
    post: signedIn("/my-applications/export", 303, '405 {"message"}'),
  },
  "/my-applications/:id": {
    get: signedIn(`/my-applications/${nobodys}`, 302, "404"),
    post: signedIn(`/my-applications/${nobodys}`, 303, "405"),
    at: `/my-applications/${nobodys}`,
  },
  "/my-alerts": {
    get: signedIn("/my-alerts", 302, "200"),
    post: signedIn("/my-alerts", 303, "404"),
    body: () => ({ intent: "delete", id: nobodys }),
  },
  "/job-alerts": file("301 /my-alerts"),
  "/job-alerts/new": {
    get: ["200", "200", "200 2 jobs", "200"],
    post: [
      "303 /job-alerts/new?created=true",
      "303 /my-alerts?notice=alert-created",
      "303 /my-alerts?notice=alert-created",
      "303 /my-alerts?notice=alert-created",
    ],
    at: "/job-alerts/new?title=guide%20zq9",
    body: () => ({ name: "Guides", email: "new@example.com" }),
  },
  "/job-alerts/preview": {
    // The two oldest.
    ...file(["200 0 named of 2", "200 0 named of 2", "200 2 named of 2", "200 0 named of 2"]),
    at: "/job-alerts/preview?title=guide%20zq9",
  },
  "/job-alerts/confirm": { get: "410", post: "410" },
  "/unsubscribe-alert": { get: "400", post: "400" },
  "/closing-emails": { get: "400", post: "404" },
  "/post-job": { get: "200", post: "400", body: () => ({ title: "Guide" }) },
  "/post-job/success": { get: "200", post: "400" },
  "/post-job/preview": { get: '405 {"error"}', post: "200 shows Guide", body: () => ({ title: "Guide" }) },
  "/post-job/paste": {
    get: '405 {"error"}',
    post: '200 {"text":"Guide"}',
    body: () => ({ html: "<p>Guide</p>" }),
  },
  "/post-job/manage": { get: "410", post: "410" },
  "/post-job/receipt": { get: "404", post: "405" },
  "/post-job/release": { get: "410", post: "410" },
  "/post-job/link": { get: "200", post: "400" },
  "/post-job/counts": { get: '405 {"error"}', post: "204", body: () => ({ id: jobId }) },
  "/contact": {
    get: "200",
    post: "303 /contact?sent=true&notice=message-sent",
    body: () => message,
  },
  "/admin": { get: ofAdmin("/admin", 302, "200"), post: ofAdmin("/admin", 303, "400") },
  "/admin/progress": {
    get: ofAdmin("/admin/progress", 302, "200 of 0 runs"),
    post: ofAdmin("/admin/progress", 303, '405 {"message"}'),
  },
  "/admin/fact-judgements": {
    get: ofAdmin("/admin/fact-judgements", 302, "200"),
    post: ofAdmin("/admin/fact-judgements", 303, '405 {"message"}'),
  },
  "/admin/postings/:id": {
    get: ofAdmin(unknownPosting, 302, "404"),
    post: ofAdmin(unknownPosting, 303, "404"),
    at: unknownPosting,
  },
  "/admin/:area": {
    get: ofAdmin("/admin/audit", 302, "200"),
    post: ofAdmin("/admin/audit", 303, "404"),
    at: "/admin/audit",
  },
  "/admin/:area/export": {
    get: ofAdmin("/admin/subscriptions/export", 302, "200"),
    post: ofAdmin("/admin/subscriptions/export", 303, '405 {"message"}'),
    at: "/admin/subscriptions/export",
  },
  "/report-job/:id": {
    get: "200 1 jobs",
    post: "303 /company/canyon-outfitters/jobs/old-guide-bcdef0?notice=job-reported",
    at: `/report-job/${jobId}`,
    body: () => ({ reason: "closed" }),
  },
  "/functions/v1/check-subscription": {
    get: '405 {"error"}',
    post: [
      '401 {"error"}',
      `200 {"subscribed":false,"product_id":null,"subscription_end":null,"plan":null,${checked("No active subscription found")}}`,
      `200 {"subscribed":true,"product_id":"monthly","subscription_end","plan":"monthly",${checked("Your subscription is active")}}`,
      `200 {"subscribed":false,"product_id":null,"subscription_end":null,"plan":null,${checked("No active subscription found")}}`,
    ],
  },
  "/functions/v1/create-checkout": {
    get: '405 {"error"}',
    post: [
      '200 {"url","next":"/jobs"}',
      '200 {"url","next":"/jobs"}',
      '200 {"url","portal":true}',
      '200 {"url","next":"/jobs"}',
    ],
    body: () => ({ priceId: "monthly" }),
  },
  "/functions/v1/get-checkout-session": {
    get: '405 {"error"}',
    post: '404 {"outcome":"unknown","error"}',
    body: () => ({ sessionId: "cs_test_1" }),
  },
  "/functions/v1/customer-portal": {
    get: '405 {"error"}',
    // Nobody here has ever been a customer at Stripe.
    post: ['401 {"error"}', '404 {"error"}', '404 {"error"}', '404 {"error"}'],
  },
  "/functions/v1/create-job-payment": {
    get: '405 {"error"}',
    post: '200 {"url","token"}',
    body: () => makePostingInput(),
  },
  "/functions/v1/verify-job-payment": {
    get: '405 {"error"}',
    post: '404 {"success":false,"error"}',
    body: () => ({ session_id: "cs_test_1" }),
  },
  "/functions/v1/send-contact-email": {
    get: '405 {"error"}',
    post: `200 {"success":true,${messageSent}}`,
    body: () => message,
  },
  "/functions/v1/sync-outdoor-jobs": {
    ...adminProgram('400 {"reason":"bad-wish","error"}'),
    body: () => ({ mode: "hourly" }),
  },
  "/functions/v1/test-rapidapi": adminProgram("200 a test"),
  "/functions/v1/*": { get: '404 {"error"}', post: '404 {"error"}', at: "/functions/v1/none" },
  "/robots.txt": file("200"),
  "/sitemap.xml": file("200"),
  "/sitemaps/:part": { ...file("404"), at: "/sitemaps/none.xml" },
  "/llms.txt": file("200"),
  "/feed": { ...file(list), at: "/feed?of=/jobs" },
  "/markdown": { ...file(list), at: "/markdown?of=/jobs" },
  "/*": { get: "404", post: "404", at: "/nowhere" },
};

let stripe: Awaited<ReturnType<typeof startTestStripe>>;

beforeAll(async () => {
  stripe = await startTestStripe();
});
afterAll(() => stripe.close());

beforeEach(async () => {
  await emptyDatabase();
  await insertJobs(
    Array.from({ length: freeJobs + 2 }, (_, number) => ({
      title: `Guide zq${number < freeJobs ? String(number).padStart(2, "0") : 90 + number - freeJobs}x`,
      workArrangement: "hybrid",
      ...(number === freeJobs + 1 && { id: jobId, slug: "old-guide" }),
    })),
  );
});

test("each address of the route table has one row, and each row an address", () => {
  expect(Object.keys(matrix).sort()).toEqual(addresses().sort());
});

describe.each(Object.entries(matrix))("%s", (pattern, { get, post, at = pattern, body = () => ({}) }) => {
  test.each(viewers)("a request to %s", async (viewer) => {
    const asked = await ask("GET", at, await caller(viewer));
    expect(`GET ${asked}`).toBe(`GET ${cell(get, viewer)}`);
    const sender = await caller(viewer);
    const posted = await ask("POST", at, sender, body(sender.userId));
    expect(`POST ${posted}`).toBe(`POST ${cell(post, viewer)}`);
  });

  test("every route refuses what another site sends in somebody's name, and changes nothing", async () => {
    const { userId, cookie = "" } = await caller("admin");
    const token = await wishedChange(userId);
    const before = await dump();
    const dangerous = [
      body(userId),
      { token },
      { intent: "delete-account", email: "admin@example.com" },
      { intent: "sign-out-everywhere" },
    ];
    for (const headers of foreign) {
      const init = { method: "POST", headers: { ...headers, cookie } };
      const asked = [at, `${at === "/" ? "/_" : at}.data`].flatMap((address) =>
        dangerous.map(async (fields) => {
          const answer = await request(address, { ...init, body: new URLSearchParams(fields) });
          expect(answer.status, `${address} ${JSON.stringify(headers)}`).toBe(403);
        }),
      );
      await Promise.all(asked);
    }
    expect(await dump()).toEqual(before);
  });
});

const onAnothersRow: [
  at: string,
  fields: (rows: Awaited<ReturnType<typeof anothersRows>>) => Record<string, string>,
][] = [
  ["/my-jobs", ({ saved: id }) => ({ intent: "remove", id })],
  ["/my-jobs", ({ saved: id }) => ({ intent: "notes", id, notes: "Not yours." })],
  ["/my-jobs", ({ removedSaved: id }) => ({ intent: "restore", id })],
  ["/my-applications", ({ saved }) => ({ intent: "add", saved })],
  ["/my-applications", ({ application: id }) => ({ intent: "status", id, status: "rejected" })],
  ["/my-applications", ({ application: id }) => ({ intent: "notes", id, notes: "Not yours." })],
  ["/my-applications", ({ application: id }) => ({ intent: "remove", id })],
  ["/my-applications", ({ removedApplication: id }) => ({ intent: "restore", id })],
  ["/my-alerts", ({ alert: id }) => ({ intent: "switch", id, active: "false" })],
  ["/my-alerts", ({ alert: id }) => ({ intent: "update", id, name: "Not yours" })],
  ["/my-alerts", ({ alert: id }) => ({ intent: "delete", id })],
  ["/my-alerts", ({ removedAlert: id }) => ({ intent: "restore", id })],
];

test.each(onAnothersRow)(
  "a form at %s changes nothing that belongs to somebody else (%#)",
  async (at, fieldsOf) => {
    const rows = await anothersRows();
    const { cookie = "" } = await caller("admin");
    // A person's first request of a day notes the visit.
    await request("/account", { headers: { cookie } });
    const before = await dump();
    for (const accept of ["text/html", "application/json"]) {
      const headers = { origin: "http://localhost:3000", accept, cookie };
      const body = new URLSearchParams(fieldsOf(rows));
      expect((await request(at, { method: "POST", headers, body })).status, accept).toBe(404);
    }
    expect(await dump()).toEqual(before);
  },
);

test("Stripe's webhook takes requests from elsewhere, but believes none without a signature", async () => {
  for (const headers of foreign) {
    const answer = await request("/webhooks/stripe", { method: "POST", headers, body: "{}" });
    expect(answer.status).toBe(400);
  }
});

test("a POST from elsewhere ends an alert only with the signed link of its email", async () => {
  const { id } = await insertAlert();
  const body = () => new URLSearchParams({ "List-Unsubscribe": "One-Click", alert_id: id, token: "x" });
  const { cookie = "" } = await caller("admin");
  const before = await dump();
  for (const headers of foreign) {
    for (const query of ["", `?alert_id=${id}`]) {
      const init = { method: "POST", headers: { ...headers, cookie }, body: body() };
      expect((await request(`/unsubscribe-alert${query}`, init)).status).toBe(403);
    }
  }
  expect(await dump()).toEqual(before);
  for (const headers of foreign) {
    const init = { method: "POST", headers, body: body() };
    const answer = await request(`/unsubscribe-alert?token=${signText("alert", id)}`, init);
    expect([answer.status, answer.redirected]).toEqual([200, false]);
  }
});

/** What browsers send when another site makes them post; the last has neither header. */
const foreign: Record<string, string>[] = [
  { "sec-fetch-site": "cross-site", origin: "https://evil.example" },
  { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  { "sec-fetch-site": "same-site", origin: "http://sibling.localhost:3000" },
  { origin: "https://evil.example" },
  { origin: "null" },
  {},
];

function cell(row: Row, viewer: Viewer): string | undefined {
  return typeof row === "string" ? row : row[viewers.indexOf(viewer)];
}

async function caller(viewer: Viewer): Promise<{ userId: string; cookie?: string }> {
  if (viewer === "anonymous") return { userId: "" };
  const email = `${viewer}@example.com`;
  const [known] = await db.select().from(profiles).where(eq(profiles.email, email));
  const { id } = known ?? (await insertProfile({ email, role: viewer === "admin" ? "admin" : null }));
  // The stand-in does not know this subscription; a later reading must not overwrite it.
  if (!known && viewer === "subscriber") await insertSubscription({ userId: id, readTicket: 2 ** 40 });
  return { userId: id, ...(await signIn(email)) };
}

/** Returns the status, where it leads, and what is in it. Functions are asked as programs ask them. */
async function ask(method: string, address: string, { cookie }: { cookie?: string }, fields = {}) {
  const headers = new Headers({ origin: "http://localhost:3000", ...(cookie && { cookie }) });
  const isFunction = /^\/(functions|rest)\//.test(address);
  if (isFunction) headers.set("content-type", "application/json");
  const body = isFunction ? JSON.stringify(fields) : new URLSearchParams(fields);
  const answer = await request(address, { method, headers, ...(method === "POST" && { body }) });
  const text = await answer.text();
  return [answer.status, answer.headers.get("location"), contentOf(answer, text)].filter(Boolean).join(" ");
}

/** Returns what JSON says, without what differs each time, or how many of the jobs a page names. */
function contentOf(answer: Response, text: string): string {
  if (answer.headers.get("content-type")?.startsWith("application/json")) {
    const value = JSON.parse(text);
    if (value?.profile) return `of ${value.profile.email}`;
    if (value?.card) return `shows ${value.card.title}`;
    if (value?.runs) return `of ${value.runs.length} runs`;
    if (value?.results) return "a test";
    // A taken list holds the pages of its jobs.
    if (value?.frame) return countJobs(text);
    if (value?.jobs) return `${value.jobs.length} named of ${value.count}`;
    return text.replace(/"(url|token|error|message|subscription_end)":("[^"]*"|{[^}]*})/g, '"$1"');
  }
  return countJobs(text);
}

function countJobs(text: string): string {
  const jobs = new Set(text.match(/zq\d\dx/g)).size;
  return jobs ? `${jobs} jobs` : "";
}

async function anothersRows() {
  const { id: userId } = await insertProfile();
  return {
    saved: (await insertSavedJob({ userId })).id,
    removedSaved: (await insertSavedJob({ userId, removedAt: new Date() })).id,
    application: (await insertApplication({ userId })).id,
    removedApplication: (await insertApplication({ userId, removedAt: new Date() })).id,
    alert: (await insertAlert({ userId })).id,
    removedAlert: (await insertAlert({ userId, removedAt: new Date() })).id,
  };
}

/** Another site could finish a change of address with this link alone. */
async function wishedChange(userId: string): Promise<string> {
  const wish = { userId, oldEmail: "admin@example.com", newEmail: "evil@example.com" };
  const given = { ...wish, newConfirmedAt: new Date(), expiresAt: new Date(Date.now() + hourMs) };
  const [change] = await db.insert(emailChanges).values(given).returning();
  return signText("email-change", `${change?.id}:old`);
}

async function dump(): Promise<unknown[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const tables = [...rows, { name: "pgboss.job" }].map(
    ({ name }) =>
      sql`select ${name} as name, string_agg(t::text, ' ' order by t::text) as all from ${sql.raw(name)} t`,
  );
  return (await db.execute<{ name: string; all: string }>(sql.join(tables, sql` union all `))).rows;
}

function addresses(entries: RouteConfigEntry[] = routes, above = ""): string[] {
  return entries.flatMap(({ index, path = "", children = [] }) => {
    const address = path ? `${above}/${path}` : above;
    return [...(index || path ? [address || "/"] : []), ...addresses(children, address)];
  });
}
