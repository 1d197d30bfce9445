import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { emptyDatabase, insertJob, insertJobs } from "#test/factories.ts";
import { fixWords, readAs } from "./fix-words.ts";
import { longestField, readCriteria } from "./read-alert.ts";

beforeEach(async () => {
  await emptyDatabase();
  await insertJobs([{ title: "Wildlife Biologist" }, { title: "Fish Biologist" }]);
  await insertJob({ companyName: "Montana Conservation Corps" });
  clearJobCaches();
});

const fix = async (title: string) => (await fixWords(readCriteria({ title }))).titles;

test("fixWords corrects words, spells out places and keeps employers together", async () => {
  expect(await fix("bioligist OR, Park Ranger, montana conservation corps")).toEqual([
    "biologist Oregon",
    "Park Ranger",
    '"montana conservation corps"',
  ]);
});

test("fixWords changes nothing the second time", async () => {
  const fixed = await fix("bioligist OR, montana conservation corps");
  await emptyDatabase();
  clearJobCaches();
  expect(await fix(fixed?.join(", ") ?? "")).toEqual(fixed);
});

test("fixWords keeps a place with its distance, readable without the board", async () => {
  expect(await fix("biologist in moab, park ranger")).toEqual(["biologist in moab", "park ranger"]);
  const kept = await fixWords(readCriteria({ title: "biologist near Moab UT, cook" }));
  expect(kept.titles).toEqual(["biologist near Moab UT", "cook"]);
  expect(readAs(kept, ["biologist in moab", "cook"])).toBe("biologist near Moab, UT or cook");
});

test("fixWords merges texts with one reading", async () => {
  expect(await fix("bioligist, Biologist")).toEqual(["Biologist"]);
});

test("fixWords keeps typed words that would grow too long", async () => {
  const typed = `${"x".repeat(85)}, bioligist OR`;
  expect(typed.length).toBeLessThanOrEqual(longestField);
  expect(await fix(typed)).toEqual(typed.split(", "));
});

test("readAs explains readings that differ from the words", async () => {
  const said = async (title: string) => {
    const typed = readCriteria({ title });
    return readAs(await fixWords(typed), typed.titles);
  };
  expect(await said("Park Ranger, guide")).toBeNull();
  expect(await said("bioligist, ranger colorado")).toBe("biologist or ranger in Colorado");
  expect(await said("jobs in Utah")).toBe("any job in Utah");
  expect(await said('remote cook -night -"line cook"')).toBe("remote cook, without night or line cook");
  expect(readAs({ state: "Utah" })).toBeNull();
});
