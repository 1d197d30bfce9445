import { afterEach, beforeEach, expect, test } from "vitest";
import { jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { findSource, missingSettings, sources } from "#core/sources/registry.ts";
import { openHttp } from "#core/sources/requests/http.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import type { FetchRequest } from "#core/sources/source.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startPlayback } from "#test/playback-server.ts";
import orders from "./seasonal-jobs/fixtures/datahub.json" with { type: "json" };
import { seasonalJobs } from "./seasonal-jobs/source.ts";
import announcements from "./usajobs/fixtures/search.json" with { type: "json" };
import { usajobs } from "./usajobs/source.ts";

const ordinary = { ...env };
const now = new Date("2026-11-16T06:00:00Z");
let close = async () => {};

beforeEach(emptyDatabase);
afterEach(async () => {
  Object.assign(env, ordinary);
  await close();
});

test("every source has a unique name", () => {
  expect(new Set(sources.map((source) => source.name)).size).toBe(sources.length);
  expect(findSource("usajobs")).toBe(usajobs);
  expect(findSource("nowhere")).toBeNull();
});

test.each([
  [usajobs, announcements.SearchResult.SearchResultItems],
  [seasonalJobs, orders.value],
] as const)("idOf returns the id of the listing", (source, rows) => {
  for (const row of rows) {
    const read = source.map(row);
    if (!("skip" in read)) expect(source.idOf(row)).toBe(read.sourceId);
  }
  for (const row of [null, "", [], {}, 5]) for (const each of sources) expect(each.idOf(row)).toBeNull();
});

test("missingSettings names what a source needs", () => {
  expect(missingSettings(usajobs, { ...env, USAJOBS_KEY: "key", USAJOBS_EMAIL: undefined })).toEqual([
    "USAJOBS_EMAIL",
  ]);
  expect(missingSettings(seasonalJobs, env)).toEqual([]);
});

test("fetchPages asks USAJOBS for outdoor series and agencies, page by page", async () => {
  const seen: Record<string, unknown>[] = [];
  const { SearchResult } = announcements;
  const playback = await startPlayback((url, { headers }) => {
    seen.push({
      ...headers,
      page: url.searchParams.get("Page"),
      series: url.searchParams.get("JobCategoryCode"),
      agencies: url.searchParams.get("Organization"),
      paths: url.searchParams.get("HiringPath"),
    });
    const items = url.searchParams.get("Page") === "1" ? SearchResult.SearchResultItems : [];
    return { body: { SearchResult: { SearchResultItems: items, UserArea: { NumberOfPages: "2" } } } };
  });
  close = playback.close;
  Object.assign(env, { USAJOBS_URL: playback.url, USAJOBS_KEY: "secret", USAJOBS_EMAIL: "us@example.com" });
  const run = await syncSource(usajobs, { mode: "daily" }, now);
  expect(run).toMatchObject({
    error: null,
    jobsAdded: 3,
    jobsSkipped: { "broken row": 1, "not open to the public": 1 },
    apiCallsMade: 4,
  });
  expect(seen[2]).toMatchObject({ series: null, agencies: "AG11;IN05;IN07;IN10;IN15" });
  expect(seen[0]).toMatchObject({
    agencies: null,
    paths: "public;student;graduates",
    "authorization-key": "secret",
    "user-agent": "us@example.com",
    host: new URL(playback.url).host,
    series: expect.stringContaining("0025;0090"),
  });
  const titles = (await db.select().from(jobs)).map((job) => job.title).sort();
  expect(titles).toEqual(["GIS Specialist", "Park Ranger (Interpretation)", "Wildlife Biologist"]);
});

test("two USAJOBS announcements of one opening are one listing, unless others may apply", async () => {
  const [ranger] = announcements.SearchResult.SearchResultItems;
  const twin = (id: string, paths: string[]) => {
    const row = structuredClone(ranger) as NonNullable<typeof ranger>;
    row.MatchedObjectId = id;
    const words = { HiringPath: paths, HowToApply: `Answer announcement ${id}.` };
    Object.assign(row.MatchedObjectDescriptor.UserArea?.Details ?? {}, words);
    return row;
  };
  const items = [twin("1", ["public"]), twin("2", ["fed-competitive", "public"]), twin("3", ["student"])];
  const playback = await startPlayback(() => ({
    body: { SearchResult: { SearchResultItems: items, UserArea: { NumberOfPages: "1" } } },
  }));
  close = playback.close;
  Object.assign(env, { USAJOBS_URL: playback.url, USAJOBS_KEY: "secret", USAJOBS_EMAIL: "us@example.com" });
  await syncSource(usajobs, { mode: "daily" }, now);
  const found = await db.select().from(jobs);
  expect(found.map((job) => job.sourceFacts?.whoMayApply)).toEqual(
    expect.arrayContaining([["public"], ["student"]]),
  );
  expect(found).toHaveLength(2);
});

test("a SeasonalJobs listing ends when two readings miss it", async () => {
  let value: unknown[] = orders.value;
  const playback = await startPlayback((url) => ({
    body: { value: url.searchParams.get("$skip") === "0" ? value : [] },
  }));
  close = playback.close;
  env.SEASONAL_JOBS_URL = playback.url;
  const sync = (day: number) =>
    syncSource(seasonalJobs, { mode: "daily" }, new Date(now.getTime() + day * dayMs));
  expect(await sync(0)).toMatchObject({
    error: null,
    jobsAdded: 2,
    jobsSkipped: { "broken row": 1, "not outdoor work": 2 },
  });
  expect(playback.asked[0]?.search).toContain("filter=active%20eq%20true");
  expect(playback.asked[0]?.searchParams.get("$orderby")).toBe("begin_date desc");
  value = orders.value.slice(1);
  expect(await sync(1)).toMatchObject({ jobsExpired: 0 });
  expect(await sync(2)).toMatchObject({ jobsExpired: 1 });
});

test("a finished SeasonalJobs run is not read again", async () => {
  const playback = await startPlayback(() => ({ body: { value: [] } }));
  close = playback.close;
  env.SEASONAL_JOBS_URL = playback.url;
  const request: FetchRequest = {
    mode: "daily",
    keywords: [],
    companies: new Set(),
    boards: [],
    since: null,
    now,
    http: openHttp(seasonalJobs, {}),
    cursor: null,
  };
  let cursor: string | null = null;
  for await (const page of seasonalJobs.fetchPages(request)) if (page.wholeScope) ({ cursor } = page);
  expect(cursor).not.toBeNull();
  for await (const page of seasonalJobs.fetchPages({ ...request, cursor })) expect(page).toBeUndefined();
  expect(playback.asked).toHaveLength(1);
});

test("an answer in an unknown form ends the run with advice", async () => {
  const playback = await startPlayback(() => ({ body: { results: [] } }));
  close = playback.close;
  Object.assign(env, {
    USAJOBS_URL: playback.url,
    SEASONAL_JOBS_URL: playback.url,
    USAJOBS_KEY: "k",
    USAJOBS_EMAIL: "a@example.com",
  });
  for (const source of [usajobs, seasonalJobs])
    expect(await syncSource(source, { mode: "daily" }, now)).toMatchObject({
      error: expect.stringContaining("Check the address"),
    });
});
