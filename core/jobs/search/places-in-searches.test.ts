import { beforeEach, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { emptyDatabase, insertJobs, insertMany, moab } from "#test/factories.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const anonymous: Viewer = { kind: "anonymous" };
const boise = { ...moab, text: "Boise, Idaho", city: "Boise", state: "Idaho", lat: 43.62, lon: -116.2 };
const fruita = {
  ...moab,
  text: "Fruita, Colorado",
  city: "Fruita",
  state: "Colorado",
  lat: 38.95,
  lon: -109,
};

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

async function search(title: string, viewer = subscriber, location?: string) {
  const query = parseQuery({ title, location }, offers.list);
  const list = await listJobs({ scope: "all", viewer, query, after: null });
  const { hints, cards } = list;
  const near = hints?.near ?? null;
  return {
    list,
    found: cards.map(({ title, location }) => `${title} · ${location}`),
    chips: hints?.search?.chips ?? [],
    near: near && { said: near.said, others: near.others },
  };
}

test("a search that ends with a town searches around it, says so and offers the other reading", async () => {
  await insertJobs([
    { title: "River Guide", places: [fruita] },
    { title: "River Guide", companyName: "Elsewhere", places: [boise] },
    { title: "Cook", places: [moab] },
  ]);
  await insertMany(10, { title: "Raft Guide", places: [moab] });
  const { found, chips, near, list } = await search("raft guide moab");
  expect(list.total).toBe(11);
  expect(found).toContain("River Guide · Fruita, Colorado");
  expect(list.cards.every(({ miles }) => miles !== null && miles <= 50)).toBe(true);
  expect(chips).toEqual([{ text: "Moab, UT", search: "?title=raft+guide" }]);
  expect(near).toEqual({
    said: "“moab” is read as Moab, UT or as a name.",
    others: [
      { text: "Search for the words “raft guide moab” instead", search: "?title=raft+guide+%22moab%22" },
    ],
  });
  const asWords = await search('raft guide "moab"');
  expect(asWords.chips).toEqual([]);
  expect(asWords.found).not.toContain("River Guide · Fruita, Colorado");
});

test("a name that an employer elsewhere has is a place or that name, and a place behind a preposition", async () => {
  await insertJobs([
    { title: "Wolf Biologist", companyName: "Moab Outfitters", places: [boise] },
    { title: "Cook", places: [moab] },
  ]);
  const { found, near } = await search("biologist moab");
  expect(found).toEqual(["Wolf Biologist · Boise, Idaho"]);
  expect(near?.said).toBe("“moab” is read as Moab, UT or as a name.");
  const inMoab = await search("cook in moab");
  expect(inMoab.found).toEqual(["Cook · Moab, Utah"]);
  expect(inMoab.chips.map(({ text }) => text)).toEqual(["Moab, UT, within 50 miles"]);
});

test("a small town whose name employers have far more often than places is no place", async () => {
  await insertMany(12, { title: "Guide", companyName: "Moab Rafting", places: [boise] });
  const { found, chips, near } = await search("guide moab");
  expect(new Set(found)).toEqual(new Set(["Guide · Boise, Idaho"]));
  expect([chips, near]).toEqual([[], null]);
});

test("an empty circle is replaced by the next one with jobs, and the list says so first", async () => {
  await insertMany(10, { title: "Raft Guide", places: [{ ...moab, lat: 39.6 }] });
  const { list, near } = await search("raft guide near moab");
  expect(list.total).toBe(10);
  expect(near?.said).toBe("None within 50 miles of Moab, UT; 10 within 100.");
});

test("what comes close to a search in a wider circle lacks nothing of its place", async () => {
  const far = { ...moab, lat: 39.6 };
  await insertJobs([
    { title: "Raft Guide", places: [far], factWords: ["housing:provided"] },
    { title: "Raft Guide", companyName: "Elsewhere", places: [moab] },
  ]);
  const { list } = await search("raft guide with housing in moab");
  expect(list.total).toBe(1);
  expect(list.near?.cards.map(({ lacks }) => lacks)).toEqual([["Doesn’t mention housing"]]);
});

test("a name beside a location is an ordinary word", async () => {
  await insertJobs([
    { title: "Moab Guide", places: [boise], usStates: ["ID"] },
    { title: "Guide", places: [moab] },
  ]);
  const { found, chips } = await search("guide moab", subscriber, "Idaho");
  expect(found).toEqual(["Moab Guide · Boise, Idaho"]);
  expect(chips).toEqual([]);
});

test("a place counts the jobs that a subscriber would find, even without a subscription", async () => {
  await insertMany(12, { title: "Raft Guide", places: [moab] });
  await insertMany(3, { title: "Raft Guide", places: [boise] });
  const { list } = await search("raft guide in moab", anonymous);
  expect(list.closed).toContain("12 open jobs match 'raft guide in moab'");
});
