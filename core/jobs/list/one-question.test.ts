import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { fixedConditions } from "#core/alerts/alert-conditions.ts";
import { matchAmong } from "#core/alerts/delivery/match-jobs.ts";
import { selectNewJobs } from "#core/alerts/delivery/new-jobs.ts";
import { fixWords } from "#core/alerts/fix-words.ts";
import { countChoices } from "#core/jobs/facts/count-choices.ts";
import { ask } from "#core/jobs/list/ask.ts";
import { findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { listMap } from "#core/jobs/map/list-map.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { inTransaction } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJobs } from "#test/factories.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "test" };
const now = new Date();

const work = [
  "Park Ranger",
  "River Guide",
  "Cook",
  "Line Cook",
  "Ski Patroller",
  "Camp Counselor",
  "Wildlife Biologist",
];
const ranks = ["", "Lead ", "Seasonal ", "Assistant "];
const towns = [
  { city: "Moab", state: "UT", country: "US", lat: 38.57, lon: -109.55 },
  { city: "Denver", state: "CO", country: "US" },
  { city: "Bend", state: "OR", country: "US" },
  { city: "Banff", state: "Alberta", country: "CA" },
];
const texts = [
  "Housing is provided.",
  "You must have a CDL.",
  "Lead trips.",
  "No housing.",
  "Work four days a week.",
];

beforeAll(async () => {
  await emptyDatabase();
  const job = fc.record({
    title: fc.tuple(fc.constantFrom(...ranks), fc.constantFrom(...work)).map((words) => words.join("")),
    companyName: fc.constantFrom("Canyon Outfitters", "Vail Resorts", "Zion Lodge"),
    town: fc.option(fc.constantFrom(...towns), { freq: 5 }),
    description: fc.constantFrom(...texts),
    salaryMin: fc.constantFrom(null, 18, 25, 40),
    factWords: fc.subarray(["housing:provided", "meals:provided", "certificate:cdl"]),
    isRemote: fc.boolean(),
    jobType: fc.constantFrom("Seasonal", "Full-time"),
  });
  await insertJobs(
    fc
      .sample(job, { numRuns: 450, seed: 37 })
      .map(({ title, town, isRemote, salaryMin, description, ...others }, at) => {
        const places = town ? [makePlace(town)].filter((place) => place !== null) : [];
        const pay =
          salaryMin === null ? {} : { salaryMin, salaryUnit: "hour" as const, salaryCurrency: "USD" };
        const workArrangement = isRemote ? ("remote" as const) : ("onsite" as const);
        const text = { description, descriptionMd: description };
        // Cards of one employer with one title would stand together.
        return {
          ...others,
          title: `${title} (${at})`,
          ...pay,
          ...text,
          places,
          usStates: statesOf(places),
          workArrangement,
        };
      }),
  );
  clearJobCaches();
});

const words = [
  ...work,
  ...[
    "rangers",
    "raft guide",
    "chef",
    "biologist utah",
    "in Colorado",
    "in moab",
    "with housing",
    "no housing",
    "CDL",
  ],
  ...[
    "$25 an hour",
    "seasonal",
    "remote",
    "Vail Resorts",
    "-lead",
    '"line cook"',
    "cocinero",
    "cuok",
    "pickleball",
  ],
];
const types = ["Seasonal", "Full-time"] as const;
const typed = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 })
  .map((some) => some.join(" "));
const asked = {
  titles: typed.map((text) => [text]),
  location: fc.constantFrom("Utah", "CO", "Bend", "Canada"),
  work: fc.constantFrom("remote" as const, "onsite" as const),
  minSalary: fc.constantFrom(30_000 as const, 50_000 as const),
  facts: fc.constantFrom("housing", "meals").map((id) => [id]),
  maxAge: fc.constant(7),
  jobType: fc.constantFrom(...types),
  company: fc.constantFrom("zion-lodge", "resorts"),
  city: fc.constantFrom("Bend", "moab"),
};
const queries: fc.Arbitrary<JobQuery> = fc
  .subarray(Object.keys(asked) as (keyof typeof asked)[], { minLength: 1, maxLength: 3 })
  .chain((keys) =>
    fc
      .record(asked, { requiredKeys: keys })
      .map((query) => Object.fromEntries(keys.map((key) => [key, query[key]]))),
  );

test("A list's number, its pages, its map, its choices and its alert tell the same jobs", async () => {
  let found = 0;
  const newJobs = await inTransaction((tx) => selectNewJobs(tx, new Date(0), new Date(), now));
  const match = matchAmong(newJobs);
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const { conditions } = await ask(query, now);
      const all = await idsOf(conditions);
      const list = await listJobs({ scope: "all", query, viewer: subscriber, after: null }, now);
      // Where a place has no jobs, its list has those of a wider circle.
      if (all.length) {
        expect(list.total).toBe(all.length);
        expect((await pagesOf(query)).toSorted()).toEqual(all);
      }
      const map = await listMap({ scope: "all", query, viewer: subscriber, part: null }, now);
      expect(map.said[0]).toMatch(new RegExp(` of ${all.length} jobs?\\b`));
      const counts = await countChoices(conditions, now);
      expect(counts?.count).toBe(all.length);
      const { titles: _, work: __, ...free } = query;
      const open = await listJobs(
        { scope: "all", query: free, viewer: { kind: "anonymous" }, after: null },
        now,
      );
      const freely = await idsOf((await ask(free, now)).conditions);
      if (freely.length) expect(open.total).toBe(freely.length);
      const ofTypes = await Promise.all(
        types.map(async (jobType) => idsOf([...conditions, ...queryConditions({ jobType }, now)])),
      );
      expect(ofTypes.flat().toSorted()).toEqual(all);
      const { facts = [], ...others } = query;
      const narrowed = { ...others, facts: [...new Set([...facts, "meals"])] };
      expect(counts?.meet.meals).toBe((await idsOf((await ask(narrowed, now)).conditions)).length);
      const alert = fixedConditions(await fixWords(query), now);
      expect(await idsOf(alert)).toEqual(all);
      const [matched] = await match([alert]);
      expect(Array.from(matched as Iterable<number>, (place) => newJobs[place]?.id).toSorted()).toEqual(all);
      found += all.length;
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(200);
});

async function idsOf(conditions: Parameters<typeof findJobs>[0]["conditions"]): Promise<string[]> {
  const { keys } = await findJobs({ conditions, ranking: null }, newest, { limit: 1_000 }, now);
  return keys.map(({ id }) => id).toSorted();
}

async function pagesOf(query: JobQuery): Promise<string[]> {
  const ids: string[] = [];
  for (let after: string | null = null, page = 0; page < 10; page++) {
    const { cards, next } = await listJobs({ scope: "all", query, viewer: subscriber, after }, now);
    ids.push(...cards.map(({ jobId }) => jobId));
    after = next;
    if (!next) break;
  }
  return ids;
}
