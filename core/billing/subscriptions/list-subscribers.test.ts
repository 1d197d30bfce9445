import { beforeEach, expect, test } from "vitest";
import { countSubscribers, listSubscribers } from "#core/billing/subscriptions/list-subscribers.ts";
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
    ["canceled", now, "Expired"],
    ["unpaid", earlier, "Expired"],
    ["incomplete", null, "Expired"],
  ];
  const made = new Map<string, string>();
  for (const [status, currentPeriodEnd, standing] of states)
    made.set((await insertSubscription({ status, currentPeriodEnd })).id, standing);
  const listed = await listSubscribers("", now);
  expect(new Map(listed.map(({ id, standing }) => [id, standing]))).toEqual(made);
  expect(await countSubscribers(now)).toEqual({ Active: 3, "Expiring Soon": 2, Expired: 3 });
});

test("a canceled subscription that runs on is in its last period", async () => {
  const cancelled = { cancelAtPeriodEnd: true, currentPeriodEnd: later };
  const { id } = await insertSubscription(cancelled);
  await insertSubscription({ ...cancelled, status: "canceled" });
  await insertSubscription({ currentPeriodEnd: later });
  const last = (await listSubscribers("", now)).filter(({ isLastPeriod }) => isLastPeriod);
  expect(last.map((each) => each.id)).toEqual([id]);
});

test("countSubscribers ignores unclaimed subscriptions", async () => {
  expect(await countSubscribers(now)).toEqual({ Active: 0, "Expiring Soon": 0, Expired: 0 });
  expect(await listSubscribers("", now)).toEqual([]);
});

test("listSubscribers puts the latest change first, with the account's or paid address", async () => {
  const { id: userId } = await insertProfile({ email: "ada@example.com" });
  await insertSubscription({ userId, paidEmail: "paid@example.com", updatedAt: earlier });
  await insertSubscription({ paidEmail: "nobody@example.com", updatedAt: now });
  expect(await listSubscribers("", now)).toMatchObject([
    { email: "nobody@example.com", userId: null },
    { email: "ada@example.com", userId },
  ]);
});

test("listSubscribers lists fifty, and finds older ones by address or id", async () => {
  const start = earlier.getTime();
  const old = await insertSubscription({ paidEmail: "old_one@example.com", updatedAt: earlier });
  for (let n = 1; n <= 50; n++) await insertSubscription({ updatedAt: new Date(start + n * 1000) });
  expect((await listSubscribers("", now)).map(({ id }) => id)).not.toContain(old.id);
  for (const search of ["OLD_", " old_one@ ", old.stripeCustomerId, old.stripeSubscriptionId])
    expect(
      (await listSubscribers(search, now)).map(({ id }) => id),
      search,
    ).toContain(old.id);
  expect(await listSubscribers("ol%one", now)).toEqual([]);
  expect(await listSubscribers("oldXone", now)).toEqual([]);
  expect(await countSubscribers(now)).toMatchObject({ Active: 51 });
});
