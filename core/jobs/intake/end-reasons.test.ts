import { beforeEach, describe, expect, test } from "vitest";
import { closeMissing, endScope, endSightings, expireJobs } from "#core/jobs/intake/expire-jobs.ts";
import { hideListing, unhideListing } from "#core/jobs/intake/hidden-listings.ts";
import { endBlocked } from "#core/jobs/intake/job-blocks.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import type { IncomingListing } from "#core/jobs/listing.ts";
import { clearRemovedJobs, removedJobs } from "#core/jobs/pages/removed-jobs.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, insertPostedJob } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const monday = new Date("2026-11-16T06:00:00Z");
const later = (days: number) => new Date(monday.getTime() + days * dayMs);

beforeEach(emptyDatabase);

const see = (overrides: Partial<IncomingListing> = {}, at = monday) =>
  upsertJobs("test", [incomingListing(overrides)], {}, at);

async function onlyJob() {
  const [job] = await db.select().from(jobs);
  if (!job) throw new Error("there is no job");
  return job;
}

const reason = async () => (await onlyJob()).endReason;

describe("the reason of an end", () => {
  test("is the source's word, and goes when the job returns", async () => {
    await see();
    await endSightings("test", ["1"], "closed", later(1));
    expect(await reason()).toBe("closed");
    await see({}, later(2));
    expect(await onlyJob()).toMatchObject({ endReason: null, expiredAt: null });
  });

  test("is that of the last sighting of several", async () => {
    await see({ scope: "board" });
    await see({ sourceId: "2", scope: "other" });
    await endSightings("test", ["1"], "closed", later(1));
    for (const days of [2, 3]) await closeMissing("test", "other", later(days), null, later(days));
    expect(await reason()).toBe("missing");
  });

  test("tells a last day from a long silence", async () => {
    await see();
    await expireJobs(later(30));
    expect(await reason()).toBe("unseen");
    await emptyDatabase();
    await see({ closesAt: later(3) });
    await expireJobs(later(5));
    expect(await reason()).toBe("past");
    await emptyDatabase();
    await see();
    await see({ closesAt: later(3) }, later(5));
    expect(await reason()).toBe("past");
  });

  test("is ours where we hid the job, until we put it back", async () => {
    await see();
    const { id } = await onlyJob();
    await inTransaction((tx) => hideListing(tx, id, later(1)));
    expect(await reason()).toBe("hidden");
    await inTransaction((tx) => unhideListing(tx, id, later(2)));
    expect(await onlyJob()).toMatchObject({ endReason: null, expiredAt: null });
    await endBlocked({ kind: "company", value: "canyon-outfitters" }, later(3));
    expect(await reason()).toBe("hidden");
  });

  test("is the board that we stopped reading", async () => {
    await see({ scope: "board" });
    await inTransaction((tx) => endScope(tx, "test", "board", later(1)));
    expect(await reason()).toBe("unread");
  });

  test("is a duplicate where the sightings moved to another listing", async () => {
    await see({ sourceId: "1" });
    await see({ sourceId: "2", title: "Head Guide" }, later(1));
    await see({ sourceId: "2" }, later(2));
    const ended = (await db.select().from(jobs)).filter(({ expiredAt }) => expiredAt);
    expect(ended).toMatchObject([{ title: "Head Guide", endReason: "duplicate" }]);
  });

  test("is the term of a featured posting", async () => {
    await insertPostedJob();
    await expireJobs(new Date(Date.now() + 31 * dayMs));
    expect(await reason()).toBe("past");
  });
});

test("removedJobs counts the last seven days by reason", async () => {
  clearRemovedJobs();
  const ended = (days: number, endReason: "closed" | "missing" | null) =>
    insertJob({ expiredAt: later(-days), endReason });
  await Promise.all([
    ended(1, "closed"),
    ended(2, "closed"),
    ended(3, "missing"),
    ended(4, null),
    ended(8, "closed"),
    insertJob(),
  ]);
  expect(await removedJobs(monday)).toEqual({
    total: 4,
    byReason: [
      { reason: "closed", count: 2 },
      { reason: "missing", count: 1 },
      { reason: null, count: 1 },
    ],
  });
});
