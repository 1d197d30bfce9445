import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { delayHost, reserveHostTurn, retryAfter } from "#core/jobs/links/host-pace.ts";
import { linkHosts } from "#core/jobs/links/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";

const now = new Date("2026-11-16T06:00:00Z");
const tomorrow = new Date(now.getTime() + dayMs);
// A second lasts five milliseconds in tests, so a gap of 10 lasts 50, and the longest wait 300.
const gap = 10;

beforeEach(emptyDatabase);

async function stateOf(host: string) {
  const [state] = await db.select().from(linkHosts).where(eq(linkHosts.host, host));
  if (!state) throw new Error("no such host");
  return state;
}

test("reserveHostTurn spaces simultaneous workers by the gap", async () => {
  await reserveHostTurn("a.org", now, gap);
  const before = (await stateOf("a.org")).nextAt.getTime();
  const waits = await Promise.all(Array.from({ length: 5 }, () => reserveHostTurn("a.org", now, gap)));
  const given = waits.filter((wait) => wait !== null);
  expect(given).toHaveLength(5);
  expect((await stateOf("a.org")).nextAt.getTime() - before).toBeGreaterThanOrEqual(given.length * 50);
  expect(await reserveHostTurn("b.org", now, gap)).toBeLessThanOrEqual(1);
});

test("reserveHostTurn refuses whoever would wait long", async () => {
  const waits = await Promise.all(Array.from({ length: 30 }, () => reserveHostTurn("a.org", now, 60)));
  expect(waits.filter((wait) => wait !== null).length).toBeLessThan(10);
});

test("reserveHostTurn gives 200 turns a day, however many workers ask", async () => {
  await db.insert(linkHosts).values({ host: "a.org", day: "2026-11-16", askedThatDay: 197 });
  const turns = await Promise.all(Array.from({ length: 12 }, () => reserveHostTurn("a.org", now, 0)));
  expect(turns.filter((turn) => turn !== null)).toHaveLength(3);
  expect((await stateOf("a.org")).askedThatDay).toBe(200);
  expect(await reserveHostTurn("a.org", tomorrow, 0)).not.toBeNull();
  expect((await stateOf("a.org")).askedThatDay).toBe(1);
});

test("reserveHostTurn leaves a paused host alone until its pause is over", async () => {
  await db.insert(linkHosts).values({ host: "a.org", pausedUntil: tomorrow });
  expect(await reserveHostTurn("a.org", now)).toBeNull();
  expect(await reserveHostTurn("a.org", tomorrow)).not.toBeNull();
});

test("delayHost holds everybody back, at most 30 days", async () => {
  await reserveHostTurn("a.org", now, 0);
  await delayHost("a.org", 10 ** 9);
  expect(await reserveHostTurn("a.org", now)).toBeNull();
  expect((await stateOf("a.org")).nextAt.getTime() - Date.now()).toBeLessThanOrEqual((30 * dayMs) / 200);
});

test.each([
  ["120", 120],
  ["Mon, 16 Nov 2026 06:01:00 GMT", 60],
  ["Mon, 16 Nov 2026 05:00:00 GMT", 0],
  ["soon", null],
  [undefined, null],
])("retryAfter reads %s", (header, seconds) => {
  expect(retryAfter(header, now)).toBe(seconds);
});
