import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { jobs } from "#core/jobs/tables.ts";
import { managePath, readPostingToken, releasePath } from "#core/mail/posting-links.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { stripe } from "#core/platform/stripe.server.ts";
import { findPosting } from "#core/postings/find-posting.ts";
import { offer, offerTerm } from "#core/postings/offer.ts";
import { postedJobs, postingDecisions } from "#core/postings/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { startTestStripe } from "#test/stand-ins.ts";

const ours = { origin: "http://localhost:3000" };
const sentence = `We'll check this first, because the apply link isn't on otterlight.example.`;
const term = `Your ${offerTerm} start when it's live.`;

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
  await request("/healthz");
}, 60_000);
afterAll(() => local.close());
beforeEach(async () => {
  await emptyDatabase();
  await insertJob({ companyName: "Otterlight", applyUrl: "https://careers.otterlight.example/jobs/1" });
});

const typed = (overrides: Parameters<typeof makePostingInput>[0] = {}) =>
  makePostingInput({
    ...{ company_name: "Оtterlight, Inc.", apply_url: "https://stranger.example/apply" },
    ...overrides,
  });

function form(path: string, fields: Record<string, string>) {
  return request(path, { method: "POST", headers: ours, body: new URLSearchParams(fields) });
}

async function program(path: string, fields: object) {
  const headers = { ...ours, "content-type": "application/json" };
  const answer = await request(path, { method: "POST", headers, body: JSON.stringify(fields) });
  return { status: answer.status, ...(await answer.json()) };
}

async function pay(fields = typed()) {
  const started = await program("/functions/v1/create-job-payment", { jobData: fields });
  const [order] = await db.select().from(checkouts).orderBy(desc(checkouts.createdAt)).limit(1);
  const session = await stripe().checkout.sessions.retrieve(String(order?.stripeSessionId));
  local.pay(session.id, { email: fields.contact_email });
  const { job } = await program("/functions/v1/verify-job-payment", { session_id: session.id });
  const id = String(readPostingToken(started.token)?.id);
  return { id, started, session, job };
}

async function rowOf(id: string) {
  const [row] = await db.select().from(postedJobs).where(eq(postedJobs.id, id));
  if (!row) throw new Error("there is no posting");
  return row;
}

async function listingOf(id: string) {
  return (await db.select().from(jobs).where(eq(jobs.id, id)))[0];
}

const mailsOf = (kind: string) => db.select().from(mails).where(eq(mails.kind, kind));

async function linkSent(): Promise<string> {
  const data = (await mailsOf("posting-release")).at(-1)?.data as Record<string, string>;
  const { postingId: id = "", email = "", updatedAt = "", sentAt = "" } = data;
  return releasePath({ id, email, updatedAt: Date.parse(updatedAt), sentAt: Date.parse(sentAt) });
}

const confirm = (id: string, email: string) => form(managePath(id, 0), { intent: "confirm", email });

