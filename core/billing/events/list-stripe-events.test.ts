import { beforeEach, expect, test } from "vitest";
import { billingCustomers, checkouts, stripeEvents } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { rowsAtOnce } from "#core/platform/numbered-pages.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";
import { countFailedEvents, listStripeEvents } from "./list-stripe-events.ts";

beforeEach(emptyDatabase);

const first = { search: "", page: 1, outcome: null };
let number = 0;

function insertEvent(given: Partial<typeof stripeEvents.$inferInsert> = {}) {
  const id = `evt_${++number}`;
  return db.insert(stripeEvents).values({
    ...{ id, type: "invoice.paid", objectId: `in_${number}`, livemode: false },
    ...{ receivedAt: new Date(Date.now() + number), ...given },
  });
}

async function find(search: string) {
  const { events } = await listStripeEvents({ ...first, search });
  return events.map(({ objectId }) => objectId).sort();
}

test("listStripeEvents finds a session's events through its order", async () => {
  const [order] = await db
    .insert(checkouts)
    .values({ purpose: "subscription", plan: "weekly", livemode: false, stripeSessionId: "cs_test_1" })
    .returning();
  const checkoutId = order?.id;
  await insertEvent({
    objectId: "cs_test_1",
    checkoutId,
    email: "ada@example.com",
    stripeCustomerId: "cus_ada",
  });
  await insertEvent({ objectId: "sub_1", checkoutId, stripeCustomerId: "cus_ada" });
  await insertEvent({ objectId: "in_2", stripeCustomerId: "cus_ada" });
  await insertEvent({ objectId: "in_other", stripeCustomerId: "cus_bob" });
  expect(await find("cs_test_1")).toEqual(["cs_test_1", "sub_1"]);
  expect(await find("cus_ada")).toEqual(["cs_test_1", "in_2", "sub_1"]);
  expect(await find("Ada@Example.com")).toEqual(["cs_test_1", "in_2", "sub_1"]);
  expect(await find("sub_1")).toEqual(["sub_1"]);
  expect(await find("cs_test_none")).toEqual([]);
  const { events } = await listStripeEvents({ ...first, search: "sub_1" });
  expect(events[0]).toMatchObject({ sessionId: "cs_test_1" });
});

test("listStripeEvents finds an order's events after the order was deleted", async () => {
  const checkoutId = crypto.randomUUID();
  await insertEvent({ objectId: "cs_test_2", checkoutId });
  await insertEvent({ objectId: "sub_2", checkoutId });
  expect(await find("cs_test_2")).toEqual(["cs_test_2", "sub_2"]);
});

test("listStripeEvents finds an account's events by its address and the paid one", async () => {
  const { id: userId, email } = await insertProfile({ email: "ada@example.com" });
  await insertSubscription({ userId, paidEmail: "work@example.com", stripeCustomerId: "cus_work" });
  await db.insert(billingCustomers).values({ userId, stripeCustomerId: "cus_own", livemode: false });
  await insertEvent({ objectId: "in_work", stripeCustomerId: "cus_work" });
  await insertEvent({ objectId: "in_own", stripeCustomerId: "cus_own" });
  expect(await find(email)).toEqual(["in_own", "in_work"]);
  expect(await find("work@example.com")).toEqual(["in_work"]);
  const { events } = await listStripeEvents({ ...first, search: "in_work" });
  expect(events[0]).toMatchObject({ email: "work@example.com" });
});

test("listStripeEvents filters by outcome and pages newest first", async () => {
  for (let n = 0; n < rowsAtOnce + 2; n++)
    await insertEvent({ outcome: n < 2 ? "failed" : "applied", handledAt: n === 0 ? null : new Date() });
  const newest = await listStripeEvents(first);
  expect(newest).toMatchObject({ total: rowsAtOnce + 2, isCapped: false });
  expect(newest.events).toHaveLength(rowsAtOnce);
  const older = await listStripeEvents({ ...first, page: 2 });
  expect(older.events.map(({ outcome }) => outcome)).toEqual(["failed", "failed"]);
  expect(await listStripeEvents({ ...first, outcome: "failed" })).toMatchObject({ total: 2 });
  expect(await countFailedEvents()).toBe(1);
});
