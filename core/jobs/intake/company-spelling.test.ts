import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { chooseSpelling } from "#core/jobs/intake/company-spelling.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

beforeEach(emptyDatabase);

const monday = new Date("2026-11-16T06:00:00Z");
const tuesday = new Date("2026-11-17T06:00:00Z");
const upsert = (listings: IncomingListing[], now = monday) => upsertJobs("test", listings, {}, now);
const listing = (sourceId: string, companyName: string, overrides: Partial<IncomingListing> = {}) =>
  incomingListing({ sourceId, companyName, title: `Guide ${sourceId}`, ...overrides });
const stored = () => db.select().from(jobs).orderBy(asc(jobs.title));
const names = async () => (await stored()).map((job) => job.companyName);

test.each([
  [["Rei Co-op", "REI Co-op", "REI Co-op"], "REI Co-op"],
  [["REI Co-op", "Rei Co-op"], "REI Co-op"],
  [["VAIL RESORTS", "VAIL RESORTS", "Vail Resorts"], "Vail Resorts"],
  [["Yeti", "YETI", "YETI"], "YETI"],
  [["great basin", "Great Basin"], "Great Basin"],
  [["VAIL RESORTS", "vail resorts", "VAIL RESORTS"], "VAIL RESORTS"],
])("chooseSpelling of %j is %j", (spellings, chosen) => {
  expect(chooseSpelling(spellings.map((name) => ({ name, jobs: 1 })))).toBe(chosen);
});

test("uniteSpellings gives a new job its company's spelling", async () => {
  await upsert([listing("1", "REI Co-op"), listing("2", "REI Co-op")]);
  const other = listing("3", "Rei Co-Op");
  expect(await upsert([other], tuesday)).toMatchObject({ added: 1 });
  expect(await names()).toEqual(["REI Co-op", "REI Co-op", "REI Co-op"]);
  expect(await upsert([other], tuesday)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
  expect(await upsert([{ ...other, descriptionMd: "Other words." }], tuesday)).toMatchObject({ updated: 1 });
  expect(await names()).toEqual(["REI Co-op", "REI Co-op", "REI Co-op"]);
});

test("uniteSpellings accepts a company's correction", async () => {
  await upsert([listing("1", "Rei Co-op"), listing("2", "Rei Co-op")]);
  await upsert([listing("1", "REI Co-op"), listing("2", "REI Co-op")], tuesday);
  expect(await names()).toEqual(["REI Co-op", "REI Co-op"]);
});

test("uniteSpellings corrects stored jobs without news for alerts", async () => {
  await upsert([listing("1", "VAIL RESORTS"), listing("2", "VAIL RESORTS"), listing("4", "Elsewhere")]);
  const before = await stored();
  await upsert([listing("3", "Vail Resorts")], tuesday);
  const [first, , , elsewhere] = await stored();
  expect(await names()).toEqual(["Vail Resorts", "Vail Resorts", "Vail Resorts", "Elsewhere"]);
  expect(first).toEqual({ ...before[0], companyName: "Vail Resorts", updatedAt: tuesday });
  expect(elsewhere).toEqual(before[2]);
  // The source's own name has not changed.
  expect(await upsert([listing("1", "VAIL RESORTS")], tuesday)).toMatchObject({ unchanged: 1 });
});
