import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { addCounts, readCounts, totalCounts } from "./counts.ts";
import { postingCounts } from "./tables.ts";

const now = new Date("2026-11-20T12:00:00Z");
const at = (moment: string) => new Date(moment);

beforeEach(emptyDatabase);

async function insert(overrides: Parameters<typeof insertPostedJob>[0] = {}): Promise<string> {
  const term = { datePosted: at("2026-11-18T09:00:00Z"), expiresAt: at("2026-12-18T09:00:00Z") };
  return (await insertPostedJob({ ...term, ...overrides })).id;
}

describe("addCounts", () => {
  test("adds to the day's counts of any posting", async () => {
    const [one, other] = [await insert(), await insert()];
    await addCounts([{ id: one, views: 3, applies: 1 }], now);
    await addCounts(
      [
        { id: other, views: 1, applies: 0 },
        { id: one, views: 2, applies: 2 },
      ],
      now,
    );
    expect(await totalCounts(one)).toEqual({ views: 5, applies: 3 });
    expect(await totalCounts(other)).toEqual({ views: 1, applies: 0 });
    expect(await db.select().from(postingCounts)).toHaveLength(2);
  });

  test("adds simultaneous counts in any order", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => insert()));
    const counted = ids.map((id) => ({ id, views: 1, applies: 1 }));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => addCounts(n % 2 ? counted : counted.toReversed(), now)),
    );
    for (const id of ids) expect(await totalCounts(id)).toEqual({ views: 12, applies: 12 });
  });

  test("ignores unknown ids without losing the others", async () => {
    const id = await insert();
    const wrong = [randomUUID(), "", "1' or 1=1", "00000000-0000-0000-0000-000000000000"];
    await addCounts(
      [...wrong, id].map((each) => ({ id: each, views: 1, applies: 1 })),
      now,
    );
    await addCounts([], now);
    expect(await db.select().from(postingCounts)).toMatchObject([{ postingId: id, views: 1, applies: 1 }]);
  });

  test("counts clicks only while the posting is live", async () => {
    const over = { expiresAt: at("2026-11-20T11:59:00Z") };
    const states = [{ status: "closed" }, { status: "hidden" }, { status: "pending" }, over] as const;
    for (const state of states) {
      const id = await insert(state);
      await addCounts([{ id, views: 0, applies: 1 }], now);
      expect(await db.select().from(postingCounts), JSON.stringify(state)).toHaveLength(0);
      await addCounts([{ id, views: 1, applies: 1 }], now);
      expect(await totalCounts(id), JSON.stringify(state)).toEqual({ views: 1, applies: 0 });
      await db.delete(postingCounts);
    }
  });

  test("uses the UTC day, or the day that is given", async () => {
    const id = await insert();
    await addCounts([{ id, views: 1, applies: 0 }], at("2026-11-19T23:59:59.999Z"));
    await addCounts([{ id, views: 2, applies: 0 }], at("2026-11-20T00:00:00Z"));
    await addCounts([{ id, views: 4, applies: 0, day: "2026-11-19" }], at("2026-11-20T00:00:02Z"));
    expect((await readCounts(id, now)).map(({ day, views }) => [day, views])).toEqual([
      ["2026-11-18", 0],
      ["2026-11-19", 5],
      ["2026-11-20", 2],
    ]);
  });
});

describe("readCounts", () => {
  const days = async (id: string, moment = now) => (await readCounts(id, moment)).map(({ day }) => day);

  test("returns every day from the first, also empty ones", async () => {
    const id = await insert();
    expect(await readCounts(id, now)).toEqual(
      ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) => ({ day, views: 0, applies: 0 })),
    );
  });

  test("ends with the posting", async () => {
    const id = await insert();
    const all = await days(id, at("2027-02-01T12:00:00Z"));
    expect([all.length, all[0], all.at(-1)]).toEqual([31, "2026-11-18", "2026-12-18"]);
  });

  test("returns at most 90 days", async () => {
    const id = await insert({ expiresAt: at("2027-12-01T00:00:00Z") });
    const all = await days(id, at("2027-06-01T12:00:00Z"));
    expect([all.length, all[0], all.at(-1)]).toEqual([90, "2027-03-04", "2027-06-01"]);
  });

  test("is empty for postings that were never live, and unknown ones", async () => {
    expect(await days(await insert({ datePosted: null, expiresAt: null }))).toEqual([]);
    expect(await days(randomUUID())).toEqual([]);
    expect(await totalCounts(randomUUID())).toEqual({ views: 0, applies: 0 });
  });
});
