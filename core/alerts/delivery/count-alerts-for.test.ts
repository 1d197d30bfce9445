import { beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { unlistedRow } from "#core/postings/preview-posting.ts";
import { emptyDatabase, insertAlert } from "#test/factories.ts";
import { makePostingInput } from "#test/posting-input.ts";
import { countAlertsFor } from "./count-alerts-for.ts";

beforeEach(emptyDatabase);

const now = new Date();

function count(fields: Record<string, string> = {}) {
  const row = unlistedRow(makePostingInput(fields), now);
  if (!row) throw new Error("it is not yet a posting");
  return countAlertsFor(row, now);
}

test("countAlertsFor counts alerts and lists nothing", async () => {
  await insertAlert({ searchCriteria: {} });
  await insertAlert({ searchCriteria: { title: "river guide" } });
  await insertAlert({ searchCriteria: { title: "guide", state: "Utah" } });
  await insertAlert({ searchCriteria: { title: "guide", state: "Utah" }, criteriaVersion: 2 });
  await insertAlert({ searchCriteria: { title: "welder" } });
  await insertAlert({ searchCriteria: { state: "Idaho" } });
  expect(await count()).toEqual({ count: 4, isPart: false });
  expect(
    await count({ title: "Head Welder of Boats", location: "Boise, Idaho", city: "", state: "Idaho" }),
  ).toEqual({ count: 3, isPart: false });
  expect(await db.$count(jobs)).toBe(0);
});

test("countAlertsFor counts alerts by employer, job type and closing date", async () => {
  const filters = { criteriaVersion: 4 };
  await insertAlert({ ...filters, searchCriteria: { company: "Summit Guides", job_type: "Full-time" } });
  await insertAlert({ ...filters, searchCriteria: { company: "Canyon" } });
  await insertAlert({ ...filters, searchCriteria: { job_type: "Volunteer" } });
  await insertAlert({ ...filters, searchCriteria: { closes_within: "3" } });
  expect(await count()).toEqual({ count: 1, isPart: false });
});

test("countAlertsFor leaves out alerts that nothing is mailed for", async () => {
  await insertAlert({ isActive: false });
  await insertAlert({ removedAt: now });
  await insertAlert({ confirmedAt: null, email: "nobody@example.com" });
  await insertAlert({ searchCriteria: { title: "guide" }, criteriaVersion: 99 });
  expect(await count()).toEqual({ count: 0, isPart: false });
});

test("countAlertsFor asks each of many conditions", async () => {
  const values = Array.from({ length: 120 }, (_, index) => ({ searchCriteria: { title: `guide${index}` } }));
  for (const value of values) await insertAlert(value);
  await insertAlert({ searchCriteria: { title: "guide" } });
  expect(await count()).toEqual({ count: 1, isPart: false });
});

test("unlistedRow is null before there is a title and a place", () => {
  expect(unlistedRow({ title: "Guide", location: "Moab" }, now)).toBeNull();
  expect(unlistedRow({ title: "Head River Guide", location: " " }, now)).toBeNull();
});
