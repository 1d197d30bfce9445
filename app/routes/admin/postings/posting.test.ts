import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { fulfilCheckout } from "#core/billing/checkout/fulfil-checkout.ts";
import { managePath } from "#core/mail/posting-links.ts";
import { mails } from "#core/mail/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { toPostingInput } from "#core/postings/form/read-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { postingOf } from "#core/postings/posting-columns.ts";
import { postedJobs } from "#core/postings/tables.ts";
import { dollars } from "#core/text/price.ts";
import { admin, beginAsAdministrator, by, noticeAfter, open, post, written } from "#test/administrator.ts";
import { openPosting } from "#test/buy-posting.ts";
import { insertPostedJob } from "#test/factories.ts";
import { readPage } from "#test/read-page.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestStripe } from "#test/stand-ins.ts";

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(beginAsAdministrator);
afterEach(() => {
  local.settings.outage = null;
});

const page = (id: string) => `postings/${id}`;

async function buyHeld() {
  const bought = await openPosting({ apply_url: "https://bit.ly/guides" });
  local.pay(bought.session, { email: "payer@summit.example" });
  await fulfilCheckout(bought.session);
  return bought;
}

test("the page of a posting shows what was written, paid and decided", async () => {
  const { id } = await buyHeld();
  const { text, html } = await open(page(id));
  for (const fact of ["Head River Guide", "Held", "link shortener: bit.ly", "boss@summit.example", id])
    expect(text).toContain(fact);
  expect(text.replaceAll(/\s+/g, " ")).toContain(`${dollars(offer.cents)} · First term`);
  expect(text).toContain("Paid by payer@summit.example");
  expect(text).toContain("Held for review");
  expect(html).toContain(managePath(id, 0).replaceAll("&", "&amp;"));
  for (const label of ["Release", "Decline and refund", "Renew its link"]) expect(text).toContain(label);
  for (const label of ["Hide …", "Extend …", "Give away"]) expect(text).not.toContain(label);
});

test("the page of a posting is for administrators, and unknown ones are not found", async () => {
  const { id } = await insertPostedJob();
  const headers = { ...(await signIn("free@example.com")) };
  expect((await readPage(`/admin/${page(id)}`, { headers })).headers.get("location")).toContain(
    "access-denied",
  );
  expect((await post(page(id), { intent: "refund", id }, headers)).headers.get("location")).toContain(
    "denied",
  );
  for (const unknown of ["x", crypto.randomUUID()]) {
    expect((await open(page(unknown))).status).toBe(404);
    expect((await post(page(unknown), { intent: "hide" })).status).toBe(404);
  }
  expect((await post(page(id), { intent: "constructor" })).status).toBe(404);
  expect(await written()).toEqual([]);
});

test("a held posting is declined with a reason, and refused without one", async () => {
  const { id } = await buyHeld();
  const refused = await post(page(id), { intent: "decline", note: "  " });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("Write the reason.")]);
  expect(await noticeAfter(page(id), { intent: "decline", note: "Not an outdoor job." })).toBe(
    "The posting is declined, and the employer gets your reason. The payment is refunded.",
  );
  const { text } = await open(page(id));
  expect(text).toContain("Declined, refunded");
  expect(text).toContain("Not an outdoor job.");
  expect((await open("postings")).text).toContain("Declined, refunded");
  expect((await post("postings", { intent: "decline", id, note: "again" })).status).toBe(409);
});

test("a refund that Stripe did not make says so and is tried again", async () => {
  const { id } = await buyHeld();
  local.settings.outage = 503;
  const said = await noticeAfter(page(id), { intent: "decline", note: "Not an outdoor job." });
  expect(said).toContain("take the refund yet.");
  expect((await open("postings")).text).toContain("Declined, refund not made yet");
  expect((await post(page(id), { intent: "retry-refund" })).text).toContain(
    "Stripe didn't take the refund yet.",
  );
  local.settings.outage = null;
  expect(await noticeAfter(page(id), { intent: "retry-refund" })).toBe("The payment is refunded.");
  expect((await open(page(id))).text).not.toContain("Try the refund again");
});

test("an unpaid posting is given away, a live one extended and its link renewed", async () => {
  const { id } = await insertPostedJob({ status: "pending", title: "Gift Guide" });
  expect(await noticeAfter(page(id), { intent: "give", note: "a friend" })).toBe(
    "The posting is paid with $0. The employer gets an email.",
  );
  expect((await open(page(id))).text).toContain("Nothing was paid at Stripe.");
  const many = await post(page(id), { intent: "extend", days: "9999" });
  expect([many.status, many.html]).toEqual([400, expect.stringMatching(/name="days"[^>]*value="9999"/)]);
  expect(await noticeAfter(page(id), { intent: "extend", days: "7" })).toMatch(/^The posting is live until /);
  await noticeAfter(page(id), { intent: "relink", note: "lost" });
  expect((await request(managePath(id, 0))).status).toBe(410);
  expect((await request(managePath(id, 1))).status).toBe(200);
  await noticeAfter(page(id), { intent: "send-link" });
  expect((await post(page(id), { intent: "refund" })).status).toBe(409);
  expect((await written()).map(([, action]) => action)).toEqual([
    "gave away a featured posting",
    "extended a featured posting",
    "renewed the link of a featured posting",
  ]);
  const kinds = (await db.select().from(mails)).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(["posting-link", "posting-link", "posting-live"]);
});

test("a live posting is refunded from its page", async () => {
  const { id, session } = await openPosting();
  local.pay(session, { email: "payer@summit.example" });
  await fulfilCheckout(session);
  expect(await noticeAfter(page(id), { intent: "refund", note: "" })).toBe(
    "The posting is off every list. The payment is refunded.",
  );
  expect((await open(page(id))).text).toContain("Hidden, refunded");
});

test("an administrator edits a posting, also its title, and mistakes keep what was typed", async () => {
  const row = await insertPostedJob({ paidAt: new Date("2026-01-01"), datePosted: new Date("2026-01-01") });
  const typed = { ...toPostingInput(postingOf(row)), intent: "save" };
  const { status, html } = await post(page(row.id), { ...typed, title: "Short" });
  expect(status).toBe(400);
  expect(html).toContain('value="Short"');
  expect(html).toContain("Title must be at least 10 characters");
  expect(await noticeAfter(page(row.id), { ...typed, title: "Chief Guide of Rivers" })).toBe("Changes saved");
  expect((await db.select().from(postedJobs))[0]?.title).toBe("Chief Guide of Rivers");
  expect(await written()).toEqual([[by, "edited a featured posting", `${row.title}, Summit Guides`]]);
  const answer = await request(`/admin/${page(row.id)}`, {
    method: "POST",
    headers: {
      ...admin,
      origin: "http://localhost:3000",
      accept: "application/json",
      "content-type": "application/json",
    },
    body: JSON.stringify({ ...typed, title: "Chief Guide of Lakes" }),
  });
  expect(await answer.json()).toMatchObject({ is_held: false, notice: { title: "Changes saved" } });
});
