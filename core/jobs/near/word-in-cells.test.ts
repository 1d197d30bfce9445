import { beforeAll, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import type { JobQuery, Within } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { queryConditions } from "#core/jobs/query/query-conditions.ts";
import { selectJobs, walk } from "#core/jobs/query/select-jobs.ts";
import { readTypedSearch } from "#core/jobs/search/board-words.ts";
import { exactTiers, goodTiers, inTiers, likeTiers } from "#core/jobs/search/search-tiers.ts";
import { plentyOfMatches } from "#core/jobs/search/survey-tiers.ts";
import { emptyDatabase, insertJobs, moab } from "#test/factories.ts";

const greenRiver = { ...moab, text: "Green River, Utah", city: "Green River", lat: 38.995, lon: -110.162 };
const logan = { ...moab, text: "Logan, Utah", city: "Logan", lat: 41.7355, lon: -111.8344 };
const guideTown = { ...moab, text: "Guide Rock, Utah", city: "Guide Rock", lat: 38.2, lon: -109.1 };
const utah = { ...moab, text: "Utah", city: null, kind: "state" as const };
const places = [[moab], [greenRiver], [logan], [logan, greenRiver], [guideTown], [utah]];
const jobTitles = ["River Guide", "Guides and Cook", "Head Cook", "Park Ranger", "Ranger or Guide", "Porter"];
const employers = ["Guide Company", "Cook & Ranger", "Elsewhere"];
const said = [["housing:provided"], ["housing:lives-on-site", "meals:provided"], ["housing:not-provided"]];

beforeAll(async () => {
  await emptyDatabase();
  const all = jobTitles.flatMap((title) =>
    employers.flatMap((companyName) =>
      places.flatMap((places) =>
        said.map((factWords, at) => ({
          title,
          companyName,
          places,
          factWords,
          jobType: at ? "Guide" : null,
        })),
      ),
    ),
  );
  await insertJobs(all);
  clearJobCaches();
});

const limit = 400;
const now = new Date();
const words = ["guide", "cook", "rangers", "park ranger", "the", "guide -cook", "river guide"];
const circles: Within[] = [10, 25, 50, 100, 200];
const asked = words.flatMap((word) => circles.map((within) => [word, within] as const));

function around(within: Within): JobQuery {
  return { near: { slug: "moab-ut", label: "Moab, UT" }, within, facts: ["housing"] };
}

test.each(asked)(
  "the index of words with cells finds the jobs of %s within %s miles",
  async (word, within) => {
    const search = await readTypedSearch(word);
    for (const tiers of [["phrase"], ["title"], exactTiers, goodTiers, likeTiers] as const) {
      for (const more of [{}, { facts: ["housing", "meals"] }]) {
        const conditions = [inTiers(search, tiers), ...queryConditions({ ...around(within), ...more }, now)];
        const { rows, count } = await selectJobs(conditions, { limit }, now);
        const walked = await walk(conditions, { limit }, now);
        expect(rows.map(({ id }) => id)).toEqual(walked.map(({ id }) => id));
        expect(count).toBe(walked.length);
      }
    }
  },
);

test.each(circles)("a list of a word within %s miles has the jobs that a walk finds", async (within) => {
  const query = { ...around(within), titles: ["guide"] };
  const list = await listJobs({
    scope: "all",
    viewer: { kind: "subscriber", userId: "s" },
    query,
    after: null,
  });
  const search = await readTypedSearch("guide");
  const walkOf = (tiers: typeof exactTiers) =>
    walk([inTiers(search, tiers), ...queryConditions(around(within), now)], { limit }, now);
  const exact = await walkOf(exactTiers);
  const walked = exact.length < plentyOfMatches ? await walkOf(goodTiers) : exact;
  expect(walked.length).toBeGreaterThan(10);
  expect(list.total).toBe(walked.length);
  const listed = list.cards.flatMap(({ jobId, others }) => [jobId, ...others.map(({ jobId }) => jobId)]);
  expect(listed.every((id) => walked.some((row) => row.id === id))).toBe(true);
});

test("words with cells are asked for where one word is, not where an employer's name may have it", async () => {
  const formOf = async (word: string) => inTiers(await readTypedSearch(word), exactTiers).inCells;
  expect(await formOf("guide")).toBeDefined();
  expect(await formOf("ski patrol")).toBeUndefined();
  expect(inTiers(await readTypedSearch("guide"), likeTiers).inCells).toBeUndefined();
});
