import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listStates } from "#core/content/content.ts";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { type ListScope, listJobs } from "#core/jobs/query/list-jobs.ts";
import { parseQuery } from "#core/jobs/query/query-address.ts";
import { db } from "#core/platform/db.server.ts";
import { emptyDatabase, insertJob } from "#test/factories.ts";
import { listEmptySearches, noteEmptySearch, storableWords } from "./empty-searches.ts";
import { emptySearches } from "./tables.ts";

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});
afterAll(() => vi.restoreAllMocks());

const reader = (userId: string) => ({ kind: "subscriber", userId }) as const;
const rows = () => db.select().from(emptySearches);
const settled = () => new Promise((resolve) => setTimeout(resolve, 300));

function search(title: string, userId: string, more: Record<string, string> = {}, scope: ListScope = "all") {
  const query = parseQuery({ title, ...more }, offers.list);
  return listJobs({ scope, query, viewer: reader(userId), after: null });
}

describe("a search that found nothing", () => {
  test("is stored as plain words, once for each reader, without their identity", async () => {
    await insertJob({ title: "Ski Patroller" });
    await search("  Zeppelin   PILOT!", "robin");
    await search("zeppelin pilot", "robin");
    await search("zeppelin pilot", "kim");
    await search("balloonist", "robin");
    await expect.poll(() => db.$count(emptySearches)).toBe(3);
    const kept = await rows();
    expect(kept.map(({ words }) => words).sort()).toEqual(["balloonist", "zeppelin pilot", "zeppelin pilot"]);
    expect(JSON.stringify(kept)).not.toMatch(/robin|kim/);
    expect(new Set(kept.map(({ reader }) => reader)).size).toBe(3);
  });

  test("is not stored when jobs were found, other filters were set or the viewer does not count", async () => {
    await insertJob({ title: "Ski Patroller" });
    await search("patroller", "robin");
    await search("zeppelin", "robin", { location: "Utah" });
    await search("zeppelin", "robin", { min_salary: "50000" });
    const query = parseQuery({ title: "zeppelin" }, offers.list);
    for (const viewer of [{ kind: "anonymous" }, { kind: "free", userId: "kim" }] as const)
      await listJobs({ scope: "all", query, viewer, after: null });
    noteEmptySearch(query, { kind: "anonymous" });
    await settled();
    expect(await rows()).toEqual([]);
  });

  test("names its list", async () => {
    await search("zeppelin", "robin", {}, "remote");
    const [utah] = listStates().filter(({ state }) => state === "UT");
    noteEmptySearch({ titles: ["zeppelin"] }, { kind: "free", userId: "robin" }, utah?.label);
    await expect.poll(() => db.$count(emptySearches)).toBe(2);
    expect((await rows()).map(({ words }) => words).sort()).toEqual(["zeppelin remote", "zeppelin utah"]);
  });

  test("is shown after three readers made it, the most frequent first", async () => {
    const asked = (words: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({ words, reader: `${at}` }));
    await db
      .insert(emptySearches)
      .values([...asked("two", 2), ...asked("three", 3), ...asked("five of it", 5)]);
    const { searches, total } = await listEmptySearches({ search: "", page: 1 });
    expect(searches.map(({ words, readers }) => [words, readers])).toEqual([
      ["five of it", 5],
      ["three", 3],
    ]);
    expect(total).toBe(2);
    expect(searches[0]?.firstAt).toBeInstanceOf(Date);
    expect((await listEmptySearches({ search: "OF", page: 1 })).total).toBe(1);
    expect((await listEmptySearches({ search: "%", page: 1 })).total).toBe(0);
  });

  test("is not stored for a reader who makes hundreds", async () => {
    for (let number = 0; number < 60; number++)
      noteEmptySearch({ titles: [`zeppelin ${"abcdefghij"[number % 10]}${number}`] }, reader("robin"));
    await expect.poll(() => db.$count(emptySearches), { timeout: 5_000 }).toBe(50);
  });
});

test.each([
  ["robin@example.com", null],
  ["robin @ work", null],
  ["call 55512", null],
  ["555 123", null],
  ["５５５１２", null],
  ["GS-0401", "gs 0401"],
  ["🏔️ …", null],
  ["", null],
  [`${"long ".repeat(13)}`, null],
  ["Führer <b>", "fuhrer b"],
])("of %j is stored as %j", (typed, kept) => {
  expect(storableWords(typed)).toBe(kept);
});
