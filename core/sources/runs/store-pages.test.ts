import { expect, test } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { relevanceVersion } from "#core/relevance/judge-relevance.ts";
import { findRun } from "#core/sources/runs/run-view.ts";
import { workOn } from "#core/sources/runs/sync-source.ts";
import { otherField } from "#core/sources/source.ts";
import { SourceError } from "#core/sources/source-error.ts";
import { keywordTurns } from "#core/sources/tables.ts";
import { incomingListing } from "#test/incoming-listing.ts";
import { makeTestSource, openRun, page, prepareRuns } from "#test/sync-runs.ts";

prepareRuns();

test("storePages ends a day at 600 jobs with the keyword", async () => {
  const id = await openRun({ mode: "daily", keywords: ["guide", "cook", "ranger"] });
  const source = makeTestSource(async function* () {
    for (const [at, keyword] of ["guide", "cook", "ranger"].entries())
      yield page(at + 1, { subject: keyword, askedKeyword: keyword, spent: 300 * (at + 1) });
  });
  await workOn(source, id);
  expect(await findRun(id)).toMatchObject({
    state: "complete",
    jobsFetched: 2,
    warnings: ["The day's 600 jobs are reached. 1 of 3 keywords keep their turn for the next run."],
  });
  const turns = (await db.select().from(keywordTurns)).map(({ keyword, jobsFetched }) => [
    keyword,
    jobsFetched,
  ]);
  expect(turns.sort()).toEqual([
    ["cook", 1],
    ["guide", 1],
  ]);
});

test("storePages keeps up to fifty warnings and what first found each sighting", async () => {
  const id = await openRun();
  const source = makeTestSource(async function* () {
    yield page(1, { warning: "once" });
    for (let number = 2; number <= 60; number++) yield page(number, { rows: [], warning: `no. ${number}` });
    yield page(61, { rows: [], warning: "once" });
  });
  await workOn(source, id);
  const run = await findRun(id);
  expect(run?.warnings).toHaveLength(50);
  expect(run?.warnings[0]).toBe("once");
  expect((await db.select().from(jobSightings)).map(({ foundBy }) => foundBy)).toEqual(["guide"]);
});

test("storePages leaves out other fields unless an administrator lists the employer", async () => {
  const titles = ["Dental Hygienist", "Bookkeeper", "Trail Crew Member"];
  const map = (row: unknown) =>
    incomingListing({ sourceId: String(row), title: titles[Number(row)], companyName: "Granite Hall" });
  const pages = async function* () {
    yield page(1, { rows: [0, 1, 2] });
  };
  const skipped = async (others: object) => {
    const id = await openRun();
    await workOn(makeTestSource(pages, { map, ...others }), id);
    return (await findRun(id))?.jobsSkipped;
  };
  expect(await skipped({})).toEqual({ "not outdoor work": 2 });
  expect(await skipped({ hasBoards: true })).toEqual({ "not outdoor work": 1 });
  expect(await skipped({ mapperFilters: true })).toEqual({});
});

test("storePages stores courses with their kind and reason", async () => {
  const map = () =>
    incomingListing({ title: "Online Course: Bird Ecology", companyName: "Larch Lake Nature Center" });
  await workOn(
    makeTestSource(
      async function* () {
        yield page(1);
      },
      { map },
    ),
    await openRun(),
  );
  expect(await db.select().from(jobs)).toMatchObject([
    {
      ...{ kind: "course", aside: "course", relevanceVersion },
      keptBecause: "It is about the outdoors: its title says “bird”.",
    },
  ]);
});

test("storePages ends what is no longer outdoor work, unless a keyword vouched for it", async () => {
  const skipping = () => ({ skip: otherField });
  const filtering = (title: string) => () => incomingListing({ title, companyName: "Granite Hall" });
  let row = 0;
  const pages = async function* () {
    // An unchanged row is not read again.
    yield page(++row, { subject: null });
  };
  const stored = async (others: object) => {
    await workOn(makeTestSource(pages, { idOf: () => "1", ...others }), await openRun());
    return (await db.select().from(jobs)).map(({ endReason }) => endReason);
  };
  const guide = { hasKeywords: false, map: filtering("River Guide") };
  const clerk = { hasKeywords: false, map: filtering("Bookkeeper") };
  expect(await stored(guide)).toEqual([null]);
  expect(await stored({ ...clerk, hasKeywords: true })).toEqual([null]);
  expect(await stored(clerk)).toEqual(["other-field"]);
  expect(await stored(guide)).toEqual([null]);
  expect(await stored({ ...clerk, map: skipping })).toEqual(["other-field"]);
});

test("storePages reads 300,000 expired ids, and only warns when that fails", async () => {
  const ids = Array.from({ length: 300_000 }, (_, at) => String(at + 2));
  const pages = async function* () {
    yield { ...page(1), rows: [1, 2, 300_001] };
  };
  await workOn(
    makeTestSource(pages, { fetchExpired: async () => ids }),
    await openRun({ mode: "daily", keywords: ["guide"] }),
  );
  const gone = (await db.select().from(jobSightings)).filter(({ goneAt }) => goneAt !== null);
  expect(gone.map(({ sourceId }) => sourceId).sort()).toEqual(["2", "300001"]);

  const refusing = { fetchExpired: () => Promise.reject(new SourceError("Not in your plan.")) };
  const id = await openRun({ mode: "daily", keywords: ["guide"] });
  await workOn(makeTestSource(pages, refusing), id);
  expect(await findRun(id)).toMatchObject({
    state: "complete",
    jobsUpdated: 2,
    warnings: [expect.stringContaining("Not in your plan.")],
  });
}, 60_000);
