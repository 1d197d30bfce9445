import { beforeAll, describe, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { findCompany } from "#core/jobs/pages/find-company.ts";
import { selectSitemapPart } from "#core/jobs/pages/sitemap.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { JobQuery } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { listStateJobs } from "#core/jobs/query/list-state-jobs.ts";
import { anonymous } from "#core/jobs/viewer.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase, insertMany, insertPostedJob } from "#test/factories.ts";

let hours = 0;
const posted: Record<string, string> = {};

/** Each a little older than the one before. */
async function post(name: string, overrides: Parameters<typeof insertPostedJob>[0] = {}) {
  const datePosted = new Date(Date.now() - ++hours * hourMs);
  posted[name] = (await insertPostedJob({ datePosted, ...overrides })).id;
}

beforeAll(async () => {
  await emptyDatabase();
  clearJobCaches();
  await insertMany(freeJobs + 2, { title: "Ordinary Guide", companyName: "Summit Guides" });
  await post("by code", { title: "Ski Patrol Director", state: "UT", city: null, location: "Wasatch Front" });
  await post("as written", { state: null, city: null, location: "Moab, UT" });
  await post("remote", { hasRemote: true, location: "Remote (US)", state: null, city: null });
  await post("hybrid", { hasRemote: true, companyName: "Other Outfitters" });
  await post("abroad", { location: "Banff", countryCode: "CA", state: "Alberta", city: "Banff" });
  for (const status of ["pending", "held", "closed", "hidden", "expired"] as const)
    await post(status, { status, companyName: "Summit Guides" });
}, 60_000);

const named = (cards: { jobId: string }[]) =>
  cards.map(({ jobId }) => Object.keys(posted).find((name) => posted[name] === jobId) ?? "another");

const list = (query: JobQuery = {}, scope: "all" | "remote" = "all") =>
  listJobs({ scope, query, viewer: anonymous, after: null });

const search = (query: JobQuery) =>
  listSearchJobs({ query: { country: "US", ...query }, viewer: anonymous, after: null });

describe("live featured jobs come first for everyone, newest first,", () => {
  test("in the list of all jobs, in addition to the free ones", async () => {
    const { featured, cards, shown, total } = await list();
    expect(named(featured)).toEqual(["by code", "as written", "remote", "hybrid", "abroad"]);
    expect(named(cards)).toEqual(["another"]);
    expect([shown, total]).toEqual([freeJobs + 5, freeJobs + 7]);
  });

  test("in the list of remote jobs", async () => {
    expect(named((await list({}, "remote")).featured)).toEqual(["remote", "hybrid"]);
  });

  test("in lists narrowed to a place with a state, country or words", async () => {
    const inUtah = ["by code", "as written", "hybrid"];
    expect(named((await list({ location: "Utah" })).featured)).toEqual(inUtah);
    expect(named((await list({ location: "UT" })).featured)).toEqual(inUtah);
    expect(named((await list({ location: "moab" })).featured)).toEqual(["as written", "hybrid"]);
    expect(named((await list({ location: "moab, utah" })).featured)).toEqual(["as written", "hybrid"]);
    expect(named((await list({ location: "canada" })).featured)).toEqual(["abroad"]);
    expect(named((await list({ location: "alberta" })).featured)).toEqual(["abroad"]);
    expect(named((await list({ location: "wasatch" })).featured)).toEqual(["by code"]);
  });

  test("in searches with a title, remote work or a state", async () => {
    expect(named((await search({ titles: ["ski patrol"] })).featured)).toEqual(["by code"]);
    expect(named((await search({ work: "remote" })).featured)).toEqual(["remote", "hybrid"]);
    const { featured } = await search({ titleOrState: { title: "utah", state: "UT" } });
    expect(named(featured)).toEqual(["by code", "as written", "hybrid"]);
  });

  test("on the pages of states", async () => {
    const { cards, total } = await listStateJobs({ state: "UT", cities: [] }, {});
    expect(named(cards)).toEqual(["by code", "as written", "hybrid", "another"]);
    expect(total).toBe(freeJobs + 5);
  });

  test("on the pages of companies", async () => {
    const company = await findCompany("summit-guides");
    expect(named(company?.cards ?? []).slice(0, 5)).toEqual([
      "by code",
      "as written",
      "remote",
      "abroad",
      "another",
    ]);
    expect(company?.jobCount).toBe(freeJobs + 6);
  });
});

test("the sitemap has every live featured job", async () => {
  const addresses = (await selectSitemapPart(0, 1)).map((job) => job.jobSlug);
  expect(addresses).toHaveLength(freeJobs + 7);
  for (const name of ["by code", "as written", "remote", "hybrid", "abroad"])
    expect(addresses.some((slug) => slug.endsWith(String(posted[name]).slice(-6)))).toBe(true);
});
