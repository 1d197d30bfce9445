import { beforeEach, expect, test } from "vitest";
import {
  countSubscribers,
  listSubscribers,
  newestSubscribers,
} from "#core/billing/subscriptions/list-subscribers.ts";
import { emptyDatabase, insertProfile, insertSubscription } from "#test/factories.ts";

const now = new Date("2026-11-10T12:00:00Z");
const later = new Date("2026-12-01T00:00:00Z");
const earlier = new Date("2026-11-01T00:00:00Z");

beforeEach(emptyDatabase);

test("a subscription's standing follows its status, then its paid end", async () => {
  const states: [status: string, end: Date | null, standing: string][] = [
    ["active", later, "Active"],
    ["active", earlier, "Active"],
    ["active", null, "Active"],
    ["canceled", later, "Expiring Soon"],
    ["past_due", later, "Expiring Soon"],
    ["canceled", now, "Expired/Inactive"],
    ["unpaid", earlier, "Expired/Inactive"],
    ["incomplete", null, "Expired/Inactive"],
  ];
  const made = new Map<string, string>();
  for (const [status, currentPeriodEnd, standing] of states)
    made.set((await insertSubscription({ status, currentPeriodEnd })).id, standing);
  const listed = await newestSubscribers(50, now);
  expect(new Map(listed.map(({ id, standing }) => [id, standing]))).toEqual(made);
  expect(await countSubscribers(now)).toEqual({ Active: 3, "Expiring Soon": 2, "Expired/Inactive": 3 });
});

test("a canceled subscription that runs on is in its last period", async () => {
  const cancelled = { cancelAtPeriodEnd: true, currentPeriodEnd: later };
  const { id } = await insertSubscription(cancelled);
  await insertSubscription({ ...cancelled, status: "canceled" });
  await insertSubscription({ currentPeriodEnd: later });
  const last = (await newestSubscribers(50, now)).filter(({ isLastPeriod }) => isLastPeriod);
  expect(last.map((each) => each.id)).toEqual([id]);
});

test("countSubscribers ignores unclaimed subscriptions", async () => {
  expect(await countSubscribers(now)).toEqual({ Active: 0, "Expiring Soon": 0, "Expired/Inactive": 0 });
  expect(await newestSubscribers(50, now)).toEqual([]);
});

test("listSubscribers puts the latest change first, with the account's or paid address", async () => {
  const { id: userId } = await insertProfile({ email: "ada@example.com" });
  await insertSubscription({ userId, paidEmail: "paid@example.com", updatedAt: earlier });
  await insertSubscription({ paidEmail: "nobody@example.com", updatedAt: now });
  expect(await newestSubscribers(50, now)).toMatchObject([
    { email: "nobody@example.com", userId: null },
    { email: "ada@example.com", userId },
  ]);
});

test("listSubscribers pages by fifty, and finds older ones by address or id", async () => {
  const start = earlier.getTime();
  const old = await insertSubscription({ paidEmail: "old_one@example.com", updatedAt: earlier });
  for (let n = 1; n <= 50; n++) await insertSubscription({ updatedAt: new Date(start + n * 1000) });
  const find = async (search: string, page = 1) => {
    const { subscriptions, total } = await listSubscribers({ search, page }, now);
    return { ids: subscriptions.map(({ id }) => id), total };
  };
  const first = await find("");
  expect([first.ids.length, first.total, first.ids.includes(old.id)]).toEqual([50, 51, false]);
  expect(await find("", 2)).toEqual({ ids: [old.id], total: 51 });
  for (const search of ["OLD_", "old_one@", old.stripeCustomerId, old.stripeSubscriptionId])
    expect(await find(search), search).toEqual({ ids: [old.id], total: 1 });
  for (const search of ["ol%one", "oldXone"]) expect(await find(search)).toEqual({ ids: [], total: 0 });
  expect(await countSubscribers(now)).toMatchObject({ Active: 51 });
});
