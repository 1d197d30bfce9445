import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkouts } from "#core/billing/tables.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { request } from "#test/request.ts";
import { signIn } from "#test/sign-in.ts";
import { startTestStripe } from "#test/stand-ins.ts";

const offers = ["Unlock All Jobs", "Upgrade to Premium", "View Plans"];
const confirming = "Your payment is being confirmed";

let local: Awaited<ReturnType<typeof startTestStripe>>;
let buyer: { cookie: string };
let session: string;

beforeAll(async () => {
  local = await startTestStripe();
});
afterAll(() => local.close());
beforeEach(async () => {
  local.settings.outage = null;
  await emptyDatabase();
  for (let number = 0; number < freeJobs + 2; number++) await insertJob({ title: "Park Ranger" });
  buyer = await signIn("buyer@example.com");
  expect((await call("create-checkout", { priceId: "monthly" })).status).toBe(200);
  const [order] = await db.select().from(checkouts);
  session = String(order?.stripeSessionId);
});

function call(name: string, fields: object, headers = buyer) {
  return request(`/functions/v1/${name}`, {
    method: "POST",
    body: JSON.stringify(fields),
    headers: { "content-type": "application/json", origin: "http://localhost:3000", ...headers },
  });
}

const returnPath = () => `/?payment=success&session_id=${session}`;
const read = async (path: string, headers = buyer) => {
  const html = await (await request(path, { headers })).text();
  return { isConfirming: html.includes(confirming), isOffered: offers.some((offer) => html.includes(offer)) };
};
const asConfirming = { isConfirming: true, isOffered: false };
const asOffered = { isConfirming: false, isOffered: true };
const askForSession = () => call("get-checkout-session", { sessionId: session });

test("the home page offers its plans while a checkout is open and nobody is back from it", async () => {
  expect(await read("/")).toEqual(asOffered);
});

test("the page that a buyer returns to says that the payment is being confirmed, and offers nothing", async () => {
  expect(await read(returnPath())).toEqual(asConfirming);
});

test("a return with somebody else's checkout is offered the plans", async () => {
  const other = await signIn("other@example.com");
  expect(await read(returnPath(), other)).toEqual(asOffered);
  await call("get-checkout-session", { sessionId: session }, other);
  expect(await read("/jobs", other)).toEqual(asOffered);
});

test("lists and the account say it, too, until Stripe can be asked again and confirms", async () => {
  local.pay(session, { email: "buyer@example.com" });
  local.settings.outage = 503;
  expect((await askForSession()).status).toBe(404);
  for (const path of [
    "/",
    "/jobs",
    "/jobs?title=ranger",
    "/search/park-ranger-jobs",
    "/dashboard",
    "/account",
  ])
    expect(await read(path), path).toEqual(asConfirming);
  local.settings.outage = null;
  expect((await askForSession()).status).toBe(200);
  for (const path of ["/", "/jobs", "/dashboard"])
    expect(await read(path), path).toEqual({ isConfirming: false, isOffered: false });
});

test("a payment that is never confirmed is awaited for a day", async () => {
  await askForSession();
  expect(await read("/jobs")).toEqual(asConfirming);
  await db.update(checkouts).set({ returnedAt: new Date(Date.now() - 25 * 3_600_000) });
  expect(await read("/jobs")).toEqual(asOffered);
});