test("a posting in a known employer's name is held until somebody there confirms it", async () => {
  const preview = await program("/post-job/preview", typed());
  expect(preview.review).toBe(sentence);
  const drawn = await readPage("/post-job", {
    ...{ method: "POST", headers: ours, body: new URLSearchParams({ ...typed(), intent: "preview" }) },
  });
  expect(drawn.text).toContain(`${sentence} ${term}`);

  const { id, started, session, job } = await pay();
  expect(started.review).toBe(sentence);
  expect(session.custom_text.submit?.message).toContain(`${sentence} ${term}`);
  expect(job).toMatchObject({ is_held: true, date_posted: null });
  expect(await rowOf(id)).toMatchObject({ status: "held", expiresAt: null });
  expect(await listingOf(id)).toBeUndefined();
  const [held] = await mailsOf("posting-held");
  expect(held?.data).toMatchObject({ reason: sentence, confirmAt: "otterlight.example" });
  const { text } = await readPage(managePath(id, 0));
  expect(text).toContain(`${sentence} ${term}`);
  expect(text).toContain("Have an email address at otterlight.example?");

  expect(await readPage(managePath(id, 0))).not.toMatchObject({ html: expect.stringContaining("autofocus") });
  for (const email of [
    "otterlight@gmail.com",
    "jo@stranger.example",
    "jo@otterlight.example.evil.example",
    "",
  ]) {
    const refused = await confirm(id, email);
    expect(refused.status, email).toBe(400);
    const field = (await refused.text()).match(/<input[^>]*id="confirming-email"[^>]*>.*?<\/p>/)?.[0];
    expect(field).toContain(`value="${email}"`);
    expect(field).toMatch(/aria-describedby="confirming-email-error".* autofocus=""|autofocus="".*-error"/);
    expect(field).toMatch(/<p id="confirming-email-error"[^>]*>(?:Enter|Please enter) /);
  }
  expect(await mailsOf("posting-release")).toEqual([]);
  expect((await confirm(id, "jo@crew.otterlight.example")).status).toBe(303);
  const asked = await readPage(managePath(id, 0));
  expect(asked.text).toContain("We've emailed a link to jo@crew.otterlight.example");
  const link = await linkSent();
  const opened = await readPage(link);
  expect(opened.status).toBe(200);
  expect(opened.headers.get("referrer-policy")).toBe("strict-origin");
  expect(opened.text).toContain("https://stranger.example/apply");
  expect((await rowOf(id)).status).toBe("held");

  const token = String(new URL(link, ours.origin).searchParams.get("token"));
  const before = Date.now();
  const released = await form(link, { token });
  expect(released.status).toBe(303);
  const done = await readPage(String(released.headers.get("location")));
  expect(done.text).toContain("The job is live");
  expect(done.html).toContain(`href="${(await findPosting(id))?.jobPath}"`);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: "active", findings: [] });
  expect(Number(row.expiresAt)).toBeGreaterThanOrEqual(before + offer.days * dayMs);
  expect((await listingOf(id))?.featuredUntil).toEqual(row.expiresAt);
  expect(
    await db.select().from(postingDecisions).where(eq(postingDecisions.action, "released")),
  ).toMatchObject([{ by: "employer", note: "confirmed from jo@crew.otterlight.example" }]);
  expect(await mailsOf("posting-live")).toMatchObject([{ data: { isConfirmed: true } }]);
  for (const again of [await form(link, { token }), await request(link)]) expect(again.status).toBe(410);

  const save = (overrides: object) => program(managePath(id, 0), { ...typed(overrides), intent: "save" });
  expect(await save({ city: "Vernal" })).toMatchObject({ is_held: false });
  expect(await save({ apply_url: "https://other.example/apply" })).toMatchObject({ is_held: true });
  expect((await listingOf(id))?.expiredAt).not.toBeNull();
});

test("a link ends with a change, and after a week", async () => {
  const { id } = await pay();
  await confirm(id, "jo@otterlight.example");
  const link = await linkSent();
  const named = { id, email: "jo@otterlight.example", updatedAt: Number((await rowOf(id)).updatedAt) };
  expect((await request(releasePath({ ...named, sentAt: Date.now() - 7 * dayMs - 1 }))).status).toBe(410);
  await program(managePath(id, 0), { ...typed({ city: "Vernal" }), intent: "save" });
  const token = String(new URL(link, ours.origin).searchParams.get("token"));
  expect((await form(link, { token })).status).toBe(410);
  expect((await rowOf(id)).status).toBe("held");
});

test("a confirmation leaves what else was found to us", async () => {
  const text = "We'll check this first, because of words or links in its text.";
  const both = text.replace(
    "because",
    `${sentence.slice("We'll check this first, ".length, -1)}, and because`,
  );
  const { id, started } = await pay(
    typed({ description: `${makePostingInput().description} Send your bank account and routing number.` }),
  );
  expect(started.review).toBe(both);
  expect(await mailsOf("posting-held")).toMatchObject([{ data: { reason: both, isAll: false } }]);
  const before = await readPage(managePath(id, 0));
  expect(before.text).toContain(`${both} ${term}`);
  expect(before.text).toContain("We'll still check the rest.");
  await confirm(id, "jo@otterlight.example");
  const link = await linkSent();
  const token = String(new URL(link, ours.origin).searchParams.get("token"));
  const confirmed = String((await form(link, { token })).headers.get("location"));
  expect((await readPage(confirmed)).text).toContain(`You've confirmed the employer. ${text}`);
  const after = await readPage(managePath(id, 0));
  expect(after.text).toContain(`${text} ${term}`);
  expect(after.text).not.toContain("Have an email address");
  const { status, findings } = await rowOf(id);
  expect(status).toBe("held");
  expect(findings.join()).toContain("asks for bank details");
  expect(findings.join()).not.toContain("known employer");
});

