import { beforeEach, expect, test } from "vitest";
import { unknownEndDays } from "#core/jobs/end-reason.ts";
import { expireJobs } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { isLive } from "#core/jobs/live-rows.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { sources } from "#core/sources/registry.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const start = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(start.getTime() + days * dayMs);
const liveAt = (at: Date) => db.$count(jobs, isLive(at));

beforeEach(emptyDatabase);

test.each(sources.map(({ name, hasBoards }) => [name, hasBoards ? "a board" : null]))(
  "a job of %s is live no longer than its source's rule says",
  async (name, scope) => {
    const see = (at: Date, closesAt: Date | null = null) =>
      upsertJobs(name, [incomingListing({ scope, closesAt })], {}, at);
    await see(start);
    for (let day = 1; day <= 20; day++) await see(later(day));
    const latest = later(20 + unknownEndDays);
    expect(await liveAt(later(20))).toBe(1);
    expect(await liveAt(latest)).toBe(0);
    await expireJobs(latest);
    expect((await db.select().from(jobs))[0]).toMatchObject({ endReason: "unseen" });
    await see(latest, new Date(latest.getTime() + dayMs));
    expect(await liveAt(latest)).toBe(1);
    expect(await liveAt(new Date(latest.getTime() + dayMs))).toBe(0);
  },
);
