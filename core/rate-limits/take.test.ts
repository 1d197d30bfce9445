import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { rateLimitBuckets } from "./tables.ts";
import { takeFrom } from "./take.ts";

const now = new Date("2026-11-20T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const limit = { count: 3, seconds: 60 };

beforeEach(emptyDatabase);

test("takeFrom allows the limit in a window and says how long to wait", async () => {
  for (const second of [0, 10, 20])
    expect(await takeFrom("a", limit, "x", after(second))).toEqual({ ok: true });
  expect(await takeFrom("a", limit, "x", after(20.5))).toEqual({ ok: false, limit: 3, retryAfter: 40 });
  expect(await takeFrom("a", limit, "x", after(59.9))).toEqual({ ok: false, limit: 3, retryAfter: 1 });
  expect(await takeFrom("a", limit, "x", after(60))).toEqual({ ok: true });
});

test("takeFrom counts people and limits apart", async () => {
  for (let i = 0; i < 5; i++) await takeFrom("a", limit, "x", now);
  expect((await takeFrom("a", limit, "x", now)).ok).toBe(false);
  expect((await takeFrom("a", limit, "y", now)).ok).toBe(true);
  expect((await takeFrom("b", limit, "x", now)).ok).toBe(true);
});

test("takeFrom counts a mailbox once, however its address is spelled", async () => {
  for (const email of ["victim@example.com", "victim+1@example.com", "victim+2@example.com"])
    expect((await takeFrom("a", limit, email, now)).ok).toBe(true);
  expect((await takeFrom("a", limit, "victim+3@example.com", now)).ok).toBe(false);
  expect((await takeFrom("a", limit, "other@example.com", now)).ok).toBe(true);
});

test("takeFrom lets exactly the limit pass of many at once", async () => {
  const taken = await Promise.all(
    Array.from({ length: 60 }, () => takeFrom("a", { count: 20, seconds: 60 }, "x", now)),
  );
  expect(taken.filter(({ ok }) => ok)).toHaveLength(20);
});

test("rateLimitBuckets does not reveal who was counted", async () => {
  await takeFrom("a", limit, "someone@example.com", now);
  expect(JSON.stringify(await db.select().from(rateLimitBuckets))).not.toContain("someone");
});
