import { beforeEach, expect, test } from "vitest";
import { expireSightings } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { findSource } from "#core/sources/registry.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import type { Source } from "#core/sources/source.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const uuid = "0f4b7e0a-0000-4000-8000-000000000001";

beforeEach(emptyDatabase);

test.each([
  ["greenhouse", "https://boards.greenhouse.io/fernhollow/jobs/4000123?gh_src=x", "fernhollow/4000123"],
  ["greenhouse", "https://job-boards.greenhouse.io/fernhollow/jobs/4000123", "fernhollow/4000123"],
  ["greenhouse", "https://fernhollow.example/jobs/4000123", null],
  ["greenhouse", "https://boards.greenhouse.io/fernhollow", null],
  ["lever", `https://jobs.lever.co/granitehall/${uuid}/apply`, `granitehall/${uuid}`],
  ["lever", `https://jobs.ashbyhq.com/granitehall/${uuid}`, null],
  ["lever", "https://jobs.lever.co/granitehall", null],
  ["ashby", `https://jobs.ashbyhq.com/granitehall/${uuid}`, `granitehall/${uuid}`],
  [
    "workday",
    "https://elkhollow.wd5.myworkdayjobs.com/en-US/Careers/job/Fraser-CO/Lift-Operator_R-1",
    "elkhollow:wd5:Careers/R-1",
  ],
  [
    "workday",
    "https://elkhollow.wd5.myworkdayjobs.com/Careers/job/Fraser-CO/Lift-Operator_R-1",
    "elkhollow:wd5:Careers/R-1",
  ],
  ["workday", "https://elkhollow.wd5.myworkdayjobs.com/Careers", null],
])("findBoardJob in %s knows %s as %s", (name, address, id) => {
  expect(findSource(name)?.idOfPage?.(new URL(address)) ?? null).toBe(id);
});

test("findBoardDuplicates keeps a job of an employer's board out of other sources", async () => {
  const url = `https://jobs.lever.co/granitehall/${uuid}`;
  const listing = incomingListing({ sourceId: "9", title: "Climbing Host (Full Time)", url });
  const other: Source = {
    ...(findSource("seasonal-jobs") as Source),
    async *fetchPages() {
      yield { rows: [listing], subject: null, page: 1, cursor: null };
    },
    map: (row) => row as typeof listing,
  };
  const sync = () => syncSource(other, { mode: "daily" });
  const live = async () =>
    (await db.select().from(jobs)).filter((job) => !job.expiredAt).map(({ source }) => source);
  expect(await sync()).toMatchObject({ jobsAdded: 1 });

  const own = incomingListing({
    sourceId: `granitehall/${uuid}`,
    scope: "granitehall",
    title: "Climbing Host",
    url,
  });
  await upsertJobs("lever", [own]);
  expect(await sync()).toMatchObject({ jobsExpired: 1, jobsSkipped: { "on its employer's board": 1 } });
  expect(await live()).toEqual(["lever"]);

  const lever: Source = {
    ...(findSource("lever") as Source),
    async *fetchPages() {
      yield { rows: [own], subject: null, page: 1, cursor: null };
    },
    map: (row) => row as typeof own,
  };
  expect(await syncSource(lever, { mode: "daily" })).toMatchObject({ jobsExpired: 0, jobsSkipped: {} });
  expect(await live()).toEqual(["lever"]);

  await expireSightings("lever", [`granitehall/${uuid}`]);
  expect(await sync()).toMatchObject({ jobsUpdated: 1 });
  expect(await live()).toEqual(["seasonal-jobs"]);
});
