import { beforeEach, describe, expect, test } from "vitest";
import { clearJobCaches } from "#core/jobs/pages/clear-job-caches.ts";
import { freeJobs } from "#core/jobs/query/access.ts";
import type { JobQuery, ListOrder } from "#core/jobs/query/job-query.ts";
import { listJobs } from "#core/jobs/query/list-jobs.ts";
import { anonymous, type Viewer } from "#core/jobs/viewer.ts";
import { db } from "#core/platform/db.server.ts";
import { dayMs } from "#core/text/time.ts";
import { copyJob, emptyDatabase, insertJob, insertJobs } from "#test/factories.ts";

const subscriber: Viewer = { kind: "subscriber", userId: "s" };
const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * dayMs);
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10);

beforeEach(async () => {
  await emptyDatabase();
  clearJobCaches();
});

type More = { query?: JobQuery; viewer?: Viewer; after?: string | null };

function list(order: ListOrder, { query = {}, viewer = subscriber, after = null }: More = {}) {
  return listJobs({ scope: "all", query, viewer, after, order }, now);
}

const titlesOf = ({ cards }: Awaited<ReturnType<typeof list>>) => cards.map(({ title }) => title);

async function readThrough(order: ListOrder, query: JobQuery = {}) {
  const pages = [await list(order, { query })];
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next ?? null)
    pages.push(await list(order, { query, after: next }));
  return pages;
}

describe("a list by closing date", () => {
  test("lists stated dates, soonest first, and counts the others", async () => {
    await insertJobs([
      { title: "unknown" },
      { title: "later", validThrough: inDays(9) },
      { title: "unknown, too" },
      { title: "soon", validThrough: inDays(2) },
    ]);
    const found = await list("closing");
    expect(titlesOf(found)).toEqual(["soon", "later"]);
    expect(found).toMatchObject({ order: "closing", total: 2, shown: 2, boardTotal: 4 });
    expect(found.hints?.orders).toEqual({
      ways: [
        { text: "Newest", search: "" },
        { text: "Closing soonest", search: null },
      ],
      said: "2 jobs state no closing date and are left out.",
    });
  });

  test("is narrowed by filters and words, without search tiers", async () => {
    await insertJobs([
      { title: "River Guide", validThrough: inDays(9) },
      { title: "Guide to Rivers", validThrough: inDays(2) },
      { title: "Cook", validThrough: inDays(1) },
      { title: "River Guide II", validThrough: inDays(3), jobType: "Volunteer" },
    ]);
    const query: JobQuery = { titles: ["river guide"], jobType: "Seasonal" };
    const found = await list("closing", { query });
    expect(titlesOf(found)).toEqual(["Guide to Rivers", "River Guide"]);
    expect(found.hints?.orders?.ways.map(({ text }) => text)).toEqual([
      "Best match",
      "Newest",
      "Closing soonest",
    ]);
    expect(found.hints?.orders?.said).toBeNull();
  });

  test("is the usual list when none of its jobs states a date", async () => {
    await insertJobs([{ title: "A" }, { title: "B", validThrough: inDays(2), jobType: "Volunteer" }]);
    const found = await list("closing", { query: { jobType: "Seasonal" } });
    expect(titlesOf(found)).toEqual(["A"]);
    expect(found.order).toBe("best");
  });

  test("is not offered when no job of the board states a date", async () => {
    await insertJobs([{ title: "A" }, { title: "B" }]);
    expect((await list("best")).hints).toBeNull();
  });
});

describe("a list by start", () => {
  test("has starts from today on, the soonest first", async () => {
    await insertJobs([
      { title: "past", startsOn: dayIn(-3) },
      { title: "summer", startsOn: dayIn(200) },
      { title: "tomorrow", startsOn: dayIn(1) },
      { title: "unknown" },
    ]);
    const found = await list("starts");
    expect(titlesOf(found)).toEqual(["tomorrow", "summer"]);
    expect(found.hints?.orders?.said).toBe("2 jobs state no start from today on and are left out.");
  });

  test("is not offered where all starts are past", async () => {
    await insertJobs([{ startsOn: dayIn(-3) }, { startsOn: dayIn(-9) }]);
    expect((await list("best")).hints).toBeNull();
  });
});