test("a posting that is held for its text says so everywhere", async () => {
  const reason = "We'll check this first, because of words or links in its text.";
  const description = `${makePostingInput().description} Send your SSN with the application.`;
  const { id, started } = await pay(typed({ company_name: "Summit Guides", description }));
  expect(started.review).toBe(reason);
  expect(await mailsOf("posting-held")).toMatchObject([{ data: { reason, confirmAt: null } }]);
  expect((await readPage(managePath(id, 0))).text).toContain(`${reason} ${term}`);
});

test.each([
  ["a board of many employers", "USFWS", "https://jobs.range.example/1", "any.student@email.range.example"],
  ["a university", "Kettle University", "https://jobs.kettle.edu/1", "any.student@email.kettle.edu"],
  ["an application system", "Kettle Lodge", "https://kettle.apptrkr.com/1", "jo@kettle.apptrkr.com"],
  ["a domain of another name", "Kettle Lodge", "https://hire.range.example/1", "jo@range.example"],
])("an address at %s releases nothing", async (_, companyName, applyUrl, address) => {
  await insertJob({ companyName, applyUrl });
  if (companyName === "USFWS") await insertJob({ companyName: "Range Society", applyUrl });
  const { id, started } = await pay(typed({ company_name: companyName }));
  expect(started.review).toContain("We'll check this first");
  expect((await rowOf(id)).status).toBe("held");
  expect((await confirm(id, address)).status).not.toBe(303);
  expect(await mailsOf("posting-release")).toEqual([]);
});

test("people of a federal agency release its posting, though it hires at USAJOBS alone", async () => {
  const companyName = "U.S. Fish and Wildlife Service";
  await insertJob({ companyName, applyUrl: "https://www.usajobs.gov/job/1" });
  const { id, started } = await pay(
    typed({ company_name: "USFWS", apply_url: "", apply_email: "jo@evil.example" }),
  );
  expect(started.review).toBe("We'll check this first, because the apply email isn't at fws.gov.");
  expect((await confirm(id, "jo@fws.gov")).status).toBe(303);
});

test("links are limited by posting", async () => {
  const { id } = await pay();
  for (let n = 0; n < 5; n++) expect((await confirm(id, `jo${n}@otterlight.example`)).status).toBe(303);
  expect((await confirm(id, "jo6@otterlight.example")).status).toBe(429);
  expect(await mailsOf("posting-release")).toHaveLength(5);
});

test("an open checkout is replaced where it would say something else", async () => {
  const ready = await program("/functions/v1/create-job-payment", {
    jobData: typed({ apply_url: "https://otterlight.example/apply" }),
  });
  expect(ready.review).toBeUndefined();
  const changed = await program("/functions/v1/create-job-payment", { jobData: typed(), token: ready.token });
  expect(changed).toMatchObject({ review: sentence, token: ready.token });
  expect(changed.url).not.toBe(ready.url);
});

test("the page of the employer shows nothing of a posting that waits, nor its logo later", async () => {
  const logo = "https://stranger.example/logo.png";
  const own = { company_name: "Otterlight", apply_url: "https://otterlight.example/apply" };
  await pay(typed({ title: "Held Back Guide" }));
  expect((await readPage("/company/otterlight")).text).not.toContain("Held Back Guide");
  const { id } = await pay(typed({ ...own, company_logo_url: logo, title: "Live River Guide" }));
  expect((await rowOf(id)).status).toBe("active");
  const { html } = await readPage("/company/otterlight");
  expect(html.split(logo).length - 1).toBeLessThanOrEqual(2);
  const organization = html.match(/\{[^<]*"@type":"Organization"[^<]*/)?.[0] ?? "";
  expect(organization).not.toContain(logo);
});
