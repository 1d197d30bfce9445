import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { offerTerm } from "#core/postings/offer.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { linkOf, readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { startTestStripe } from "#test/stand-ins.ts";

const path = "/post-job/success";
const headers = { origin: "http://localhost:3000" };

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
  await request("/healthz");
}, 60_000);
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

async function buy(typed = makePostingInput()): Promise<string> {
  const body = new URLSearchParams(typed);
  const opened = await request("/post-job", { method: "POST", headers, body });
  const session = opened.headers.get("location")?.split("/").at(-1) ?? "";
  local.pay(session, { email: typed.contact_email });
  return session;
}

function verify(session_id: string) {
  return readPage(path, { method: "POST", headers, body: new URLSearchParams({ session_id }) });
}

test("a return is verified by a button or by script, never by the link alone", async () => {
  const session = await buy();
  const { status, headers: sent, html, text } = await readPage(`${path}?session_id=${session}`);
  expect(status).toBe(200);
  expect(text).toContain("\nVerifying Payment...\n");
  expect(html).toContain(`name="session_id" value="${session}"`);
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(sent.get("cache-control")).toBe("private, no-store");
  expect(sent.get("referrer-policy")).toBe("strict-origin");
  expect((await db.select().from(postedJobs))[0]?.status).toBe("pending");
});

test("a paid posting is shown with everything that was bought", async () => {
  const { status, html, text } = await verify(await buy(makePostingInput({ job_type: "" })));
  expect(status).toBe(200);
  for (const line of [
    "Job Posted Successfully!",
    "Head River Guide",
    "Summit Guides",
    "Moab, Utah",
    "Not specified",
  ])
    expect(text).toContain(`\n${line}\n`);
  const [posting] = await db.select().from(postedJobs);
  const long = (date?: Date | null) =>
    date?.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  expect(text).toContain(`\n${long(posting?.datePosted)}\n`);
  expect(text).toContain(`\n${long(posting?.expiresAt)}\n`);
  expect(linkOf(html, "View Your Job Live")).toBe("/jobs");
  expect(linkOf(html, "Return Home")).toBe("/");
  const own = linkOf(html, "See the job's page") ?? "";
  expect((await request(own)).status).toBe(200);
});

test("a posting under review is not called live", async () => {
  const { text } = await verify(await buy(makePostingInput({ apply_url: "https://bit.ly/abc" })));
  expect(text).toContain("\nPayment received\n");
  expect(text).toContain(`We'll email you when it goes live; its ${offerTerm} begin then.`);
  expect(text).toContain(`\n${offerTerm}\n`);
  for (const words of ["Job Posted Successfully!", "View Your Job Live", "See the job's page"])
    expect(text).not.toContain(words);
});

test("each failure has its words, and leads home", async () => {
  const none = await readPage(path);
  expect(none.text).toContain("\nNo payment session found\n");
  expect(linkOf(none.html, "Return Home")).toBe("/");
  const empty = await verify("");
  expect([empty.status, empty.text.includes("No payment session found")]).toEqual([400, true]);
  const unknown = await verify("cs_test_no");
  expect(unknown.status).toBe(404);
  expect(unknown.text).toContain("\nJob not found. Please contact support if you were charged.\n");
  const session = await buy();
  local.settings.outage = 503;
  const failed = await verify(session);
  expect(failed.status).toBe(502);
  expect(failed.text).toContain("\nFailed to verify payment. Please contact support if you were charged.\n");
});
