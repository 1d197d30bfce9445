import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { managePath, postingToken, resumePath } from "#core/mail/posting-links.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { offer } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dollars } from "#core/text/price.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { request } from "#test/request.ts";
import { startTestStripe } from "#test/stand-ins.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

const { contact_email, ...jobData } = makePostingInput();
const wanted = { jobData, contact_email };
const failed = "Failed to create job posting. Please try again.";

function call(name: string, fields: object = {}, headers: Record<string, string> = {}) {
  return request(`/functions/v1/${name}`, {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { "content-type": "application/json", origin: "http://localhost:3000", ...headers },
  });
}

function submit(name: string, fields: Record<string, string>) {
  return request(`/functions/v1/${name}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { accept: "text/html", origin: "http://localhost:3000" },
  });
}

async function buy() {
  const { url, token } = await (await call("create-job-payment", wanted)).json();
  const session_id = String(url).split("/").at(-1) ?? "";
  local.pay(session_id, { email: contact_email });
  return { session_id, token };
}

test("a posting function takes only POST, and none from another site", async () => {
  for (const name of ["create-job-payment", "verify-job-payment"]) {
    const asked = await request(`/functions/v1/${name}`);
    expect(asked.status, name).toBe(405);
    expect(asked.headers.get("allow")).toBe("POST");
    const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
    expect((await call(name, {}, foreign)).status, name).toBe(403);
  }
});

describe("create-job-payment", () => {
  test("stores the posting and answers the address of Stripe's page, with analytics of caller and cookies", async () => {
    const cookie = "datafast_visitor_id=visitor-1";
    const fields = { ...wanted, datafast_session_id: "session-1" };
    const answer = await call("create-job-payment", fields, { cookie });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { url, token } = await answer.json();
    expect(await (await fetch(url)).text()).toContain(dollars(offer.cents));
    const [posting] = await db.select().from(postedJobs);
    expect(posting).toMatchObject({ contactEmail: contact_email, salaryMin: 30, status: "pending" });
    expect(token).toBe(postingToken(String(posting?.id), 0));
    const [order] = await db.select().from(checkouts);
    expect(
      (await stripe().checkout.sessions.retrieve(String(order?.stripeSessionId))).metadata,
    ).toMatchObject({ datafast_visitor_id: "visitor-1", datafast_session_id: "session-1" });
  });

  test("takes numbers as programs send them, and empty fields as none", async () => {
    const pay = { salary_min: 30, salary_max: null, has_remote: true };
    await call("create-job-payment", { jobData: { ...jobData, ...pay, contact_email } });
    expect(await db.select().from(postedJobs)).toMatchObject([
      { salaryMin: 30, salaryMax: null, hasRemote: true },
    ]);
  });

  test("prefers the contact address beside the form", async () => {
    const form = { ...jobData, contact_email: "other@summit.example" };
    await call("create-job-payment", { jobData: form, contact_email });
    expect(await db.select().from(postedJobs)).toMatchObject([{ contactEmail: contact_email }]);
  });

  test("changes the same posting with its token, and leads to the same page", async () => {
    const first = await (await call("create-job-payment", wanted)).json();
    const changed = { ...wanted, jobData: { ...jobData, title: "Head Guide of the River" } };
    const second = await call("create-job-payment", { ...changed, token: first.token });
    expect(await second.json()).toEqual(first);
    expect(await db.select().from(postedJobs)).toMatchObject([{ title: "Head Guide of the River" }]);
  });

  test("leads whoever has paid meanwhile to the page that manages it", async () => {
    const { token } = await buy();
    const answer = await call("create-job-payment", { ...wanted, token });
    const [posting] = await db.select().from(postedJobs);
    const url = `http://localhost:3000${managePath(String(posting?.id), 0)}`;
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ url, token, paid: true });
  });

  test("answers the first error, and all of them", async () => {
    for (const fields of [
      { ...wanted, jobData: { ...jobData, title: "Guide", apply_url: "" } },
      { ...jobData, contact_email, title: "Guide", apply_url: "" },
    ]) {
      const answer = await call("create-job-payment", fields);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        error: "Title must be at least 10 characters",
        errors: {
          title: "Title must be at least 10 characters",
          apply_url: "Please provide either an application URL or email",
        },
      });
    }
    for (const odd of [{}, { jobData: [] }, { jobData: "x" }, { jobData: { title: { $ne: "" } } }, []])
      expect((await call("create-job-payment", odd)).status).toBe(400);
    expect(await db.$count(postedJobs)).toBe(0);
  });

  test("stores what was typed while Stripe is out and answers its token; too many requests learn when to come back", async () => {
    local.settings.outage = 503;
    const answer = await call("create-job-payment", wanted);
    const [posting] = await db.select().from(postedJobs);
    const token = postingToken(String(posting?.id), 0);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ error: failed, token });
    local.settings.outage = null;
    for (let count = 1; count < 10; count++) await call("create-job-payment", { ...wanted, token });
    const last = await call("create-job-payment", { ...wanted, token });
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await last.json()).error).toMatch(/^Too many checkouts this hour\. Try again at /);
  });

  test("leads a plain form to Stripe's page, else back to the posting", async () => {
    const fields = { ...jobData, contact_email };
    const led = await submit("create-job-payment", fields);
    expect([led.status, led.headers.get("location")]).toEqual([
      303,
      expect.stringMatching(/\/pay\/cs_test_/),
    ]);
    local.settings.outage = 503;
    const [posting] = await db.select().from(postedJobs);
    const id = String(posting?.id);
    const failed = await submit("create-job-payment", { ...fields, token: postingToken(id, 0) });
    expect(failed.headers.get("location")).toBe(resumePath(id, 0));
    const wrong = await submit("create-job-payment", { ...fields, title: "" });
    expect(wrong.headers.get("location")).toBe("/post-job");
  });
});

