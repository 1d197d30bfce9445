import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startCheckout } from "#core/billing/checkout/start-checkout.ts";
import { checkouts } from "#core/billing/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { closePosting } from "#core/postings/change-posting.ts";
import { hidePosting } from "#core/postings/decisions/moderate-posting.ts";
import { offer } from "#core/postings/offer.ts";
import { dayMs } from "#core/text/time.ts";
import { openPosting, openRenewal } from "#test/buy-posting.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { startTestStripe } from "#test/stand-ins.ts";
import { verifyPostingPayment } from "./verify-posting-payment.ts";

const boss = { email: "boss@summit.example" };
const notFound = { ok: false, reason: "not-found" };

let local: Awaited<ReturnType<typeof startTestStripe>>;
beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
});

function verify(session: unknown, now = new Date()) {
  return verifyPostingPayment(session, crypto.randomUUID(), now);
}

test("verifyPostingPayment activates the posting and repeats its answer", async () => {
  const { session } = await openPosting({ job_type: "" });
  expect(await verify(session)).toEqual(notFound);
  local.pay(session, boss);
  const now = new Date("2027-03-01T10:00:00.500Z");
  const told = {
    ok: true,
    job: {
      title: "Head River Guide",
      company_name: "Summit Guides",
      location: "Moab, Utah",
      job_type: null,
      date_posted: "2027-03-01T10:00:00.500Z",
      expires_at: new Date(now.getTime() + offer.days * dayMs).toISOString(),
      is_held: false,
      is_renewal: false,
      job_path: expect.stringMatching(/^\/company\/summit-guides\/jobs\/head-river-guide-/),
    },
  };
  // The first of a process reads all names of places, and a slow machine takes longer for that than a buyer waits.
  await expect.poll(() => verify(session, now)).toEqual(told);
  expect(await verify(session, new Date("2027-03-02T10:00:00Z"))).toEqual(told);
});

test("verifyPostingPayment reports a held posting without a page", async () => {
  const { session } = await openPosting({ apply_url: "https://bit.ly/guides" });
  local.pay(session, boss);
  expect(await verify(session)).toMatchObject({
    job: { is_held: true, date_posted: null, expires_at: null, job_path: null, job_type: "Full-time" },
  });
});

test("verifyPostingPayment reports a renewal's new end, and no page of closed or hidden postings", async () => {
  const { id, expiresAt } = await insertPostedJob();
  const session = await openRenewal(id);
  local.pay(session, boss);
  const end = new Date(Number(expiresAt) + offer.days * dayMs).toISOString();
  expect(await verify(session)).toMatchObject({ job: { is_renewal: true, expires_at: end } });
  await closePosting(id);
  expect(await verify(session)).toMatchObject({ ok: true, job: { job_path: null } });
  await inTransaction((tx) => hidePosting(tx, { id, by: "terminal" }, new Date()));
  expect(await verify(session)).toEqual(notFound);
});

test("verifyPostingPayment names the posting for both of two payments", async () => {
  const { session, token } = await openPosting();
  local.payLater(session, boss.email);
  const second = await openPosting({}, new Date(), token);
  local.pay(second.session, boss);
  local.settle(session, "succeeded");
  const [told, again] = [await verify(second.session), await verify(session)];
  expect(told.ok).toBe(true);
  expect(again).toEqual(told);
});

test("verifyPostingPayment rejects missing, unknown and unpaid sessions", async () => {
  for (const none of [undefined, null, "", "  ", 7, ["cs_test_1"], { $ne: "" }])
    expect(await verify(none)).toEqual({ ok: false, reason: "no-session" });
  for (const unknown of ["x", "cs_test_unknown", "cs_test_../x", "cs_test_1?expand=x"])
    expect(await verify(unknown)).toEqual(notFound);
  const analytics = { visitorId: null, sessionId: null };
  await startCheckout({ plan: "weekly", account: null, clientAddress: "192.0.2.1", analytics });
  const [order] = await db.select().from(checkouts);
  local.pay(String(order?.stripeSessionId), boss);
  expect(await verify(order?.stripeSessionId)).toEqual(notFound);
});

test("verifyPostingPayment fails while Stripe does not answer, except for what was granted", async () => {
  const [first, second] = [await openPosting(), await openPosting()];
  for (const { session } of [first, second]) local.pay(session, boss);
  await verify(first.session);
  local.settings.outage = 503;
  expect((await verify(first.session)).ok).toBe(true);
  expect(await verify(second.session)).toEqual({ ok: false, reason: "failed" });
});

test("verifyPostingPayment allows a client ten questions a minute", async () => {
  for (let count = 0; count < 20; count++) await verifyPostingPayment("", "192.0.2.1");
  for (let count = 0; count < 10; count++)
    expect(await verifyPostingPayment("cs_test_x", "192.0.2.1")).toEqual(notFound);
  expect(await verifyPostingPayment("cs_test_x", "192.0.2.1")).toMatchObject({ reason: "too-many" });
});
