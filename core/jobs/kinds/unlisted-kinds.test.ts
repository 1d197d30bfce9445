import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { unlistedChoices } from "#core/facts/choices.ts";
import { reasonsShown } from "#core/jobs/facts/facts-condition.ts";
import { type AsideReason, asideReasons } from "#core/jobs/listing.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { findCompany } from "#core/jobs/pages/find-company.ts";
import { liveCompanies } from "#core/jobs/pages/live-companies.ts";
import { removedJobs } from "#core/jobs/pages/removed-jobs.ts";
import { selectSitemapPart } from "#core/jobs/pages/sitemap.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { listSearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import { jobTotals } from "#core/jobs/totals.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { emptyDatabase, insertJob, insertJobs } from "#test/factories.ts";

const subscriber = { kind: "subscriber", userId: "s" } as const;

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

const course = { kind: "course", aside: "course", title: "Field Course: Owls" } as const;
const position = { kind: "academic", aside: "academic", title: "PhD Position: Owls" } as const;

test("courses and academic positions count nowhere, and their company shows them", async () => {
  await insertJob({ companyName: "Owl Trust" });
  await insertJob({ ...course, companyName: "Owl Trust" });
  await insertJob({ ...position, companyName: "Owl University" });
  await insertJob({ ...position, expiredAt: new Date(Date.now() - 1000) });
  for (const viewer of [anonymous, subscriber]) {
    const list = await listJobs({ scope: "all", query: {}, viewer, after: null });
    expect([list.total, list.boardTotal, list.cards.length]).toEqual([1, 1, 1]);
  }
  expect(await jobTotals()).toMatchObject({ live: 1, ordinary: 1 });
  expect(await selectSitemapPart(0, 1)).toHaveLength(1);
  expect(await liveCompanies()).toEqual([{ slug: "owl-trust", jobCount: 1 }]);
  expect((await removedJobs()).total).toBe(0);
  expect(await findCompany("owl-trust")).toMatchObject({
    jobCount: 1,
    cards: [{ mark: null }],
    unlisted: [{ title: course.title, mark: "Course" }],
  });
  expect(await findCompany("owl-university")).toMatchObject({
    jobCount: 0,
    cards: [],
    unlisted: [{ mark: "Academic position" }],
  });
});

test("a tick shows them in lists and searches, to visitors among the newest ten", async () => {
  await insertJobs(Array.from({ length: 12 }, () => ({ title: "Owl Guide" })));
  await insertJob({ ...course, datePosted: new Date() });
  const facts = ["with-courses"];
  const of = (viewer: Viewer) => listJobs({ scope: "all", query: { facts }, viewer, after: null });
  expect((await of(anonymous)).cards.map(({ mark }) => mark)).toContain("Course");
  expect(await of(anonymous)).toMatchObject({ total: 13, isLimited: true });
  const titles = ["owl"];
  const search = { query: { titles }, viewer: subscriber, after: null };
  expect((await listSearchJobs({ ...search, narrowing: { facts } })).total).toBe(13);
});

test("a search that only they match names them", async () => {
  await insertJob(position);
  await insertJob({});
  const { empty } = await listJobs({
    scope: "all",
    query: { titles: ["phd"] },
    viewer: subscriber,
    after: null,
  });
  expect(empty?.widenings[0]).toEqual({
    text: "Assistantships and courses",
    search: expect.stringContaining("with-courses"),
    jobs: "1 job",
  });
});

test("lists hold what is ticked, for any jobs", async () => {
  const reasons = fc.constantFrom<AsideReason | null>(null, ...asideReasons);
  await fc.assert(
    fc.asyncProperty(
      fc.array(reasons, { minLength: 1, maxLength: 8 }),
      fc.subarray([...unlistedChoices]),
      async (asides, facts) => {
        await emptyDatabase();
        clearJobCaches();
        await insertJobs(asides.map((aside, number) => ({ aside, title: `Guide ${number}` })));
        const shown = facts.flatMap((id) => reasonsShown[id] ?? []);
        const { total } = await listJobs({ scope: "all", query: { facts }, viewer: subscriber, after: null });
        expect(total).toBe(asides.filter((aside) => aside === null || shown.includes(aside)).length);
      },
    ),
    { numRuns: 25 },
  );
});