describe("verify-job-payment", () => {
  test("publishes the posting and answers its facts", async () => {
    const { session_id } = await buy();
    const answer = await call("verify-job-payment", { session_id });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const { success, job } = await answer.json();
    expect(success).toBe(true);
    expect(job).toMatchObject({
      title: "Head River Guide",
      company_name: "Summit Guides",
      location: "Moab, Utah",
      job_type: "Full-time",
    });
    expect(Date.parse(job.expires_at) - Date.parse(job.date_posted)).toBe(offer.days * dayMs);
    const page = await request(job.job_path);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("Head River Guide");
  });

  test("names a missing session, and a failure", async () => {
    const lost = { success: false, error: "Job not found. Please contact support if you were charged." };
    const none = { success: false, error: "No payment session found" };
    const broken = "Failed to verify payment. Please contact support if you were charged.";
    const { session_id } = await buy();
    for (const fields of [{}, { session_id: "" }, { session_id: 7 }]) {
      const answer = await call("verify-job-payment", fields);
      expect([answer.status, await answer.json()]).toEqual([400, none]);
    }
    const unknown = await call("verify-job-payment", { session_id: "cs_test_unknown" });
    expect([unknown.status, await unknown.json()]).toEqual([404, lost]);
    local.settings.outage = 503;
    const failed = await call("verify-job-payment", { session_id });
    expect([failed.status, await failed.json()]).toEqual([502, { success: false, error: broken }]);
    for (let count = 2; count < 10; count++)
      await call("verify-job-payment", { session_id: "cs_test_unknown" });
    const last = await call("verify-job-payment", { session_id });
    expect(last.status).toBe(429);
    expect(last.headers.get("retry-after")).toBeTruthy();
    expect(await last.json()).toEqual({ success: false, error: broken });
  });

  test("leads a plain form to the page with the result", async () => {
    const { session_id } = await buy();
    const led = await submit("verify-job-payment", { session_id });
    expect(led.status).toBe(303);
    expect(led.headers.get("location")).toBe(`/post-job/success?session_id=${session_id}`);
    const odd = await submit("verify-job-payment", { session_id: "x&notice=job-saved#y" });
    expect(odd.headers.get("location")).toBe("/post-job/success?session_id=x%26notice%3Djob-saved%23y");
  });

  test("a subscription's session publishes no posting, and a posting's brings no subscription", async () => {
    await call("create-checkout", { priceId: "weekly" });
    const [order] = await db.select().from(checkouts);
    local.pay(String(order?.stripeSessionId), { email: contact_email });
    const session = { session_id: order?.stripeSessionId };
    expect((await call("verify-job-payment", session)).status).toBe(404);
    const { session_id } = await buy();
    expect((await call("get-checkout-session", { sessionId: session_id })).status).toBe(404);
    expect(await db.select().from(postedJobs)).toMatchObject([{ status: "pending" }]);
    expect((await call("verify-job-payment", { session_id })).status).toBe(200);
    expect(await db.select().from(postedJobs)).toMatchObject([{ status: "active" }]);
  });
});
