import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { areMany, countLimit, leastMatching, leastOf } from "#core/jobs/gather-or-walk.ts";
import { newestFirst } from "#core/jobs/live-rows.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { recentCondition, stateCondition, titleCondition } from "#core/jobs/query/conditions.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { countJobs, selectJobs } from "#core/jobs/query/select-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { copyJob, emptyDatabase, insertJob, moab, patiently } from "#test/factories.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "test" };
const now = new Date();
const hours = (ago: number) => new Date(now.getTime() - ago * 3_600_000);

// Utah's guides are the newest, Colorado's rangers the oldest.
beforeAll(async () => {
  await emptyDatabase();
  const guide = await insertJob({ title: "River Guide", places: [moab], usStates: ["UT"], datePosted: now });
  await copyJob(guide.id, 2 * countLimit + 500);
  const ranger = await insertJob({ title: "Park Ranger", usStates: ["CO"], datePosted: hours(300) });
  await copyJob(ranger.id, countLimit + 200);
  await db.execute(sql`analyze jobs`);
  clearJobCaches();
});

test("areMany is true when a sample shows that enough of the newest jobs match", async () => {
  expect(await areMany([stateCondition(["UT"])], now)).toBe(true);
  expect(await areMany([stateCondition(["UT"]), titleCondition("guide")], now)).toBe(true);
  expect(await areMany([recentCondition(30, now)], now)).toBe(true);
});

test("areMany is false when few or none of the newest jobs match", async () => {
  expect(await areMany([stateCondition(["CO"])], now)).toBe(false);
  expect(await areMany([stateCondition(["UT"]), titleCondition("ranger")], now)).toBe(false);
  expect(await areMany([stateCondition(["VT"])], now)).toBe(false);
});

test("countJobs counts what no sample can tell, and stops where a sample tells", async () => {
  expect(await countJobs([stateCondition(["CO"])], now)).toBe(countLimit + 1);
  expect(await countJobs([stateCondition(["UT"]), titleCondition("Guide 12")], now)).toBeLessThan(countLimit);
  expect(await countJobs([stateCondition(["UT"])], now)).toBe(countLimit + 1);
});

test("a list that a sample finds long, but not too long to count, is counted to the last job", async () => {
  await patiently((tx) =>
    tx.execute(
      sql`update jobs set us_states = '{UT,NV}' where title < 'River Guide 19' and title like 'River%'`,
    ),
  );
  await db.execute(sql`analyze jobs`);
  clearJobCaches();
  const all = [stateCondition(["NV"]), stateCondition(["UT"])];
  const { rows } = await db.execute<{ count: number; first: string }>(
    sql`select count(*)::int as count from jobs where us_states @> '{NV}'`,
  );
  expect(await leastMatching(all, now)).toBeGreaterThan(countLimit / 2);
  expect(await leastMatching(all, now)).toBeLessThan(countLimit);
  const read = async () => selectJobs(all, { limit: 101 }, now);
  const first = await read();
  expect(first.count).toBe(rows[0]?.count);
  expect(await read()).toEqual(first);
  expect(first.rows.map(({ id }) => id)).toEqual(
    (
      await db
        .select({ id: jobs.id })
        .from(jobs)
        .where(sql`us_states @> '{NV}'`)
        .orderBy(...newestFirst)
        .limit(101)
    ).map(({ id }) => id),
  );
});

test("leastOf counts a job for the first form that it meets", async () => {
  const forms = [titleCondition("guide"), stateCondition(["UT"])];
  const [guides = 0, others] = (await leastOf(forms, [], now, { isEnough: () => true })) ?? [];
  expect(guides).toBeGreaterThan(countLimit);
  expect(others).toBe(0);
});

test("a list too long to count has its newest jobs first", async () => {
  const list = await listJobs({
    scope: "all",
    query: { location: "Utah" },
    viewer: subscriber,
    after: null,
  });
  expect(list.shownText).toBe("Showing 1–100 of 10,000+ jobs");
  expect(list.cards.slice(0, 3).map(({ title }) => title)).toEqual([
    "River Guide",
    "River Guide 1",
    "River Guide 2",
  ]);
});

test("a search too long to count has its better tier first", async () => {
  const search = (typed: string) =>
    listJobs({ scope: "all", query: { titles: [typed] }, viewer: subscriber, after: null });
  const guides = await search("guide");
  expect(guides.shownText).toBe("Showing 1–100 of 10,000+ jobs");
  expect(guides.cards[0]?.title).toBe("River Guide");
  const next = await listJobs({
    scope: "all",
    query: { titles: ["guide"] },
    viewer: subscriber,
    after: guides.next,
  });
  expect(next.cards[0]?.title).toBe("River Guide 100");
  expect(next.shownText).toBe("Showing 101–200 of 10,000+ jobs");
});

test("a list of jobs with housing, a word and a state is gathered at once, however long", async () => {
  const housed = sql`update jobs set fact_words = '{housing:provided}' where title like 'River Guide 1%'`;
  await patiently((tx) => tx.execute(housed));
  await db.execute(sql`analyze jobs`);
  const read = async (location: string) => {
    clearJobCaches();
    const query = { titles: ["guide"], facts: ["housing"], location };
    return listJobs({ scope: "all", query, viewer: subscriber, after: null });
  };
  const inUtah = await read("Utah");
  expect(inUtah.shownText).toBe("Showing 1–100 of 10,000+ jobs");
  expect(inUtah.cards.slice(0, 2).map(({ title }) => title)).toEqual(["River Guide 1", "River Guide 10"]);
  expect((await read("Colorado")).total).toBe(0);
});
