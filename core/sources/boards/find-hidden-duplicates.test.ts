import { beforeEach, expect, test } from "vitest";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { jobs } from "#core/jobs/tables.ts";
import { hideJob, unhideJob } from "#core/moderation/hide-job.ts";
import { db } from "#core/platform/db.server.ts";
import { findSource } from "#core/sources/registry.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import type { Source } from "#core/sources/source.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const by = "boss@example.com";
const uuid = "0f4b7e0a-0000-4000-8000-000000000001";
const url = `https://jobs.lever.co/granitehall/${uuid}`;
const theirs = incomingListing({ sourceId: "9", title: "Climbing Host (Full Time)", url });
const own = incomingListing({
  ...{ sourceId: `granitehall/${uuid}`, scope: "granitehall", title: "Climbing Host", url },
});

beforeEach(emptyDatabase);

function sync(name: string, listing: IncomingListing) {
  const source: Source = {
    ...(findSource(name) as Source),
    async *fetchPages() {
      yield { rows: [listing], subject: null, page: 1, cursor: null };
    },
    map: (row) => row as IncomingListing,
  };
  return syncSource(source, { mode: "daily" });
}

async function live() {
  return (await db.select().from(jobs)).filter((job) => !job.expiredAt);
}

async function hide(title: string): Promise<string> {
  const jobId = (await live()).find((job) => job.title === title)?.id ?? "";
  expect(await hideJob({ jobId, by })).toBe(true);
  return jobId;
}

test.each([
  ["another source", "seasonal-jobs", theirs, "lever", own],
  ["the board itself", "lever", own, "seasonal-jobs", theirs],
])(
  "findHiddenDuplicates keeps a job hidden by %s from returning through another source",
  async (_, first, hidden, second, other) => {
    await sync(first, hidden);
    const jobId = await hide(hidden.title);
    expect(await sync(second, other)).toMatchObject({ jobsAdded: 0, jobsSkipped: { hidden: 1 } });
    expect(await sync(first, hidden)).toMatchObject({ jobsAdded: 0, jobsSkipped: { hidden: 1 } });
    expect(await live()).toEqual([]);
    expect(await unhideJob({ jobId, by })).toBe(true);
    expect(await live()).toHaveLength(1);
  },
);

test("findHiddenDuplicates keeps a visible job beside a hidden one", async () => {
  await sync("seasonal-jobs", theirs);
  await sync("lever", own);
  await hide(theirs.title);
  expect(await sync("lever", own)).toMatchObject({ jobsSkipped: {} });
  expect((await live()).map(({ title }) => title)).toEqual([own.title]);
});