describe("a list by date without a subscription", () => {
  test("orders only the newest free jobs", async () => {
    await insertJobs([
      ...Array.from({ length: freeJobs - 2 }, (_, n) => ({ title: `free ${n}`, companyName: `C ${n}` })),
      { title: "later", validThrough: inDays(9), startsOn: dayIn(3) },
      { title: "soon", validThrough: inDays(2), startsOn: dayIn(30) },
      { title: "closed to visitors", validThrough: inDays(1), startsOn: dayIn(1) },
    ]);
    for (const viewer of [anonymous, { kind: "free", userId: "f" } as const]) {
      const closing = await list("closing", { viewer });
      expect(titlesOf(closing).slice(0, 3)).toEqual(["soon", "later", "free 0"]);
      expect(closing).toMatchObject({ shown: freeJobs, total: freeJobs + 1, next: null });
      expect(closing.hints?.orders?.said).toBe("Jobs that state no closing date are listed last.");
      const starts = await list("starts", { viewer, after: "starts.m0-00000000000000000000000000000000" });
      expect(titlesOf(starts).slice(0, 3)).toEqual(["later", "soon", "free 0"]);
      expect(titlesOf(starts)).toHaveLength(freeJobs);
    }
  });
});

describe("pages by date", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      title: `Job ${n}`,
      // Several share a day, so the id decides.
      validThrough: inDays(1 + (n % 7)),
      startsOn: dayIn(1 + (n % 7)),
    }));

  test.each(["closing", "starts"] as const)("%s: hold every job once in both directions", async (order) => {
    await insertJobs(many(250));
    await insertJob({ title: "undated" });
    const pages = await readThrough(order);
    expect(pages.map(({ shownText }) => shownText)).toEqual([
      "Showing 1–100 of 250 jobs",
      "Showing 101–200 of 250 jobs",
      "Showing 201–250 of 250 jobs",
    ]);
    expect(new Set(pages.flatMap(titlesOf)).size).toBe(250);
    const [first, second, third] = pages;
    expect(second).toMatchObject({ isFirstPage: false, previous: null });
    expect(third?.previous).toBe(first?.next);
    expect(titlesOf(await list(order, { after: third?.previous }))).toEqual(second && titlesOf(second));
  });

  test("stay stable while jobs come in", async () => {
    await insertJobs(many(150));
    const first = await list("closing");
    await insertJob({ title: "sooner", validThrough: inDays(0.5) });
    clearJobCaches();
    const second = await list("closing", { after: first.next });
    expect(second.shownText).toBe("Showing 102–151 of 151 jobs");
    expect(new Set([...titlesOf(first), ...titlesOf(second)]).size).toBe(150);
  });

  test("keep their order after the counted jobs", async () => {
    const { id } = await insertJob({ title: "Guide" });
    await copyJob(id, 10_200);
    await db.execute(`update jobs set valid_through = now() + split_part(title, ' ', 2)::int % 90 * interval '1 hour'
      where title like 'Guide _%'`);
    const pages = [await list("closing")];
    for (let page = 1; page < 4; page++) pages.push(await list("closing", { after: pages.at(-1)?.next }));
    expect(pages[2]?.shownText).toBe("Showing 201–300 of 10,000+ jobs");
    expect(pages[2]?.previous).toBe(pages[0]?.next);
    expect(pages[0]?.hints?.orders?.said).toBe("Jobs that state no closing date are left out.");
    const titles = pages.flatMap(titlesOf);
    expect(new Set(titles).size).toBe(400);
    const { rows } = await db.execute<{ title: string }>(
      "select title from jobs where valid_through is not null order by valid_through, date_posted desc, id desc limit 400",
    );
    expect(titles).toEqual(rows.map(({ title }) => title));
  });

  test("start over for a cursor of another order", async () => {
    await insertJobs(many(150));
    const { next } = await list("best");
    const first = titlesOf(await list("closing"));
    for (const after of [next, "starts.m0-00000000000000000000000000000000", "closing.x", "closing."])
      expect(titlesOf(await list("closing", { after }))).toEqual(first);
  });
});
