import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import {
  jobsLeft,
  type Outcome,
  type Reservation,
  readUsage,
  reserve,
  settle,
} from "#core/sources/requests/quota.ts";
import { quotaExceeded, tooFewLeft } from "#core/sources/requests/quota-words.ts";
import { sourceStates, sourceUsage } from "#core/sources/tables.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { runs } from "#test/runs.ts";

const now = new Date("2026-11-16T06:00:00Z");
const nextMonth = new Date("2026-12-01T00:00:00Z");
const source = { name: "metered", quota: { requests: 20, jobs: 100 } };
const ordinary = { ...env };

beforeEach(emptyDatabase);
afterEach(() => {
  Object.assign(env, ordinary);
});

const outcome = (given: Partial<Outcome> = {}): Outcome => ({
  jobs: 0,
  reported: null,
  isRefused: false,
  isHeard: true,
  ...given,
});

async function call(most: number, given: Partial<Outcome> = {}, at = now) {
  await settle(await reserve(source, most, at), outcome(given), at);
}

const says = (requests: number | null, jobs: number | null, resetsAt: Date | null = nextMonth) => ({
  reported: { requests, jobs, resetsAt },
});

describe("reserve by our own count", () => {
  test("counts a call before it is made, at its highest cost", async () => {
    const reservation = await reserve(source, 60, now);
    expect(await readUsage(source, now)).toEqual({
      requests: 1,
      jobs: 60,
      requestsLimit: 20,
      jobsLimit: 100,
      isExceeded: false,
      blocked: null,
      provider: null,
    });
    await expect(reserve(source, 41, now)).rejects.toThrow(tooFewLeft(40));
    await settle(reservation, outcome({ jobs: 7 }), now);
    expect(await readUsage(source, now)).toMatchObject({ requests: 1, jobs: 7 });
    expect(await jobsLeft(source, now)).toBe(93);
  });

  test("refuses calls at either limit until the month ends (UTC)", async () => {
    await call(100, { jobs: 100 });
    expect(await readUsage(source, now)).toMatchObject({ isExceeded: true });
    await expect(reserve(source, 0, now)).rejects.toThrow(quotaExceeded);
    await expect(reserve(source, 0, new Date("2026-11-30T23:59:59.999Z"))).rejects.toThrow(quotaExceeded);
    for (let i = 0; i < 20; i++) await call(0, {}, nextMonth);
    await expect(reserve(source, 0, nextMonth)).rejects.toThrow(quotaExceeded);
    expect(await readUsage(source, nextMonth)).toMatchObject({ requests: 20, jobs: 0, isExceeded: true });
  });

  test("puts a call over the end of a month into the month that it began in", async () => {
    const reservation = await reserve(source, 50, now);
    await settle(reservation, outcome({ jobs: 5 }), nextMonth);
    expect(await readUsage(source, now)).toMatchObject({ requests: 1, jobs: 5 });
    expect(await readUsage(source, nextMonth)).toMatchObject({ requests: 0, jobs: 0 });
  });

  test("counts more than was asked for", async () => {
    await call(10, { jobs: 120 });
    expect(await readUsage(source, now)).toMatchObject({ jobs: 120, isExceeded: true });
    expect(await jobsLeft(source, now)).toBe(0);
  });

  test("never counts the demonstration's calls against the real quota", async () => {
    env.DEMO_SOURCES = [source.name];
    await call(0, { isRefused: true });
    expect(await readUsage(source, now)).toMatchObject({ requests: 1, isExceeded: true });
    env.DEMO_SOURCES = [];
    expect(await readUsage(source, now)).toMatchObject({ requests: 0, isExceeded: false });
  });

  test("counts nothing for a free source", async () => {
    const free = { name: "free", quota: null };
    await settle(await reserve(free, 500, now), outcome(), now);
    expect(await readUsage(free, now)).toBeNull();
    expect(await jobsLeft(free, now)).toBe(Number.POSITIVE_INFINITY);
    expect(await db.select().from(sourceUsage)).toEqual([]);
    expect(await db.select().from(sourceStates)).toEqual([]);
  });
});

