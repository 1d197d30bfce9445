import { beforeAll, expect, test } from "vitest";
import { fixWords } from "#core/alerts/fix-words.ts";
import { readCriteria } from "#core/alerts/read-alert.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { placeWarning } from "./name-and-place.ts";

beforeAll(async () => {
  await emptyDatabase();
  clearJobCaches();
  await insertJob({ title: "Raft Guide" });
});

const warned = async (name: string, fields: Record<string, string>) => {
  const warning = await placeWarning(name, await fixWords(readCriteria(fields)));
  return warning && `${warning.text} ${warning.fix?.text} (${warning.fix?.field})`;
};

test.each([
  ["Moab", {}, "The name says Moab, UT, but no place is set: add it? (location)"],
  ["Moab guides", { title: "guide" }, "The name says Moab, UT, but no place is set: add it? (location)"],
  [
    "Guide jobs in Moab, Utah",
    { title: "guide" },
    "The name says Moab, UT, but no place is set: add it? (location)",
  ],
  ["Rangers in Utah", { title: "ranger" }, "The name says Utah, but no place is set: add it? (state)"],
  [
    "Rangers in Utah",
    { state: "Colorado" },
    "The name says Utah, but the place is Colorado: change it? (state)",
  ],
  ["Moab", { state: "Colorado" }, "The name says Moab, UT, but the place is Colorado: change it? (location)"],
  [
    "Moab",
    { location: "Denver, CO" },
    "The name says Moab, UT, but the place is Denver, CO: change it? (location)",
  ],
])("placeWarning of %j with %j is %j", async (name, fields, expected) => {
  expect(await warned(name, fields)).toBe(expected);
});

test.each([
  ["", {}],
  ["Rangers", { title: "ranger" }],
  ["My alert", {}],
  ["Summer guiding", { title: "guide" }],
  ["Housing provided", { facts: "housing" }],
  ["Moab guides", { city: "Moab", state: "Utah" }],
  ["Moab guides", { location: "Moab, UT" }],
  ["Moab guides", { title: "guide moab ut" }],
  ["Moab", { location: "Castle Valley, UT" }],
  ["Rangers in Utah", { state: "UT" }],
  ["Rangers in Utah", { location: "Utah" }],
  ["Rangers in Utah", { city: "Moab", state: "Utah" }],
  ["Rangers in Utah", { title: "ranger UT" }],
  ["Rangers in Utah", { location: "the red rocks" }],
])("placeWarning of %j with %j is null", async (name, fields) => {
  expect(await warned(name, fields)).toBeNull();
});

test("placeWarning gives the place only where none is set", async () => {
  const fixOf = async (fields: Record<string, string>) =>
    (await placeWarning("Moab", readCriteria(fields)))?.fix;
  expect(await fixOf({})).toMatchObject({ field: "location", value: "Moab, UT" });
  expect(await fixOf({ state: "Colorado" })).toEqual({ field: "location", text: "change it?" });
});
