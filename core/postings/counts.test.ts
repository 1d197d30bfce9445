import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { addCounts, readCounts, totalCounts } from "./counts.ts";
import { postingCounts } from "./tables.ts";

const now = new Date("2026-11-20T12:00:00Z");
const at = (moment: string) => new Date(moment);

beforeEach(emptyDatabase);

/** Live from the 18th for 30 days, unless told otherwise. */
async function insert(overrides: Parameters<typeof insertPostedJob>[0] = {}): Promise<string> {
  const term = { datePosted: at("2026-11-18T09:00:00Z"), expiresAt: at("2026-12-18T09:00:00Z") };
  return (await insertPostedJob({ ...term, ...overrides })).id;
}

describe("counts that are added", () => {
  test("come on top of what the day has, of whatever posting", async () => {
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

  test("add up where many are written at once, in whatever order", async () => {
    const ids = await Promise.all([1, 2, 3].map(() => insert()));
    const counted = ids.map((id) => ({ id, views: 1, applies: 1 }));
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => addCounts(n % 2 ? counted : counted.toReversed(), now)),
    );
    for (const id of ids) expect(await totalCounts(id)).toEqual({ views: 12, applies: 12 });
  });

  test("of ids that are no posting count for nothing, and keep no other from counting", async () => {
    const id = await insert();
    const wrong = [randomUUID(), "", "1' or 1=1", "00000000-0000-0000-0000-000000000000"];
    await addCounts(
      [...wrong, id].map((each) => ({ id: each, views: 1, applies: 1 })),
      now,
    );
    await addCounts([], now);
    expect(await db.select().from(postingCounts)).toMatchObject([{ postingId: id, views: 1, applies: 1 }]);
  });

  test("are clicks only while their posting is live; its views were seen by ourselves", async () => {
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

  test("belong to the day in UTC, or to the one on which they were counted", async () => {
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

describe("the days that are read", () => {
  const days = async (id: string, moment = now) => (await readCounts(id, moment)).map(({ day }) => day);

  test("are all from the first to today, also those without any", async () => {
    const id = await insert();
    expect(await readCounts(id, now)).toEqual(
      ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) => ({ day, views: 0, applies: 0 })),
    );
  });

  test("end with the day on which the posting did", async () => {
    const id = await insert();
    const all = await days(id, at("2027-02-01T12:00:00Z"));
    expect([all.length, all[0], all.at(-1)]).toEqual([31, "2026-11-18", "2026-12-18"]);
  });

  test("are at most the latest 90", async () => {
    const id = await insert({ expiresAt: at("2027-12-01T00:00:00Z") });
    const all = await days(id, at("2027-06-01T12:00:00Z"));
    expect([all.length, all[0], all.at(-1)]).toEqual([90, "2027-03-04", "2027-06-01"]);
  });

  test("are none of what has not been live yet, or is no posting", async () => {
    expect(await days(await insert({ datePosted: null, expiresAt: null }))).toEqual([]);
    expect(await days(randomUUID())).toEqual([]);
    expect(await totalCounts(randomUUID())).toEqual({ views: 0, applies: 0 });
  });
});
