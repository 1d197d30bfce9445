import { beforeEach, expect, test } from "vitest";
import { closeMissing, endScope, touchScope } from "#core/jobs/intake/expire-jobs.ts";
import { upsertJobs } from "#core/jobs/intake/upsert-jobs.ts";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobs } from "#core/jobs/tables.ts";
import { db, inTransaction } from "#core/platform/db.server.ts";
import { lastSeenText } from "#core/sources/last-seen-text.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { incomingListing } from "#test/incoming-listing.ts";

const start = new Date("2026-11-16T13:04:00Z");
const after = (hours: number) => new Date(start.getTime() + hours * hourMs);

beforeEach(emptyDatabase);

const see = (source: string, at: Date) =>
  upsertJobs(source, [incomingListing({ scope: source === "greenhouse" ? "canyon" : null })], {}, at);

async function said(at: Date) {
  const [job] = await db.select().from(jobs);
  if (!job) throw new Error("there is no job");
  const found = await findJob({ companySlug: job.companySlug, jobSlug: jobSlug(job) }, at);
  return found?.kind === "live" ? found.job.lastSeen && lastSeenText(found.job.lastSeen, at) : found?.kind;
}

test("lastSeenText names the employer's board only where it was read to its end", async () => {
  await see("greenhouse", start);
  expect(await said(after(1))).toBe("Reported by Greenhouse today, 6:04 AM Mountain");
  await closeMissing("greenhouse", "canyon", start, null, start);
  expect(await said(after(1))).toBe("Seen on the employer’s board today, 6:04 AM Mountain");
  await touchScope("greenhouse", "canyon", after(24));
  expect(await said(after(25))).toBe("Seen on the employer’s board today, 6:04 AM Mountain");
  await see("greenhouse", after(48));
  expect(await said(after(49))).toBe("Reported by Greenhouse today, 6:04 AM Mountain");
});

test("lastSeenText keeps to what was last read completely once the job is missing", async () => {
  await see("greenhouse", start);
  await closeMissing("greenhouse", "canyon", start, null, start);
  await closeMissing("greenhouse", "canyon", after(24), null, after(24));
  expect(await said(after(25))).toBe("Reported by Greenhouse yesterday, 6:04 AM Mountain");
});

test("lastSeenText prefers the board among the sightings of a day", async () => {
  await see("greenhouse", start);
  await closeMissing("greenhouse", "canyon", start, null, start);
  await see("active-jobs-db", after(2));
  expect(await said(after(3))).toContain("Seen on the employer’s board");
  await see("active-jobs-db", after(26));
  expect(await said(after(27))).toBe("Reported by Active Jobs DB today, 8:04 AM Mountain");
});

test("lastSeenText forgets a board that is read no more", async () => {
  await see("greenhouse", start);
  await closeMissing("greenhouse", "canyon", start, null, start);
  await inTransaction((tx) => endScope(tx, "greenhouse", "canyon", after(1)));
  expect(await said(after(2))).toBe("gone");
});
