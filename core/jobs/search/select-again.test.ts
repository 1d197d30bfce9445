import { inArray, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { copyJob, emptyDatabase, insertJob, moab, patiently } from "#test/factories.ts";

const noon = new Date(Date.now() - 3_600_000);
const more = 1_300;

// More guides than are scored, listed long ago.
beforeEach(async () => {
  await emptyDatabase();
  const guide = { title: "River Guide", factWords: ["housing:provided"], places: [moab] };
  const { id } = await insertJob({ ...guide, datePosted: noon });
  await copyJob(id, more);
  await patiently((tx) =>
    tx.execute(sql`update jobs set listed_at = now() - interval '1 day', fact_words = one.fact_words,
      place_words = one.place_words, latitudes = one.latitudes, longitudes = one.longitudes
      from jobs one where one.id = ${id}`),
  );
  clearJobCaches();
});

const secondsAgo = (seconds: number) => new Date(noon.getTime() - seconds * 1_000);

function list(after: string | null = null) {
  const near = { slug: "moab-ut", label: "Moab, UT" };
  const query = { titles: ["guide"], facts: ["housing"], near };
  return listJobs({ scope: "all", viewer: { kind: "subscriber", userId: "s" }, query, after });
}

const idsOf = ({ cards }: Awaited<ReturnType<typeof list>>) => cards.map(({ jobId }) => jobId);

async function expectAsAfresh() {
  const known = await list();
  clearJobCaches();
  expect(idsOf(known)).toEqual(idsOf(await list()));
  return known;
}

function insertGuide(seconds: number, title: string, place = moab) {
  const datePosted = secondsAgo(seconds);
  return insertJob({ title, factWords: ["housing:provided"], places: [place], datePosted });
}

test("a list that was read a moment ago begins with the same jobs", async () => {
  const first = await list();
  expect(first.total).toBe(more + 1);
  expect(idsOf(await list())).toEqual(idsOf(first));
  expect((await list()).next).toBe(first.next);
  const second = idsOf(await list(first.next));
  expect(new Set([...idsOf(first), ...second]).size).toBe(200);
  await expectAsAfresh();
});

test("a list that was read a moment ago has the jobs that were listed since, each in its place", async () => {
  await list();
  const newest = await insertGuide(-60, "Head Guide");
  const between = await insertGuide(49.5, "Fishing Guide");
  await insertGuide(400.5, "Ski Guide");
  await insertGuide(10.5, "Cook");
  const { id } = await insertGuide(5.5, "Far Guide", { ...moab, lon: -100 });
  const known = await expectAsAfresh();
  // The count may be a minute old.
  expect(known.total).toBe(more + 1);
  expect(idsOf(known)[0]).toBe(newest.id);
  expect(idsOf(known)[51]).toBe(between.id);
  expect(idsOf(known)).not.toContain(id);
});

test("a list that was read a moment ago loses the jobs that have gone since", async () => {
  const first = idsOf(await list());
  const gone = first.slice(10, 13);
  await db
    .update(jobs)
    .set({ expiredAt: new Date() })
    .where(inArray(jobs.id, gone.slice(0, 1)));
  await db
    .update(jobs)
    .set({ aside: "pays" })
    .where(inArray(jobs.id, gone.slice(1, 2)));
  await db
    .update(jobs)
    .set({ factWords: [] })
    .where(inArray(jobs.id, gone.slice(2)));
  const known = idsOf(await expectAsAfresh());
  expect(known).toHaveLength(100);
  expect(known.filter((id) => gone.includes(id))).toEqual([]);
});

test("a list that was read a moment ago loses as many as it gains", async () => {
  const first = idsOf(await list());
  await db.delete(jobs).where(inArray(jobs.id, first.slice(0, 2)));
  await insertGuide(20.5, "Lead Guide");
  await insertGuide(900.5, "Lake Guide");
  expect(idsOf(await expectAsAfresh())).toHaveLength(100);
});
