import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { readCriteria } from "#core/alerts/read-alert.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { jobs } from "#core/jobs/tables.ts";
import type { Place } from "#core/places/place.ts";
import { makePlace, statesOf } from "#core/places/places.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { runs } from "#test/runs.ts";
import { whyMatched } from "./why-matched.ts";

const titleWords = [
  "Park",
  "ranger",
  "VP",
  "Guide",
  "100%",
  "ski_patrol",
  "Año",
  "é",
  "of",
  "II",
  "Café",
  "\\",
];
const cities = [
  "Washington",
  "Spokane",
  "Portland",
  "Ely",
  "St. George",
  "Ba",
  "100% Town",
  "Zürich",
  "Georgia",
];
const states = ["WA", "Maine", "OR", "DC", "Georgia", "Alberta", "BC", "Victoria", "IN"];
const countries = ["US", "Canada", "AU", "GE", "Switzerland"];

const jobFacts = fc.record({
  title: fc.array(fc.constantFrom(...titleWords), { minLength: 1, maxLength: 4 }),
  places: fc.array(
    fc.record({
      city: fc.option(fc.constantFrom(...cities)),
      state: fc.option(fc.constantFrom(...states)),
      country: fc.option(fc.constantFrom(...countries)),
    }),
    { maxLength: 3 },
  ),
  isRemote: fc.boolean(),
});

const extraTexts = [
  "Washington, D.C.",
  "Portland, ME",
  "u.s.",
  "ca",
  "Remote",
  "ton",
  "o",
  "or",
  "%",
  "_",
  "canada",
];
const text = fc.oneof(
  fc.constantFrom(...cities, ...states, ...countries, ...extraTexts),
  fc.string({ maxLength: 4 }),
);
const keyword = fc.oneof(fc.constantFrom(...titleWords), fc.string({ maxLength: 4 }));
const criteria = fc
  .record(
    {
      title: fc.array(keyword, { minLength: 1, maxLength: 3 }).map((words) => words.join(",")),
      location: text,
      state: text,
      city: text,
      remote: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .map(readCriteria);

type Answer = { indexed: boolean; opaque: boolean; title: string; places: Place[]; has_remote: boolean };

beforeAll(async () => {
  await emptyDatabase();
  for (const { title, places, isRemote } of fc.sample(jobFacts, { numRuns: 150, seed: 7 })) {
    const made = places.map(makePlace).filter((place) => place !== null);
    await insertJob({
      title: title.join(" "),
      places: made,
      placesText: (made.length ? made.map((place) => place.text) : ["Remote"]).join("\n").toLowerCase(),
      usStates: statesOf(made),
      workArrangement: isRemote ? "remote" : "onsite",
    });
  }
});

async function ask(wanted: JobQuery): Promise<Answer[]> {
  const conditions = queryConditions(wanted, new Date());
  const all = (form: "indexed" | "opaque") =>
    sql.join([sql`true`, ...conditions.map((condition) => condition[form])], sql` and `);
  const { rows } = await db.execute<Answer>(
    sql`select ${all("indexed")} as indexed, ${all("opaque")} as opaque, title, places, has_remote from ${jobs}`,
  );
  return rows;
}

test("both forms mean the same, and what matches has a reason for each thing asked for", async () => {
  let matches = 0;
  await fc.assert(
    fc.asyncProperty(criteria, async (wanted) => {
      for (const job of await ask(wanted)) {
        expect(job.indexed).toBe(job.opaque);
        if (!job.opaque) continue;
        matches++;
        expectReasons(wanted, job);
      }
    }),
    { numRuns: runs(600) },
  );
  expect(matches).toBeGreaterThan(runs(500, 20));
});

function expectReasons(wanted: JobQuery, { title, places, has_remote }: Answer) {
  const reasons = whyMatched(wanted, { title, places, hasRemote: has_remote });
  expect(reasons.some((reason) => reason.startsWith("Title has '"))).toBe(Boolean(wanted.titles));
  if (wanted.work) expect(reasons).toContain("Remote");
  const named = places.map((place) => place.text);
  // Short words may each be in another place; then, and where there is none, the alert's own stand.
  if (places.length !== 1)
    named.push(...[wanted.city, wanted.state, wanted.location].flatMap((word) => word ?? []));
  if (wanted.city || wanted.state || wanted.location)
    expect(reasons.some((reason) => named.includes(reason))).toBe(true);
}

test("a state's code is the state, not the country of the same letters", async () => {
  await insertJob({ title: "in California", usStates: ["CA"], countryCodes: ["US"] });
  const found = (await ask({ state: "ca" })).filter((job) => job.opaque);
  expect(found.map((job) => job.title)).toEqual(["in California"]);
});

test("commas alone are no keyword", () => {
  expect(queryConditions(readCriteria({ title: ", ," }), new Date())).toEqual([]);
});
