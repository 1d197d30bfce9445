import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lifeWords } from "#app/routes/jobs/job/life-words.ts";
import { expireJobs } from "#core/jobs/intake/expire-jobs.ts";
import { askJobLinks } from "#core/jobs/links/ask-job-links.ts";
import { findJob } from "#core/jobs/pages/find-job.ts";
import { clearRemovedJobs, removedJobs } from "#core/jobs/pages/removed-jobs.ts";
import { jobSlug } from "#core/jobs/slug.ts";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { seedDemoBoards } from "#core/sources/boards/seed-demo-boards.ts";
import { findSource } from "#core/sources/registry.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { dayMs } from "#core/text/time.ts";
import { type ApplicantTracking, startApplicantTracking } from "#local/applicant-tracking/server.ts";
import { type JobPages, startJobPages } from "#local/job-pages/server.ts";
import { type JobsProvider, startJobsProvider } from "#local/jobs-provider/server.ts";
import { emptyDatabase } from "#test/factories.ts";

const ordinary = { ...env };
const start = new Date("2026-11-20T15:00:00Z");
let now = start;
let tracking: ApplicantTracking;
let provider: JobsProvider;
let pages: JobPages;

beforeEach(async () => {
  await emptyDatabase();
  clearRemovedJobs();
  now = start;
  tracking = await startApplicantTracking({ now: () => now });
  provider = await startJobsProvider({ now: () => now });
  pages = await startJobPages();
  const { DEMO_BOARDS = "[]", ...boards } = tracking.env;
  Object.assign(env, boards, pages.env, {
    ACTIVE_JOBS_DB_URL: provider.url,
    ACTIVE_JOBS_DB_KEY: "any",
    DEMO_SOURCES: ["active-jobs-db", "greenhouse", "lever", "ashby", "workday", "neogov"],
  });
  await seedDemoBoards(JSON.parse(DEMO_BOARDS));
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await Promise.all([tracking.close(), provider.close(), pages.close()]);
});

const titles = ["Routesetter", "Repair Technician", "Manager", "Coordinator", "Designer", "Guide"];

/** The first day brings everything; from then on, the board is read whole and links are asked. */
async function liveDay(day: number) {
  now = new Date(start.getTime() + day * dayMs);
  if (day === 0) await syncSource(activeJobsDb, { mode: "backfill", keywords: titles }, now);
  const board = findSource("greenhouse");
  if (board) await syncSource(board, { mode: "daily" }, now);
  await expireJobs(now);
  for (let round = 0; round < 4; round++) {
    await db.execute(sql`update link_hosts set next_at = now() - interval '1 second'`);
    await askJobLinks({}, now);
  }
}

/** What the job's page says on that day. */
async function pageOf(id: string) {
  const [job] = await db.select().from(jobs).where(eq(jobs.id, id));
  const found = job && (await findJob({ companySlug: job.companySlug, jobSlug: jobSlug(job) }, now));
  if (!found || found.kind === "moved") throw new Error(`no page for ${id}`);
  const { lastSeen, linkWorked, ended } = lifeWords(found.job, now);
  return { kind: found.kind, lastSeen, linkWorked, ended };
}

async function sightingsOf(source: string) {
  return db
    .select({
      jobId: jobSightings.jobId,
      url: sql<string>`coalesce(${jobSightings.url}, ${jobSightings.applyUrl})`,
      scope: jobSightings.scope,
    })
    .from(jobSightings)
    .innerJoin(jobs, eq(jobs.id, jobSightings.jobId))
    .where(eq(jobSightings.source, source))
    .orderBy(jobs.datePosted, jobs.id);
}

test("a week of syncs shows on each page what became of its job", async () => {
  await liveDay(0);
  const onBoard = await sightingsOf("greenhouse");
  const boardJobs = new Set(onBoard.map(({ jobId }) => jobId));
  const searched = (await sightingsOf("active-jobs-db")).filter(
    ({ jobId, url }) => url && !boardJobs.has(jobId),
  );
  // One link of each site is asked at a time, so each state has a site of its own.
  const bySite = [...Map.groupBy(searched, ({ url }) => new URL(url).host).values()].filter(
    (links) => links.length === 1,
  );
  const [dying, moving, leadingHome, refusing, sound] = bySite.flatMap(([first]) => first ?? []);
  if (!dying || !moving || !leadingHome || !refusing || !sound) throw new Error("too few sites");
  expect(await pageOf(sound.jobId)).toMatchObject({
    kind: "live",
    lastSeen: "Reported by Active Jobs DB today, 8:00 AM Mountain",
    linkWorked: null,
  });
  expect((await pageOf(onBoard[0]?.jobId ?? "")).lastSeen).toMatch(
    /^Seen on the employer’s board today, 8:00 AM Mountain/,
  );

  pages.controls.become(String(dying.url), "gone");
  pages.controls.become(String(moving.url), "moved");
  pages.controls.become(String(leadingHome.url), "home");
  pages.controls.become(String(refusing.url), "refuses");
  tracking.controls.close("mosskettle");
  for (const day of [1, 2, 3]) await liveDay(day);
  expect(await pageOf(sound.jobId)).toMatchObject({
    lastSeen: "Reported by Active Jobs DB Nov 20, 2026, 8:00 AM Mountain",
    linkWorked: "Today, 8:00 AM Mountain",
  });
  expect(await pageOf(moving.jobId)).toMatchObject({ kind: "live", linkWorked: "Today, 8:00 AM Mountain" });
  expect(await pageOf(refusing.jobId)).toMatchObject({ kind: "live", linkWorked: null });
  expect(await pageOf(dying.jobId)).toMatchObject({ kind: "live", linkWorked: null });

  for (const day of [4, 5]) await liveDay(day);
  for (const { jobId } of [dying, leadingHome])
    expect(await pageOf(jobId)).toMatchObject({
      kind: "gone",
      ended: "Dead link, removed yesterday, 8:00 AM Mountain.",
    });
  expect((await pageOf(refusing.jobId)).kind).toBe("live");
  const missing = await db.select().from(jobs).where(eq(jobs.endReason, "missing"));
  expect(missing).toHaveLength(1);
  expect((await pageOf(missing[0]?.id ?? "")).ended).toMatch(/^Gone from the employer’s board, removed/);

  const { total, byReason } = await removedJobs(now);
  const counts = new Map(byReason.map(({ reason, count }) => [reason, count]));
  expect([counts.get("dead-link"), counts.get("missing")]).toEqual([2, 1]);
  expect(total).toBe(byReason.reduce((sum, { count }) => sum + count, 0));
  // Of every link that no board vouches for, each host was asked slowly.
  expect(pages.controls.asked.length).toBeGreaterThan(5);

  // Demonstration jobs are dated anew each day, which is news, so the dead job returns. Nothing doubles.
  await syncSource(activeJobsDb, { mode: "backfill", keywords: titles }, now);
  expect(await pageOf(dying.jobId)).toMatchObject({
    kind: "live",
    lastSeen: "Reported by Active Jobs DB today, 8:00 AM Mountain",
    ended: null,
  });
  expect(await doubled()).toEqual([]);
}, 120_000);

/** Live listings of one text. */
async function doubled() {
  const { rows } = await db.execute<{ fingerprint: string }>(sql`
    select fingerprint from jobs where expired_at is null group by fingerprint having count(*) > 1`);
  return rows;
}
