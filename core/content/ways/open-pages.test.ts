import { beforeAll, expect, test } from "vitest";
import { matchesElsewhere } from "#core/content/ways/matches-elsewhere.ts";
import { nearestOpenPages } from "#core/content/ways/open-pages.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { emptyDatabase, insertJobs, moab } from "#test/factories.ts";

const bend = { ...moab, text: "Bend, Oregon", city: "Bend", state: "Oregon", lat: 44.06, lon: -121.31 };
const butte = { ...moab, text: "Butte, Montana", city: "Butte", state: "Montana", lat: 46, lon: -112.53 };
const snow = { category: "Ski & Snow" };
const inMontana = { places: [butte], usStates: ["MT"], ...snow };

beforeAll(async () => {
  await emptyDatabase();
  clearJobCaches();
  await insertJobs([
    { title: "Ski Patroller", places: [moab], ...snow },
    { title: "Ski Patroller", ...inMontana },
    { title: "Ski Patrol Director", ...inMontana },
    { title: "Ski Patroller", places: [bend], companyName: "Mosskettle", ...snow },
    { title: "Ski Patroller", places: [bend], companyName: "Granite Trails", ...snow },
    { title: "Dishwasher", places: [bend], companyName: "Mosskettle" },
  ]);
});

async function labels(query: Parameters<typeof nearestOpenPages>[0]): Promise<string[]> {
  return (await nearestOpenPages(query)).map(({ label }) => label);
}

test("nearestOpenPages names the states with most of the jobs, then the page of their work", async () => {
  expect(await labels({ titles: ["ski patrol"] })).toEqual([
    "Montana: 2 jobs",
    "Utah: 1 job",
    "Ski Instructor Jobs",
  ]);
  const [montana] = await nearestOpenPages({ titles: ["ski patrol"] });
  expect(montana?.way).toEqual({ kind: "state", slug: "montana", query: { titles: ["ski patrol"] } });
});

test("nearestOpenPages says as many jobs as the state's page shows", async () => {
  const shown = await listStateJobs({ state: "MT", cities: [] }, { titles: ["ski patrol"] });
  expect(await labels({ titles: ["ski patrol"] })).toContain(`Montana: ${shown.total} jobs`);
});

test.each<[Parameters<typeof nearestOpenPages>[0], string[]]>([
  [{ titles: ["mosskettle"] }, ["Jobs at mosskettle"]],
  [{ titles: ["ski patrol"], location: "Montana" }, ["Montana: 2 jobs"]],
  [{ location: "Montana" }, ["Montana"]],
  [{ titles: ["ski patrol"], facts: ["housing"] }, ["Ski Instructor Jobs"]],
  [{ titles: ["ranger"] }, ["Park Ranger Jobs"]],
  [{ titles: ["dishwasher"] }, ["All job searches"]],
  [{ work: "remote" }, ["Remote jobs"]],
  [{ titles: ["quantum plumber"], work: "remote" }, ["Remote jobs"]],
])("nearestOpenPages of %j are %j", async (query, expected) => {
  expect(await labels(query)).toEqual(expected);
});

test("matchesElsewhere counts what a state's page leaves out", async () => {
  const titles = ["ski patrol"];
  const near = { slug: "moab-ut", label: "Moab" };
  const utah = { label: "Utah", jobs: 1 };
  expect(await matchesElsewhere({ titles }, utah)).toBe(
    "4 open jobs outside Utah match 'ski patrol'. Search by title everywhere comes with a subscription.",
  );
  expect(await matchesElsewhere({ titles }, { ...utah, jobs: 5 })).toBe(null);
  expect(await matchesElsewhere({ titles, near }, utah)).toBe(null);
});
