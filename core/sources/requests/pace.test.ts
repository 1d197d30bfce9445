import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { delayRequests, reserveTurn } from "#core/sources/requests/pace.ts";
import { sourceStates } from "#core/sources/tables.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";

beforeEach(emptyDatabase);

async function nextAt(source = "a"): Promise<number> {
  const [state] = await db.select().from(sourceStates).where(eq(sourceStates.source, source));
  return state?.nextRequestAt?.getTime() ?? 0;
}

test("takeTurn spaces simultaneous turns by the gap", async () => {
  const gap = 2_900;
  await reserveTurn("a", gap);
  const start = await nextAt();
  const turns = await Promise.all(Array.from({ length: 20 }, () => reserveTurn("a", gap)));
  expect((await nextAt()) - start).toBe(20 * gap);
  const waits = turns.sort((one, other) => one - other);
  // Each wait counts from its own start, so two differ by less than the gap.
  expect(waits[19]).toBeLessThanOrEqual(20 * gap + 1);
  expect(waits[19]).toBeGreaterThan(18 * gap);
});

test("takeTurn does not wait after a pause and saves nothing up", async () => {
  expect(await reserveTurn("a", 50_000)).toBeLessThanOrEqual(1);
  await db.execute(sql`update source_states set next_request_at = now() - interval '1 hour'`);
  expect(await reserveTurn("a", 50_000)).toBeLessThanOrEqual(1);
  expect(await reserveTurn("a", 50_000)).toBeGreaterThan(40_000);
});

test("takeTurn keeps sources apart", async () => {
  await reserveTurn("a", 30_000);
  expect(await reserveTurn("b", 30_000)).toBeLessThanOrEqual(1);
});

test("delayRequests delays everybody, and keeps the longer pause", async () => {
  await delayRequests("a", 30_000);
  await delayRequests("a", 1_000);
  expect(await reserveTurn("a", 200)).toBeGreaterThan(15_000);
});

test("takeTurn does not wait for a clock that was set back", async () => {
  await db.insert(sourceStates).values({ source: "a", nextRequestAt: new Date(Date.now() + hourMs) });
  expect(await reserveTurn("a", 200)).toBeLessThanOrEqual(60_001);
});
