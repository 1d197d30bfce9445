import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { activeJobsDb } from "#core/sources/active-jobs-db/source.ts";
import { seedDemoBoards } from "#core/sources/boards/seed-demo-boards.ts";
import { findSource } from "#core/sources/registry.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { type ApplicantTracking, startApplicantTracking } from "#local/applicant-tracking/server.ts";
import { type JobsProvider, startJobsProvider } from "#local/jobs-provider/server.ts";
import { emptyDatabase } from "#test/factories.ts";

const ordinary = { ...env };
const start = new Date("2026-11-20T15:00:00Z");
let now = start;
let tracking: ApplicantTracking;
let provider: JobsProvider | null;

beforeEach(async () => {
  await emptyDatabase();
  now = start;
  provider = null;
  tracking = await startApplicantTracking({ now: () => now });
  const { DEMO_BOARDS = "[]", ...addresses } = tracking.env;
  Object.assign(env, addresses, {
    DEMO_SOURCES: ["active-jobs-db", "greenhouse", "lever", "ashby", "workday", "neogov"],
  });
  await seedDemoBoards(JSON.parse(DEMO_BOARDS));
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await Promise.all([tracking.close(), provider?.close()]);
});

async function sync(name: string, keywords: string[] = []) {
  const source = findSource(name);
  if (!source) throw new Error(name);
  return syncSource(source, { mode: "daily", keywords }, now);
}

async function companiesOf(name: string) {
  const rows = await db
    .selectDistinct({ name: jobs.companyName })
    .from(jobs)
    .innerJoin(jobSightings, eq(jobSightings.jobId, jobs.id))
    .where(eq(jobSightings.source, name));
  return rows.map((row) => row.name).sort();
}

test.each([
  ["greenhouse", ["Cairnpost", "Mosskettle"]],
  ["lever", ["Quarrybird Climbing Gym", "Thistlehook Climbing"]],
  ["ashby", ["Hutswift", "Weathervole"]],
  ["workday", ["Kestrelhorn Resort", "Pinwhistle Mountain Resort"]],
  ["neogov", ["Driftlatch Shore Park District", "Larkmeadow County"]],
])("a sync of %s reads boards in full; the day after, only new jobs are new", async (name, companies) => {
  const first = await sync(name);
  expect(first).toMatchObject({ error: null, warnings: [], isDemo: true });
  expect(first?.jobsSkipped).toEqual(name === "neogov" ? { "not outdoor work": 1 } : {});
  expect(first?.jobsAdded).toBeGreaterThanOrEqual(3);
  expect(await companiesOf(name)).toEqual(companies);
  const rows = await db.select().from(jobs);
  for (const job of rows) {
    expect(job).toMatchObject({ isDemo: true, countryCode: expect.anything() });
    expect(job.descriptionMd.length).toBeGreaterThan(80);
    expect(job.applyUrl).toMatch(/^https:\/\/[\w.-]+\.example\//);
  }
  const boards = await db.select().from(employerBoards).where(eq(employerBoards.source, name));
  for (const board of boards) expect(board).toMatchObject({ answeredAt: now, problem: null });

  now = new Date(start.getTime() + 60_000);
  const opening = boards.find(({ token }) => tracking.controls.open(token));
  expect(opening).toBeDefined();
  expect(await sync(name)).toMatchObject({ error: null, warnings: [], jobsAdded: 1, jobsExpired: 0 });
});

test("a job known from Active Jobs DB is not listed twice", async () => {
  provider = await startJobsProvider({ now: () => now });
  Object.assign(env, { ACTIVE_JOBS_DB_URL: provider.url, ACTIVE_JOBS_DB_KEY: "any" });
  const titles = ["Senior Pack Designer", "Repair Technician", "Routesetter", "Product Designer"];
  await syncSource(activeJobsDb, { mode: "backfill", keywords: titles }, now);
  for (const name of ["greenhouse", "lever"]) await sync(name);
  const { rows } = await db.execute<{ title: string; sources: string }>(sql`
    select j.title, string_agg(s.source, ', ' order by s.source) as sources
    from jobs j join job_sightings s on s.job_id = j.id
    where j.title = any(${sql.param(titles)}::text[]) and j.company_name in ('Mosskettle', 'Quarrybird Climbing Gym', 'Cairnpost')
    group by j.id, j.title order by j.title`);
  expect(rows.filter(({ sources }) => sources.includes(",")).length).toBeGreaterThanOrEqual(3);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
});

test("an unchanged board costs one request and brings nothing; its jobs count as seen", async () => {
  // A board is read in full once a week: not today.
  const another = (Math.floor(start.getTime() / dayMs) + 1) % 7;
  const boards = await db.select().from(employerBoards).where(eq(employerBoards.source, "ashby"));
  for (const [i, { id }] of boards.entries())
    await db
      .update(employerBoards)
      .set({ id: `00000000-0000-4000-800${i}-00000000000${another}` })
      .where(eq(employerBoards.id, id));
  await sync("ashby");
  now = new Date(start.getTime() + 60_000);
  expect(await sync("ashby")).toMatchObject({ jobsFetched: 0, apiCallsMade: 2, error: null, warnings: [] });
  const seen = await db.select({ at: jobSightings.lastSeenAt }).from(jobSightings);
  expect(new Set(seen.map(({ at }) => at.getTime()))).toEqual(new Set([now.getTime()]));
});

test("a missing or failing board is a warning, and the others are read", async () => {
  tracking.controls.gone("mosskettle");
  const run = await sync("greenhouse");
  expect(run).toMatchObject({ error: null, jobsAdded: expect.any(Number) });
  expect(run?.warnings).toEqual([expect.stringContaining('There is no board "mosskettle" at Greenhouse')]);
  now = new Date(start.getTime() + 2 * dayMs);
  tracking.controls.recover();
  tracking.controls.fail("cairnpost", "truncated");
  expect((await sync("greenhouse"))?.warnings).toEqual([expect.stringContaining("incomplete answer")]);
});

test("each service refuses an unknown board in its own words, and Workday a page of more than twenty", async () => {
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(tracking.url + path, init);
    return [response.status, await response.text()];
  };
  expect(await ask("/v1/boards/nobody/jobs")).toEqual([404, '{"status":404,"error":"Job not found"}']);
  expect(await ask("/v0/postings/nobody?mode=json")).toEqual([
    404,
    '{"ok":false,"error":"Document not found"}',
  ]);
  expect(await ask("/posting-api/job-board/nobody")).toEqual([404, "Not Found"]);
  expect(await ask("/SearchEngine/JobsFeed?agency=nobody")).toEqual([
    404,
    expect.stringContaining("<!DOCTYPE"),
  ]);
  const jobsOf = (site: string) => `/pinwhistle.wd5/wday/cxs/pinwhistle/${site}/jobs`;
  const body = (limit: number) => ({ method: "POST", body: JSON.stringify({ limit, offset: 0 }) });
  expect((await ask(jobsOf("Nowhere"), body(20)))[0]).toBe(404);
  expect((await ask(jobsOf("Pinwhistle_Careers"), body(21)))[0]).toBe(400);
  expect((await ask(jobsOf("Pinwhistle_Careers"), body(20)))[0]).toBe(200);
});

test("a client that has a board learns that nothing has changed, until something has", async () => {
  const path = `${tracking.url}/posting-api/job-board/weathervole?includeCompensation=true`;
  const etag = String((await fetch(path)).headers.get("etag"));
  const again = () => fetch(path, { headers: { "if-none-match": etag } });
  expect((await again()).status).toBe(304);
  tracking.controls.close("weathervole");
  expect((await again()).status).toBe(200);
});
