import { beforeEach, expect, test } from "vitest";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { companiesLike, findCompany } from "./companies.ts";
import { forgetFigures } from "./forget-figures.ts";

beforeEach(async () => {
  await emptyDatabase();
  forgetFigures();
});

test("a company's page holds exactly its own live jobs, newest first", async () => {
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

test("featured jobs lead a company's page", async () => {
  const soon = new Date(Date.now() + 86_400_000);
  await insertJob({ companyName: "Raft Co", title: "New" });
  await insertJob({ companyName: "Raft Co", title: "Paid", featuredUntil: soon, datePosted: new Date(0) });
  expect((await findCompany("raft-co"))?.cards.map((card) => card.title)).toEqual(["Paid", "New"]);
});

test("an address without jobs finds nothing, but companies with all its words", async () => {
  await insertJob({ companyName: "National Park Service" });
  await insertJob({ companyName: "National Forest Foundation" });
  expect(await findCompany("park-service")).toBeNull();
  expect((await companiesLike("park-service")).map((company) => company.name)).toEqual([
    "National Park Service",
  ]);
  expect(await companiesLike("national")).toHaveLength(2);
  expect(await companiesLike("nation")).toEqual([]);
});

test("long lists of one company go on by pages", async () => {
  for (let n = 0; n < 105; n++) await insertJob({ companyName: "Big Parks" });
  const first = await findCompany("big-parks");
  expect(first?.cards).toHaveLength(100);
  const second = await findCompany("big-parks", { after: first?.next });
  expect(second?.cards).toHaveLength(5);
  expect(second).toMatchObject({ jobCount: 105, next: null, isFirstPage: false });
});
