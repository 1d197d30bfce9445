import { beforeAll, expect, test } from "vitest";
import { answerSearch } from "#core/content/ways/answer-search.ts";
import { withKnownPlace } from "#core/jobs/near/known-place.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { parkPages } from "#core/jobs/parks/tables.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { emptySearches } from "#core/jobs/search/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJobs, insertProfile, moab } from "#test/factories.ts";

const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon", lat: 44.06, lon: -121.31 };
const inOregon = { places: [bend], usStates: ["OR"] };

beforeAll(async () => {
  await emptyDatabase();
  clearJobCaches();
  await insertJobs([
    { title: "Raft Guide", ...inOregon },
    { title: "Park Ranger", ...inOregon },
    { title: "Park Ranger II", places: [moab] },
    { title: "Housekeeper", ...inOregon, companyName: "Mosskettle" },
    { title: "Housekeeping Attendant", ...inOregon, companyName: "Granite Trails" },
  ]);
  await db.insert(parkPages).values({
    slug: "arches-national-park-ut",
    jobs: 12,
    employers: 4,
    newestAt: new Date(),
    aboveSince: new Date(),
    surveyedAt: new Date(),
  });
});

const answer = (query: JobQuery) => answerSearch(query, { kind: "anonymous" });
const labels = (pages: { label: string }[]) => pages.map(({ label }) => label);

test("answerSearch says that no job matches, and offers the kinds of work that have jobs", async () => {
  const found = await answer({ titles: ["quantum plumber"] });
  expect(found).toMatchObject({ said: "No open jobs match 'quantum plumber'", closed: null });
  expect(found.kinds.heading).toBe("Open jobs by kind of work");
  expect(labels(found.kinds.pages)).toContain("Park Ranger: 2");
});

test("answerSearch offers a similar spelling in the words of the form", async () => {
  const { spellings } = await answer({ titles: ["rangzilla"] });
  expect(spellings).toContainEqual({ text: "ranger", search: "?what=ranger", jobs: "2 jobs" });
});

test("answerSearch keeps the place and offers the work there", async () => {
  const found = await answer({ titles: ["accountant"], location: "Oregon" });
  expect(found.said).toBe("No open jobs in Oregon match 'accountant'");
  expect(found.kinds.heading).toBe("Kinds of work there");
  expect(labels(found.kinds.pages)).toEqual(expect.arrayContaining(["Park Ranger: 1", "Rafting Guide: 1"]));
  expect(found.kinds.pages[0]?.way).toMatchObject({ kind: "search", query: { location: "Oregon" } });
});

test("answerSearch finds the same words without the place", async () => {
  const { widenings } = await answer({ titles: ["park ranger"], location: "Ohio" });
  expect(widenings).toContainEqual({ text: "Any place", search: "?what=park+ranger", jobs: "2 jobs" });
});

test("answerSearch counts the jobs that a subscription opens", async () => {
  expect(await answer({ titles: ["housekeeper"] })).toMatchObject({
    said: expect.stringMatching(/^[12] open jobs? match(es)? 'housekeeper'$/),
    closed: "Search by title comes with a subscription.",
  });
  expect((await answer({ location: "oregon" })).said).toBe("4 open jobs in Oregon");
});

test("answerSearch names the open pages of a place", async () => {
  const near = { slug: "moab-ut", label: "Moab, UT" };
  const found = await answer({ titles: ["accountant"], near });
  expect(labels(found.nearest)).toEqual(["Utah: 1 job", "Arches National Park: 12 jobs"]);
});

test("answerSearch names the remote list to whoever asks for remote work", async () => {
  expect(labels((await answer({ titles: ["remote snowcat driver"] })).nearest)).toContain("Remote jobs");
});

test("answerSearch asks which of several places is meant", async () => {
  const { places } = await answer({ location: "Glacier" });
  expect(places).toContainEqual({
    text: "Glacier National Park · park",
    search: "?where=Glacier+National+Park",
  });
});

test("answerSearch says a province without a circle around it", async () => {
  const { said } = await answer(withKnownPlace({ location: "British Columbia" }));
  expect(said).toBe("No open jobs in British Columbia");
});

test("answerSearch guesses which place a mistyped name means", async () => {
  const { said, places } = await answer({ location: "Yosmite" });
  expect(said).toBe("No open jobs in Yosmite");
  expect(places.map(({ search }) => search)).toContainEqual(
    expect.stringMatching(/^\?where=Yosemite\+National\+Park/),
  );
});

test("answerSearch counts a search without jobs for readers with an account", async () => {
  const { id } = await insertProfile();
  await answerSearch({ titles: ["snowcat mechanic"] }, { kind: "free", userId: id });
  await expect
    .poll(async () => (await db.select().from(emptySearches)).map(({ words }) => words))
    .toEqual(["snowcat mechanic"]);
});

test("answerSearch offers no page whose open jobs are all elsewhere", async () => {
  const day = 86_400_000;
  await insertJobs([
    { title: "Trail Crew Member", ...inOregon, datePosted: new Date(Date.now() - 3 * day) },
    ...Array.from({ length: 10 }, (_, number) => ({ title: `Trail Crew Member ${number}`, places: [moab] })),
  ]);
  clearJobCaches();
  const found = await answer({ titles: ["accountant"], location: "Oregon" });
  expect(labels(found.kinds.pages)).not.toContainEqual(expect.stringContaining("Trail Crew"));
});