describe("reserve by the provider's word", () => {
  test("follows the headers, less running calls", async () => {
    await call(10, { jobs: 10, ...says(15, 40) });
    expect(await readUsage(source, now)).toMatchObject({
      isExceeded: false,
      provider: { requestsLeft: 15, jobsLeft: 40, resetsAt: nextMonth },
    });
    const reservation = await reserve(source, 30, now);
    expect(await jobsLeft(source, now)).toBe(10);
    await expect(reserve(source, 11, now)).rejects.toThrow(tooFewLeft(10));
    await settle(reservation, outcome({ jobs: 3, ...says(14, 37) }), now);
    expect(await readUsage(source, now)).toMatchObject({ provider: { requestsLeft: 14, jobsLeft: 37 } });
  });

  test("keeps the lower figure when answers overtake each other", async () => {
    await call(0, says(10, 20));
    await call(0, says(12, 30, new Date(nextMonth.getTime() + 2_000)));
    expect(await readUsage(source, now)).toMatchObject({ provider: { requestsLeft: 9, jobsLeft: 20 } });
  });

  test("refuses free calls too when no jobs are left", async () => {
    await call(0, says(10, 0));
    await expect(reserve(source, 0, now)).rejects.toThrow(quotaExceeded);
  });

  test("believes a later month at once", async () => {
    await call(0, says(0, 3, new Date(now.getTime() + hourMs)));
    await settle(
      { meter: source.name, month: "2026-11", jobs: 0, isProbe: false },
      outcome(says(20, 90)),
      now,
    );
    expect(await readUsage(source, now)).toMatchObject({
      provider: { requestsLeft: 20, jobsLeft: 90, resetsAt: nextMonth },
    });
  });

  test("believes a larger plan at once", async () => {
    await call(0, says(10, 20));
    await call(0, says(5_000, 6_000));
    expect(await readUsage(source, now)).toMatchObject({
      provider: { requestsLeft: 5_000, jobsLeft: 6_000 },
    });
  });

  test.each([
    ["the reset that it names", new Date(now.getTime() + hourMs), new Date(now.getTime() + hourMs)],
    ["next month, where it names none", null, nextMonth],
    ["the reset that it named before", undefined, new Date(now.getTime() + 7200_000)],
  ])("refuses everything after a refusal until %s", async (_, named, until) => {
    if (named === undefined) await call(0, says(19, 99, until));
    const underWay = await reserve(source, 10, now);
    await call(10, { isRefused: true, ...(named ? says(null, null, named) : {}) });
    await expect(reserve(source, 0, now)).rejects.toThrow(quotaExceeded);
    expect(await readUsage(source, now)).toMatchObject({
      isExceeded: true,
      provider: { requestsLeft: 0, jobsLeft: 0, resetsAt: until },
    });
    await settle(underWay, outcome({ jobs: 4, ...says(9_000, 9_000, until) }), now);
    await expect(reserve(source, 0, new Date(until.getTime() - 1))).rejects.toThrow(quotaExceeded);
    await expect(reserve(source, 0, until)).resolves.not.toBeNull();
  });

  test("lets a probe ask again and believes its answer", async () => {
    await call(10, { isRefused: true });
    await settle(await reserve(source, 0, now, true), outcome({ isHeard: false }), now);
    await expect(reserve(source, 0, now)).rejects.toThrow(quotaExceeded);
    await settle(await reserve(source, 0, now, true), outcome(says(30, 40)), now);
    expect(await jobsLeft(source, now)).toBe(40);
    await expect(reserve(source, 10, now)).resolves.not.toBeNull();
  });
});

test("reserve holds the limit for five administrators in two processes", async () => {
  // A second copy of the module has its own connections, like another process.
  const opened = globalThis as { waymarkPool?: unknown };
  const mine = opened.waymarkPool;
  opened.waymarkPool = undefined;
  vi.resetModules();
  const other = await import("#core/sources/requests/quota.ts");
  const { pool: theirs } = await import("#core/platform/db.server.ts");
  opened.waymarkPool = mine;
  expect(theirs).not.toBe(mine);
  const clicks = Array.from({ length: 30 }, (_, i) => (i % 2 ? other : { reserve, settle }));
  let under = 0;
  const ended = await Promise.allSettled(
    clicks.map(async (process, i) => {
      const reservation = await process.reserve(source, 10, now);
      under += 1;
      await process.settle(reservation, outcome({ jobs: i % 3 ? 10 : 0 }), now);
    }),
  );
  await theirs.end();
  const usage = await readUsage(source, now);
  expect(usage?.requests).toBe(under);
  expect(under).toBeGreaterThanOrEqual(10);
  expect(under).toBeLessThanOrEqual(20);
  expect(usage?.jobs).toBeLessThanOrEqual(100);
  for (const end of ended)
    if (end.status === "rejected") expect(end.reason).toMatchObject({ name: "QuotaError" });
});

test("reserve and settle hold the limits in any order of calls", async () => {
  const step = fc.record({
    ends: fc.boolean(),
    which: fc.nat(9),
    most: fc.constantFrom(0, 10, 25, 50),
    costs: fc.nat(50),
    reported: fc.option(fc.record({ requests: fc.nat(20), jobs: fc.nat(100) }), { freq: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await db.delete(sourceUsage);
      await db.delete(sourceStates);
      const open: Reservation[] = [];
      const spent = { requests: 0, jobs: 0 };
      for (const { ends, which, most, costs, reported } of steps) {
        if (ends && open.length) {
          const [reservation] = open.splice(which % open.length, 1);
          const jobs = Math.min(costs, reservation?.jobs ?? 0);
          spent.jobs += jobs;
          const word = reported ? { ...reported, resetsAt: nextMonth } : null;
          await settle(reservation ?? null, outcome({ jobs, reported: word }), now);
        } else {
          const reserved = await reserve(source, most, now).catch(() => null);
          if (!reserved) continue;
          open.push(reserved);
          spent.requests += 1;
        }
        const usage = await readUsage(source, now);
        const reserved = open.reduce((sum, { jobs }) => sum + jobs, 0);
        expect(usage).toMatchObject({ requests: spent.requests, jobs: spent.jobs + reserved });
        expect(spent.requests).toBeLessThanOrEqual(20);
        expect(spent.jobs + reserved).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: runs(15) },
  );
});
