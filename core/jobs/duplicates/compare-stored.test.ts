import { isNotNull, isNull, sql } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { closeSender } from "#core/platform/tasks.server.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { compareStored } from "./compare-stored.ts";
import { compareTitles } from "./title-likeness.ts";

const text =
  "Row guests down the river, check boats and life jackets in the morning, cook lunch on the beach, and tell what you know of the canyon, its birds and its people. We train you first, and then you guide.";

beforeEach(emptyDatabase);
afterAll(closeSender);

const live = () => db.$count(jobs, isNull(jobs.expiredAt));
const store = (source: string, descriptionMd: string) =>
  upsertJobs(source, [incomingListing({ scope: null, descriptionMd, url: null, applyUrl: null })]);

test("compareStored merges what older rules left apart, once", async () => {
  await store("greenhouse", text);
  await store("active-jobs-db", `${text} Apply on our site.`);
  expect(await compareStored()).toBe(0);
  expect(await live()).toBe(1);
  await db.execute(
    sql`update jobs set merged_into = null, expired_at = null, end_reason = null, compared_version = 0`,
  );
  await db.execute(
    sql`update job_sightings s set job_id = s.own_job_id, own_job_id = null where own_job_id is not null`,
  );
  expect(await live()).toBe(2);
  expect(await compareStored()).toBe(2);
  expect(await compareStored()).toBe(0);
  expect(await live()).toBe(1);
  expect(await db.$count(jobs, isNotNull(jobs.mergedInto))).toBe(1);
});

test("job_opening, by which we look for doubles, agrees with the comparison of titles", async () => {
  const titles = [
    "Raft Guide",
    "RAFT GUIDE - Moab, UT",
    "Guide, Raft (Req 4711)",
    "Raft Guide II",
    "Lead Raft Guide",
  ];
  const { rows } = await db.execute<{ title: string; opening: string }>(sql`
    select title, job_opening('canyon', title, 'moab, utah', array['UT'])::text as opening
    from unnest(${sql.param(titles)}::text[]) as title`);
  const place = {
    text: "Moab, Utah",
    city: "Moab",
    state: "Utah",
    countryCode: "US",
    lat: 38.57,
    lon: -109.55,
  };
  for (const a of rows)
    for (const b of rows)
      expect(a.opening === b.opening).toBe(compareTitles(a.title, b.title, [place]).isSame);
  expect(new Set(rows.map(({ opening }) => opening)).size).toBe(2);
});
