import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { savedJobs } from "#core/tracker/tables.ts";
import { emptyDatabase, insertJob, insertProfile, insertSavedJob } from "#test/factories.ts";
import { runs } from "#test/runs.ts";
import { listSavedJobs } from "./list-saved-jobs.ts";
import { removeSavedJob, restoreSavedJob, unsaveJob } from "./remove-saved-job.ts";
import { saveJob } from "./save-job.ts";
import { updateSavedNotes } from "./update-saved-notes.ts";

let robin: string;
let sam: string;

beforeEach(async () => {
  await emptyDatabase();
  [robin, sam] = [(await insertProfile()).id, (await insertProfile()).id];
});

const titles = async (userId: string) =>
  (await listSavedJobs(userId, 1)).entries.map(({ jobTitle }) => jobTitle);

test("saveJob saves once, for one person", async () => {
  const job = await insertJob({ title: "Park Ranger" });
  expect(await saveJob(robin, job.id)).toBe("saved");
  expect(await saveJob(robin, job.id)).toBe("already-saved");
  expect(await titles(robin)).toEqual(["Park Ranger"]);
  expect(await titles(sam)).toEqual([]);
});

test("saveJob saves once for fifty simultaneous clicks", async () => {
  const { id } = await insertJob();
  const savings = await Promise.all(Array.from({ length: 50 }, () => saveJob(robin, id)));
  expect(savings.filter((saving) => saving === "saved")).toHaveLength(1);
  expect(savings.filter((saving) => saving === "already-saved")).toHaveLength(49);
  expect(await db.$count(savedJobs)).toBe(1);
});

test("saveJob does not find an unknown job", async () => {
  for (const id of [randomUUID(), "x", undefined]) expect(await saveJob(robin, id)).toBe("not-found");
});

test("saveJob restores a removed entry with its notes, as posted now", async () => {
  const job = await insertJob({ title: "Guide" });
  await saveJob(robin, job.id, new Date("2026-11-01T08:00:00Z"));
  const [first] = (await listSavedJobs(robin, 1)).entries;
  await updateSavedNotes(robin, first?.id, "Call them.");
  expect(await unsaveJob(robin, job.id)).toBe(first?.id);
  expect(await titles(robin)).toEqual([]);
  await db.update(jobs).set({ title: "Senior Guide" }).where(eq(jobs.id, job.id));
  const again = new Date("2026-11-20T08:00:00Z");
  expect(await saveJob(robin, job.id, again)).toBe("saved");
  const { entries } = await listSavedJobs(robin, 1);
  expect(entries).toEqual([
    expect.objectContaining({ id: first?.id, jobTitle: "Senior Guide", notes: "Call them.", savedAt: again }),
  ]);
});

test("restoreSavedJob undoes a removal; repeats are harmless", async () => {
  const { id, savedAt } = await insertSavedJob({ userId: robin, notes: "Ask about housing." });
  expect(await removeSavedJob(robin, id)).toBe(true);
  expect(await removeSavedJob(robin, id)).toBe(true);
  expect(await restoreSavedJob(robin, id)).toBe("restored");
  expect(await restoreSavedJob(robin, id)).toBe("restored");
  expect((await listSavedJobs(robin, 1)).entries).toEqual([
    expect.objectContaining({ id, savedAt, notes: "Ask about housing." }),
  ]);
});

test("unsaveJob and restoreSavedJob ignore foreign entries", async () => {
  const { id, jobId } = await insertSavedJob({ userId: robin });
  expect(await removeSavedJob(sam, id)).toBe(false);
  expect(await unsaveJob(sam, jobId)).toBe(null);
  await removeSavedJob(robin, id);
  expect(await restoreSavedJob(sam, id)).toBe("missing");
  expect(await titles(robin)).toEqual([]);
  for (const odd of ["x", "", null, { id }]) {
    expect(await removeSavedJob(robin, odd)).toBe(false);
    expect(await restoreSavedJob(robin, odd)).toBe("missing");
  }
});

