import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { jobPath } from "#core/jobs/job-path.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob, moab } from "#test/factories.ts";
import { takeSnapshot } from "./snapshot.ts";

const bluff = { ...moab, text: "Bluff, Utah", city: "Bluff" };

beforeEach(emptyDatabase);

test("takeSnapshot keeps a job in the words of its page", async () => {
  const job = await insertJob({
    title: "Senior River Guide",
    salaryMin: 20,
    salaryMax: 25,
    salaryCurrency: "USD",
    salaryUnit: "hour",
    descriptionMd: "# About\nLead trips.",
  });
  expect(await takeSnapshot(db, job.id)).toEqual({
    jobId: job.id,
    jobTitle: "Senior River Guide",
    companyName: "Canyon Outfitters",
    location: "Moab, Utah",
    jobUrl: jobPath({ companySlug: "canyon-outfitters", jobSlug: jobSlug(job) }),
    jobType: "Seasonal",
    salary: "USD 20 - 25/hour",
    descriptionMd: "# About\nLead trips.",
    stated: {
      applyBy: null,
      salary: { min: 20, max: 25, currency: "USD", unit: "hour" },
      places: [{ city: "Moab", state: "Utah", countryCode: "US" }],
      placesVersion: 0,
      facts: [],
    },
  });
});

test("takeSnapshot names the first place and counts the others", async () => {
  const { id } = await insertJob({ places: [moab, bluff, moab, { ...moab, text: "Hanksville, Utah" }] });
  expect((await takeSnapshot(db, id))?.location).toBe("Moab, Utah and 2 more");
});

test("takeSnapshot reads expired jobs and leaves unknown pay out", async () => {
  const { id } = await insertJob({ expiredAt: new Date(), descriptionMd: "" });
  expect(await takeSnapshot(db, id)).toMatchObject({
    salary: null,
    descriptionMd: "Lead day trips on the river.",
  });
});

test("takeSnapshot returns null for unknown and invalid ids", async () => {
  for (const id of [randomUUID(), "", "1' or true", null, undefined, ["x"]])
    expect(await takeSnapshot(db, id)).toBe(null);
});
