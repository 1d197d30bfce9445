import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { emptyDatabase, insertJob, insertMany, moab } from "#test/factories.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function search(title: string) {
  const query = parseQuery({ title }, offers.list);
  const list = await listJobs({ scope: "all", viewer: subscriber, query, after: null });
  return [...list.cards, ...(list.near?.cards ?? [])].map((card) => card.title);
}

test("a search for work with a certificate finds the work, whoever states it first", async () => {
  await insertJob({ title: "Ski Patroller, Nights", datePosted: new Date("2026-01-02") });
  await insertJob({
    title: "Ski Patroller",
    description: "A current EMT card is asked for.",
    datePosted: new Date("2026-01-01"),
  });
  await insertJob({ title: "Health Technician (EMT)" });
  await insertMany(120, { title: "Cook" });
  expect((await search("ski patrol EMT")).slice(0, 2)).toEqual(["Ski Patroller", "Ski Patroller, Nights"]);
  expect((await search("EMT"))[0]).toBe("Health Technician (EMT)");
});

test("a search for two kinds of work has what says both before what says one", async () => {
  await insertJob({ title: "Trail Crew Leader", companyName: "Sprucelatch Youth Corps" });
  await insertJob({ title: "Fisheries Crew Leader", companyName: "River Agency" });
  expect(await search("youth corps crew leader")).toEqual(["Trail Crew Leader", "Fisheries Crew Leader"]);
});

test("a search for an animal has it in the title before a place of its name", async () => {
  const salmon = { ...moab, text: "Salmon, Idaho", city: "Salmon", state: "Idaho" };
  await insertJob({ title: "Plant Technician", places: [salmon] });
  await insertJob({ title: "Coded Wire Tag Technician", description: "You tag salmon all summer." });
  await insertJob({ title: "Salmon Technician" });
  expect(await search("salmon technician")).toEqual([
    "Salmon Technician",
    "Coded Wire Tag Technician",
    "Plant Technician",
  ]);
});

test("a search has jobs whose texts speak of each typed word before others of its wider words", async () => {
  await insertJob({
    title: "Park Ranger",
    description: "You staff a desk.",
    datePosted: new Date("2026-01-02"),
  });
  await insertJob({
    title: "Seasonal Park Ranger",
    description: "You patrol wilderness on foot.",
    datePosted: new Date("2026-01-01"),
  });
  expect(await search("wilderness ranger")).toEqual(["Seasonal Park Ranger", "Park Ranger"]);
});

test("a search leaves out titles whose words are part of a longer phrase", async () => {
  await insertJob({ title: "Ski Field Instructor" });
  await insertJob({ title: "Field Instructor" });
  expect(await search("field instructor")).toEqual(["Field Instructor"]);
  expect(await search("ski field instructor")).toEqual(["Ski Field Instructor"]);
});

test("a search for work in a field has the work before what is only near it", async () => {
  await insertJob({ title: "Seasonal Archeological Technician", datePosted: new Date("2026-01-01") });
  await insertJob({ title: "Cultural Researcher, Cultural Resources", datePosted: new Date("2026-01-02") });
  expect((await search("archaeology field tech"))[0]).toBe("Seasonal Archeological Technician");
});

test("a search that no job has in full says so above what comes close", async () => {
  await insertJob({ title: "Wilderness Semester Instructor" });
  const query = parseQuery({ title: "field instructor wilderness therapy" }, offers.list);
  const list = await listJobs({ scope: "all", viewer: subscriber, query, after: null });
  expect(list.cards).toEqual([]);
  expect(list.near?.cards.map((card) => card.title)).toEqual(["Wilderness Semester Instructor"]);
  expect(list.near?.said).toBe(
    "No job has all of 'field instructor wilderness therapy'. These have most of it.",
  );
});

test("a search for workers whom the trade only names as near others finds these", async () => {
  await insertJob({ title: "Whitewater Raft Guide" });
  await insertJob({ title: "Safety Officer" });
  expect((await search("safety kayaker"))[0]).toBe("Whitewater Raft Guide");
});
