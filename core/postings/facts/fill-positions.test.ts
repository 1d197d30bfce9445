import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { factsOf } from "#core/jobs/facts/facts-of.ts";
import { rereadFacts } from "#core/jobs/facts/reread-facts.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertPostedJob } from "#test/factories.ts";
import { fillPositions } from "./fill-positions.ts";

beforeEach(emptyDatabase);

const positionsOn = async (id: string) =>
  (await factsOf([id], ["positions"]))
    .get(id)
    ?.map(({ value, low, high, origin }) => [value, low, high, origin]);

test("fillPositions shows on the job how many are left, and a new reading keeps it", async () => {
  const { id } = await insertPostedJob({ facts: { positions: 12 } });
  expect(await positionsOn(id)).toEqual([["12", 12, null, "employer"]]);
  expect(await fillPositions(id, "9")).toEqual({ ok: true, left: 3 });
  expect(await positionsOn(id)).toEqual([["9 of 12 filled", 3, 12, "employer"]]);
  await db.update(jobs).set({ readVersion: 0 }).where(eq(jobs.id, id));
  expect(await rereadFacts()).toBe(1);
  expect(await positionsOn(id)).toEqual([["9 of 12 filled", 3, 12, "employer"]]);
  expect(await fillPositions(id, "12")).toEqual({ ok: true, left: 0 });
  expect(await fillPositions(id, "0")).toEqual({ ok: true, left: 12 });
  expect(await positionsOn(id)).toEqual([["12", 12, null, "employer"]]);
});

test.each(["13", "-1", "many", "", null])("fillPositions refuses %j of 12", async (typed) => {
  const { id } = await insertPostedJob({ facts: { positions: 12 } });
  expect(await fillPositions(id, typed)).toEqual({ ok: false, reason: "invalid", positions: 12 });
});

test("fillPositions refuses postings without positions and invisible ones", async () => {
  const none = await insertPostedJob();
  expect(await fillPositions(none.id, "1")).toEqual({ ok: false, reason: "not-open" });
  for (const status of ["hidden", "expired", "pending"] as const) {
    const { id } = await insertPostedJob({ status, facts: { positions: 3 } });
    expect(await fillPositions(id, "1")).toEqual({ ok: false, reason: "not-open" });
  }
});
