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

test("words are corrected, a place is written out, and an employer's name is kept together", async () => {
  expect(await fix("bioligist OR, Park Ranger, montana conservation corps")).toEqual([
    "biologist Oregon",
    "Park Ranger",
    '"montana conservation corps"',
  ]);
});

test("what was fixed once stays so, whatever the board has later", async () => {
  const fixed = await fix("bioligist OR, montana conservation corps");
  await emptyDatabase();
  clearJobCaches();
  expect(await fix(fixed?.join(", ") ?? "")).toEqual(fixed);
});

test("a place that is asked around is kept so that it is read without the board, beside others", async () => {
  expect(await fix("biologist in moab, park ranger")).toEqual(["biologist near Moab UT", "park ranger"]);
  const kept = await fixWords(readCriteria({ title: "biologist near Moab UT, cook" }));
  expect(kept.titles).toEqual(["biologist near Moab UT", "cook"]);
  expect(readAs(kept, ["biologist in moab", "cook"])).toBe("biologist near Moab, UT or cook");
});

test("two texts that are read alike are one", async () => {
  expect(await fix("bioligist, Biologist")).toEqual(["Biologist"]);
});

test("what would grow too long for the form is kept as it was typed", async () => {
  const typed = `${"x".repeat(85)}, bioligist OR`;
  expect(typed.length).toBeLessThanOrEqual(longestField);
  expect(await fix(typed)).toEqual(typed.split(", "));
});

test("how words are read is said where it is not what they say", async () => {
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