test("unsaveJob keeps the day of the first removal", async () => {
  const { id, jobId } = await insertSavedJob({ userId: robin });
  const first = new Date("2026-11-20T08:00:00Z");
  await removeSavedJob(robin, id, first);
  await unsaveJob(robin, jobId, new Date("2026-11-21T08:00:00Z"));
  expect(await db.select().from(savedJobs)).toEqual([expect.objectContaining({ removedAt: first })]);
});

test("saveJob stops at a thousand entries", async () => {
  await db.execute(sql`
    insert into saved_jobs (user_id, job_id, job_title, company_name, location, job_url, description_md)
    select ${robin}, gen_random_uuid(), 'Guide', 'Canyon', 'Moab', '/', '' from generate_series(1, 999)`);
  const [one, two] = [await insertJob(), await insertJob()];
  expect(await saveJob(robin, one.id)).toBe("saved");
  expect(await saveJob(robin, two.id)).toBe("full");
  expect(await saveJob(robin, one.id)).toBe("already-saved");
  const removed = await unsaveJob(robin, one.id);
  expect(await saveJob(robin, two.id)).toBe("saved");
  expect(await restoreSavedJob(robin, removed)).toBe("full");
});

test("saveJob gives the last place to one of twenty tabs", async () => {
  await db.execute(sql`
    insert into saved_jobs (user_id, job_id, job_title, company_name, location, job_url, description_md)
    select ${robin}, gen_random_uuid(), 'Guide', 'Canyon', 'Moab', '/', '' from generate_series(1, 999)`);
  const made = await Promise.all(Array.from({ length: 10 }, () => insertJob()));
  const removed = await Promise.all(
    Array.from({ length: 10 }, () => insertSavedJob({ userId: robin, removedAt: new Date() })),
  );
  const outcomes = await Promise.all([
    ...made.map(({ id }) => saveJob(robin, id)),
    ...removed.map(({ id }) => restoreSavedJob(robin, id)),
  ]);
  expect(outcomes.filter((outcome) => outcome === "full")).toHaveLength(19);
  expect((await listSavedJobs(robin, 1)).total).toBe(1000);
});

test("two people's lists hold what their owner asked for last", async () => {
  const made = [await insertJob(), await insertJob(), await insertJob()];
  const people = [robin, sam];
  const step = fc.record({
    person: fc.nat({ max: 1 }),
    job: fc.nat({ max: 2 }),
    act: fc.constantFrom("save", "unsave", "remove", "restore"),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await db.delete(savedJobs);
      const expected = new Set<string>();
      const known = new Map<string, string>();
      for (const { person, job, act } of steps) {
        const userId = people[person] ?? "";
        const jobId = made[job]?.id ?? "";
        const key = `${userId} ${jobId}`;
        const wasSaved = expected.has(key);
        if (act === "save") {
          expect(await saveJob(userId, jobId)).toBe(wasSaved ? "already-saved" : "saved");
          expected.add(key);
        } else if (act === "unsave") {
          expect(await unsaveJob(userId, jobId)).toBe(known.get(key) ?? null);
          expected.delete(key);
        } else if (act === "remove") {
          expect(await removeSavedJob(userId, known.get(key))).toBe(known.has(key));
          expected.delete(key);
        } else {
          const restoring = known.has(key) ? "restored" : "missing";
          expect(await restoreSavedJob(userId, known.get(key))).toBe(restoring);
          if (known.has(key)) expected.add(key);
        }
        for (const row of await db.select().from(savedJobs)) known.set(`${row.userId} ${row.jobId}`, row.id);
      }
      const lists = await Promise.all(
        people.map(async (userId) =>
          (await listSavedJobs(userId, 1)).entries.map((each) => `${userId} ${each.jobId}`),
        ),
      );
      expect(lists.flat().sort()).toEqual([...expected].sort());
    }),
    { numRuns: runs(30) },
  );
});
