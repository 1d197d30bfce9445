import { setTimeout as sleep } from "node:timers/promises";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { emptySearches } from "#core/jobs/search/tables.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, insertMany } from "#test/factories.ts";
import { recentCompany, recentJobs, recentSearchJobs, recentStateJobs } from "./recent-lists.ts";
import { clearRecentLists, rememberedMs, rememberList } from "./remember-list.ts";

const free = (userId: string): Viewer => ({ kind: "free", userId });
const subscriber = (userId: string): Viewer => ({ kind: "subscriber", userId });

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

function jobsOf(viewer: Viewer, title?: string, isAfresh = false) {
  const query = title ? { titles: [title] } : {};
  return recentJobs({ scope: "all", query, viewer, after: null }, isAfresh);
}

const titlesOf = ({ cards }: { cards: { title: string }[] }) => cards.map(({ title }) => title).sort();

describe("recentJobs", () => {
  test("shares a list among all who may see the same, and with nobody else", async () => {
    await insertMany(12);
    const list = await jobsOf(free("ada"));
    expect(await jobsOf(free("ben"))).toBe(list);
    expect(list.cards.reduce((sum, card) => sum + card.groupedCount, 0)).toBe(10);
    const whole = await jobsOf(subscriber("ada"));
    expect(whole.cards.reduce((sum, card) => sum + card.groupedCount, 0)).toBe(12);
    expect(await jobsOf({ kind: "anonymous" })).not.toBe(list);
    expect(await jobsOf(subscriber("ben"), "guide")).not.toBe(whole);
  });

  test("offers a subscription to nobody who has just paid, and goes on to offer it to others", async () => {
    await insertMany(12);
    const paid: Viewer = { kind: "free", userId: "ada", awaitsPayment: true };
    const [waiting, other] = [await jobsOf(paid), await jobsOf(free("ben"))];
    expect(waiting.unlock?.text).toContain("payment is being confirmed");
    expect(other.unlock?.text).toContain("Subscribe");
    expect(await jobsOf({ ...paid, userId: "kim" })).toBe(waiting);
  });

  test("reads once for many who ask at once", async () => {
    await insertJob();
    const lists = await Promise.all(Array.from({ length: 5 }, (_, n) => jobsOf(free(`reader-${n}`))));
    expect(new Set(lists).size).toBe(1);
  });

  test("shows a new job after two seconds, and at once to who asks afresh and all after them", async () => {
    await insertJob({ title: "Raft Guide" });
    await jobsOf(free("ada"));
    await insertJob({ title: "Ski Patroller" });
    expect(titlesOf(await jobsOf(free("ben")))).toEqual(["Raft Guide"]);
    expect(titlesOf(await jobsOf(free("ada"), undefined, true))).toEqual(["Raft Guide", "Ski Patroller"]);
    expect(titlesOf(await jobsOf(free("ben")))).toHaveLength(2);
    await insertJob({ title: "Park Ranger" });
    await expect
      .poll(async () => titlesOf(await jobsOf(free("ben"))), { timeout: rememberedMs + 3_000 })
      .toHaveLength(3);
  });

  test("leaves out a job that has just run out", async () => {
    await insertJob({ expiresAt: new Date(Date.now() + 700) });
    expect((await jobsOf(free("ada"))).total).toBe(1);
    await expect.poll(async () => (await jobsOf(free("ada"))).cards.length, { timeout: 1_500 }).toBe(0);
  });

  test("notes a search without a match for each reader", async () => {
    await insertJob({ title: "Raft Guide" });
    for (const reader of ["ada", "ben", "kim"]) await jobsOf(subscriber(reader), "zeppelin");
    await expect.poll(() => db.$count(emptySearches)).toBe(3);
  });
});

test("lists that are shared cannot be changed", async () => {
  await insertJob({ companyName: "Acme", companySlug: "acme" });
  const asked = { viewer: free("ada"), after: null };
  const lists = await Promise.all([
    jobsOf(free("ada")),
    recentSearchJobs({ query: {}, ...asked }, false),
    recentStateJobs({ state: "UT", cities: [] }, {}, { page: 1, pageSize: 20 }, false),
    recentCompany("acme", null, false),
  ]);
  for (const list of lists) {
    expect(Object.isFrozen(list)).toBe(true);
    expect(list?.cards[0]).toBeDefined();
    expect(() => list?.cards.pop()).toThrow(TypeError);
    expect(() => Object.assign(list?.cards[0] ?? {}, { title: "Mine" })).toThrow(TypeError);
  }
});

test("rememberList answers more lists at once than it remembers, whoever asks afresh or forgets them meanwhile", async () => {
  const read = async (n: number) => {
    await sleep(5 + (n % 7));
    return { n, freshUntil: null };
  };
  const asks = Array.from({ length: 900 }, async (_, n) => {
    await sleep(n % 13);
    if (n % 100 === 0) clearRecentLists();
    return rememberList({ list: `${n % 150}`, viewer: null }, () => read(n % 150), n % 3 === 0);
  });
  const lists = await Promise.all(asks);
  expect(lists.map(({ n }) => n)).toEqual(asks.map((_, n) => n % 150));
});

test("rememberList keeps no failure", async () => {
  const read = vi.fn<() => Promise<{ freshUntil: null }>>();
  read.mockRejectedValueOnce(new Error("no database"));
  read.mockResolvedValue({ freshUntil: null });
  const ask = () => rememberList({ list: "made up", viewer: null }, read, false);
  await expect(ask()).rejects.toThrow("no database");
  await expect(ask()).resolves.toEqual({ freshUntil: null });
  await ask();
  expect(read).toHaveBeenCalledTimes(2);
});
