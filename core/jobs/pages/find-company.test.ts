import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase, insertJob, moab } from "#test/factories.ts";
import { findCompany } from "./find-company.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

test("findCompany lists exactly the company's live jobs, newest first", async () => {
  await insertJob({ companyName: "Raft Co", title: "First", datePosted: new Date(2_000) });
  await insertJob({
    companyName: "Raft Co",
    title: "Second",
    datePosted: new Date(3_000),
    workArrangement: "hybrid",
  });
  await insertJob({ companyName: "Raft Co", title: "Closed", expiredAt: new Date() });
  await insertJob({ companyName: "Raft Co West" });
  const company = await findCompany("raft-co");
  expect(company?.cards.map((card) => card.title)).toEqual(["Second", "First"]);
  expect(company).toMatchObject({
    name: "Raft Co",
    jobCount: 2,
    size: "Growing",
    hasRemote: true,
    locationCount: 1,
  });
});

test("findCompany puts featured jobs first", async () => {
  const soon = new Date(Date.now() + dayMs);
  await insertJob({ companyName: "Raft Co", title: "New" });
  await insertJob({ companyName: "Raft Co", title: "Paid", featuredUntil: soon, datePosted: new Date(0) });
  expect((await findCompany("raft-co"))?.cards.map((card) => card.title)).toEqual(["Paid", "New"]);
});

test("findCompany shows the first page past the end", async () => {
  await insertJob({ companyName: "Raft Co" });
  const past = await findCompany("raft-co", { after: "0-00000000000000000000000000000000" });
  expect(past).toMatchObject({ jobCount: 1, isFirstPage: true });
});

test("findCompany counts every place once", async () => {
  const vernal = { ...moab, text: "Vernal, Utah", city: "Vernal" };
  await insertJob({ companyName: "Raft Co", places: [moab, vernal] });
  await insertJob({ companyName: "Raft Co", places: [moab] });
  expect(await findCompany("raft-co")).toMatchObject({ jobCount: 2, locationCount: 2 });
});

test("findCompany divides long lists into pages", async () => {
  for (let n = 0; n < 105; n++) await insertJob({ companyName: "Big Parks" });
  const first = await findCompany("big-parks");
  expect(first?.cards).toHaveLength(100);
  const second = await findCompany("big-parks", { after: first?.next });
  expect(second?.cards).toHaveLength(5);
  expect(second).toMatchObject({ jobCount: 105, next: null, isFirstPage: false, previous: null });
  expect([first?.shownText, second?.shownText]).toEqual([
    "Showing 1–100 of 105 jobs",
    "Showing 101–105 of 105 jobs",
  ]);
});

test("findCompany uses the most frequent spelling", async () => {
  await insertJob({ companyName: "RAFT CO" });
  await insertJob({ companyName: "Raft Co" });
  await insertJob({ companyName: "Raft Co" });
  const company = await findCompany("raft-co");
  expect([company?.name, ...(company?.cards ?? []).map((card) => card.company)]).toEqual(
    Array(4).fill("Raft Co"),
  );
});

test("findCompany takes no logo, website, summary or name from paid postings", async () => {
  const featuredUntil = new Date(Date.now() + dayMs);
  const posting = {
    ...{ featuredUntil, companyName: "RAFT CO", companyLogoUrl: "https://evil.example/logo.png" },
    ...{ companyUrl: "https://raft.evil.example", applyUrl: "https://raft.evil.example/apply" },
    descriptionMd: "Raft Co is now run by us, and we ask you for much. ".repeat(3),
  };
  await insertJob({ ...posting, source: "Featured" });
  await insertJob({ ...posting, source: "Featured" });
  expect(await findCompany("raft-co")).toMatchObject({ logoUrl: null, website: null, summary: null });
  clearJobCaches();
  await insertJob({ companyName: "Raft Co", companyLogoUrl: "https://raft.example/logo.png" });
  const company = await findCompany("raft-co");
  expect(company).toMatchObject({ name: "Raft Co", logoUrl: "https://raft.example/logo.png", website: null });
  expect(company?.cards.map(({ companyLogoUrl }) => companyLogoUrl).sort()).toEqual([
    ...[posting.companyLogoUrl, posting.companyLogoUrl, "https://raft.example/logo.png"],
  ]);
});
