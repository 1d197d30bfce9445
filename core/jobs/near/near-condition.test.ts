import { beforeEach, expect, test } from "vitest";
import { findJobs } from "#core/jobs/list/find-jobs.ts";
import { newest } from "#core/jobs/list/orders.ts";
import { selectByIds } from "#core/jobs/list/select-cards.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { JobQuery, Within } from "#core/jobs/query/job-query.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { emptyDatabase, insertJobs, moab } from "#test/factories.ts";
import { withKnownPlace } from "./known-place.ts";

const greenRiver = { ...moab, text: "Green River, Utah", city: "Green River", lat: 38.995, lon: -110.162 };
const grandJunction = {
  ...moab,
  text: "Grand Junction, Colorado",
  city: "Grand Junction",
  state: "Colorado",
  lat: 39.0639,
  lon: -108.5506,
};
const loganUtah = { ...moab, text: "Logan, Utah", city: "Logan", lat: 41.7355, lon: -111.8344 };
const utah = { ...moab, text: "Utah", city: null, kind: "state" as const };

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
  await insertJobs([
    { title: "Moab" },
    { title: "Green River", places: [greenRiver] },
    { title: "Grand Junction", places: [grandJunction] },
    { title: "Logan", places: [loganUtah] },
    { title: "Several", places: [loganUtah, greenRiver] },
    { title: "Utah", places: [utah] },
    { title: "No point", places: [{ ...moab, lat: null, lon: null }] },
  ]);
});

async function titles(query: JobQuery) {
  const now = new Date();
  const conditions = queryConditions(withKnownPlace(query), now);
  const { keys } = await findJobs({ conditions, ranking: null }, newest, { limit: 20 }, now);
  return (await selectByIds(keys.map(({ id }) => id))).map(({ title }) => title).sort();
}

const near = (within?: Within): JobQuery => ({ near: { slug: "moab-ut", label: "Moab, UT" }, within });

test.each<[Within | undefined, string[]]>([
  [10, ["Moab"]],
  [50, ["Green River", "Moab", "Several"]],
  [undefined, ["Green River", "Moab", "Several"]],
  [100, ["Grand Junction", "Green River", "Moab", "Several"]],
  ["state", ["Green River", "Logan", "Moab", "No point", "Several", "Utah"]],
])("the near condition within %s of Moab matches places at that distance", async (within, expected) => {
  expect(await titles(near(within))).toEqual(expected);
});

test("withKnownPlace drops a place that the gazetteer does not know", async () => {
  expect(withKnownPlace({ near: { slug: "nowhere-zz", label: "Nowhere" }, within: 50 })).toEqual({});
});

test("withKnownPlace prefers text that was typed over a place without JavaScript", async () => {
  expect(
    withKnownPlace({ near: { slug: "moab-ut", label: "Moab, UT" }, location: "Wyoming", titles: ["guide"] }),
  ).toEqual({ location: "Wyoming", titles: ["guide"] });
});

test("withKnownPlace drops text that only names the requested place", () => {
  expect(withKnownPlace({ near: { slug: "moab-ut", label: "x" }, location: "Moab, UT", within: 25 })).toEqual(
    {
      near: { slug: "moab-ut", label: "Moab, UT" },
      within: 25,
    },
  );
});
