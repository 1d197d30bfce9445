import { beforeEach, expect, test } from "vitest";
import { revenueEntries } from "#core/billing/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { listRevenue } from "./list-revenue.ts";
import { type RevenueEntry, storeRevenue } from "./store-revenue.ts";

const now = new Date("2026-11-24T12:00:00Z");

beforeEach(() => db.delete(revenueEntries));

function entry(stripeId: string, at: string, cents: number, product: RevenueEntry["product"]): RevenueEntry {
  return { stripeId, product, cents, currency: "usd", at: new Date(at) };
}

test("listRevenue is empty where nothing was paid", async () => {
  await storeRevenue(db, [entry("in_free", "2026-11-01T00:00:00Z", 0, "subscription")]);
  expect(await listRevenue(now)).toEqual({ since: null, months: [] });
});

test("listRevenue sums months in UTC without gaps, refunds in the month of the refund", async () => {
  await storeRevenue(db, [
    entry("in_a", "2026-08-31T23:59:59Z", 900, "subscription"),
    entry("in_b", "2026-09-01T00:00:00Z", 300, "subscription"),
    entry("pi_c", "2026-09-12T00:00:00Z", 19_900, "posting"),
    entry("re_d", "2026-11-02T00:00:00Z", -19_900, "posting"),
    entry("re_e", "2026-11-03T00:00:00Z", -100, "subscription"),
    entry("in_f", "2026-11-04T00:00:00Z", 2900, "subscription"),
  ]);
  const none = { subscriptions: 0, postings: 0, refunds: 0, total: 0 };
  expect(await listRevenue(now)).toEqual({
    since: new Date("2026-08-31T23:59:59Z"),
    months: [
      { ...none, month: "2026-08", subscriptions: 900, total: 900 },
      { ...none, month: "2026-09", subscriptions: 300, postings: 19_900, total: 20_200 },
      { ...none, month: "2026-10" },
      { ...none, month: "2026-11", subscriptions: 2900, refunds: 20_000, total: -17_100 },
    ],
  });
});

test("listRevenue leaves out payments of the other mode, and counts each id once", async () => {
  const paid = entry("in_a", "2026-11-01T00:00:00Z", 900, "subscription");
  await storeRevenue(db, [paid]);
  await storeRevenue(db, [{ ...paid, cents: 800 }]);
  await db.insert(revenueEntries).values({ ...paid, stripeId: "in_live", livemode: true });
  expect((await listRevenue(now)).months).toMatchObject([{ month: "2026-11", total: 900 }]);
});
