import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { env } from "#core/platform/env.server.ts";
import { markAsked, readKeywordLists } from "#core/sources/keywords/keyword-lists.ts";
import { openHttp } from "#core/sources/requests/http.ts";
import { readUsage, reserve, settle } from "#core/sources/requests/quota.ts";
import { quotaExceeded, tooFewLeft } from "#core/sources/requests/quota-words.ts";
import type { FetchRequest, Page } from "#core/sources/source.ts";
import { hourMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";
import { firstCursor, writeCursor } from "./cursor.ts";
import { pageSize } from "./page-size.ts";
import { activeJobsDb } from "./source.ts";

const now = new Date("2026-11-16T06:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
const ordinary = { ...env };
let playback: Awaited<ReturnType<typeof startPlayback>>;

const afterChanges = writeCursor(firstCursor("new"));

beforeEach(emptyDatabase);
afterEach(async () => {
  Object.assign(env, ordinary);
  await playback?.close();
});

async function play(counts: Record<string, number>, refuse?: (url: URL) => PlayedAnswer | null) {
  playback = await startPlayback((url) => {
    const refusal = refuse?.(url);
    if (refusal) return refusal;
    const { searchParams: asked } = url;
    const filter = asked.get("title_filter") ?? asked.get("advanced_organization_filter") ?? "";
    const count = counts[`${url.pathname} ${filter}`] ?? counts[url.pathname] ?? 0;
    const offset = Number(asked.get("offset"));
    const length = Math.min(Number(asked.get("limit")), Math.max(0, count - offset));
    return { body: Array.from({ length }, (_, i) => ({ id: `${filter}${offset + i}` })) };
  });
  env.ACTIVE_JOBS_DB_URL = playback.url;
}

function requestOf(given: Partial<FetchRequest> = {}): FetchRequest {
  return {
    mode: "daily",
    keywords: [],
    companies: new Set(["REI", "Vail Resorts", "Arc'teryx"]),
    boards: [],
    since: null,
    now,
    http: openHttp(activeJobsDb, {}, () => now),
    cursor: null,
    ...given,
  };
}

async function read(given: Partial<FetchRequest> = {}, most = 1_000): Promise<Page[]> {
  const pages: Page[] = [];
  for await (const page of activeJobsDb.fetchPages(requestOf(given))) {
    pages.push(page);
    if (pages.length === most) break;
  }
  return pages;
}

function asked(path: RegExp = /active-ats-\d/) {
  return playback.asked
    .filter((url) => path.test(url.pathname))
    .map((url) => {
      const { description_type, include_ai, ...query } = Object.fromEntries(url.searchParams);
      expect(
        url.pathname === "/active-ats-expired" || (description_type === "html" && include_ai),
      ).toBeTruthy();
      return { path: url.pathname, ...query };
    });
}

/** Leaves this many jobs of the month's quota. */
async function leave(jobs: number) {
  const spent = 20_000 - jobs;
  await settle(
    await reserve(activeJobsDb, spent, now),
    { jobs: spent, reported: null, isRefused: false, isHeard: true },
    now,
  );
}

describe("fetchPages on a backfill", () => {
  test("asks one keyword a call, 30 days and 500 rows: titles by phrase, employers by name", async () => {
    await play({ '/active-ats-6m "ski patrol"': 501 });
    const pages = await read({ mode: "backfill", keywords: ["ski patrol", "Vail Resorts", "Arc'teryx"] });
    const date_filter = "2026-10-17";
    expect(asked(/./)).toEqual([
      { path: "/active-ats-6m", title_filter: '"ski patrol"', date_filter, limit: "500", offset: "0" },
      { path: "/active-ats-6m", title_filter: '"ski patrol"', date_filter, limit: "500", offset: "500" },
      {
        path: "/active-ats-6m",
        advanced_organization_filter: "'Vail Resorts'",
        date_filter,
        limit: "500",
        offset: "0",
      },
      {
        path: "/active-ats-6m",
        advanced_organization_filter: "'Arc teryx'",
        date_filter,
        limit: "500",
        offset: "0",
      },
    ]);
    expect(pages.map(({ rows, cursor, spent, ...page }) => [rows.length, page])).toEqual([
      [500, { subject: "ski patrol", page: 1 }],
      [1, { subject: "ski patrol", page: 2, askedKeyword: "ski patrol" }],
      [0, { subject: "Vail Resorts", page: 1, askedKeyword: "Vail Resorts" }],
      [0, { subject: "Arc'teryx", page: 1, askedKeyword: "Arc'teryx" }],
    ]);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ requests: 4, jobs: 501 });
  });
});

describe("fetchPages on a daily run", () => {
  test("asks each keyword for what is new since its turn", async () => {
    await play({});
    const turns = { "park ranger": 12, naturalist: 24, REI: 30, kayak: 24 * 6, forester: 24 * 8 };
    for (const [keyword, hours] of Object.entries(turns)) await markAsked(keyword, 0, ago(hours));
    await read({ keywords: [...Object.keys(turns), "ski patrol"], cursor: afterChanges });
    expect(asked().map((query) => [query.path, (query as Record<string, string>).date_filter])).toEqual([
      ["/active-ats-24h", undefined],
      ["/active-ats-24h", undefined],
      ["/active-ats-7d", "2026-11-14T18:00:00"],
      ["/active-ats-7d", "2026-11-10T00:00:00"],
      ["/active-ats-7d", undefined],
      ["/active-ats-7d", undefined],
    ]);
  });

  test("asks first for the changed jobs of all keywords, which cost requests only", async () => {
    await play({ "/modified-ats-24h": 2, '/active-ats-7d "park ranger"': 3 });
    const companies = new Set((await readKeywordLists()).find(({ name }) => name === "company")?.keywords);
    const pages = await read({ keywords: ["park ranger", "own words"], companies });
    const filters = asked(/modified/) as Record<string, string>[];
    expect(playback.asked.findIndex((url) => url.pathname === "/active-ats-7d")).toBe(filters.length);
    const titles = filters.flatMap((query) => query.title_filter?.split(" OR ") ?? []);
    const names = filters.flatMap((query) => query.advanced_organization_filter?.split(" | ") ?? []);
    expect([filters.length, titles.length, names.length]).toEqual([6, 56, 23]);
    expect(names).toContain("'REI'");
    expect(pages.slice(0, -2).every(({ subject, rows }) => subject === null && rows.length === 2)).toBe(true);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ requests: 8, jobs: 3 });
  });

  test("of the demonstration asks for everything at once", async () => {
    await play({ "/active-ats-7d": 100 });
    const pages = await read();
    expect(asked(/./).map(({ path, ...query }) => [path, query])).toEqual([
      ["/modified-ats-24h", { limit: "500", offset: "0" }],
      ["/active-ats-7d", { limit: "100", offset: "0" }],
      ["/active-ats-7d", { limit: "100", offset: "100" }],
    ]);
    expect(pages.map(({ subject, rows }) => [subject, rows.length])).toEqual([
      [null, 0],
      [null, 100],
      [null, 0],
    ]);
  });
});

test("fetchPages resumes an interrupted run anywhere", async () => {
  const counts = { "/modified-ats-24h": 501, '/active-ats-7d "kayak"': 250, "/active-ats-7d 'REI'": 100 };
  await play(counts);
  const keywords = ["kayak", "REI", "scuba"];
  const pages = await read({ keywords });
  expect(pages.at(-1)).toMatchObject({ askedKeyword: "scuba" });
  const changed = pages.findIndex(({ subject }) => subject !== null);
  for (const at of [changed - 2, changed - 1, changed, pages.length - 3, pages.length - 1])
    expect(await read({ keywords, cursor: pages[at]?.cursor ?? null })).toEqual(pages.slice(at + 1));
  expect(await read({ keywords, cursor: "another version's" }, 1)).toEqual(pages.slice(0, 1));
});

test("fetchPages counts a run's cost from its beginning", async () => {
  await play({ "/modified-ats-24h": 501, '/active-ats-7d "kayak"': 150, '/active-ats-7d "scuba"': 30 });
  const pages = await read({ keywords: ["kayak", "scuba"] });
  expect(pages.slice(-3).map(({ spent }) => spent)).toEqual([100, 150, 180]);
  const rest = await read({ keywords: ["kayak", "scuba"], cursor: pages.at(-3)?.cursor ?? null });
  expect(rest.map(({ spent }) => spent)).toEqual([150, 180]);
});

describe("fetchPages, when the service rejects a search", () => {
  const refuse = (words: RegExp) => (url: URL) =>
    words.test(decodeURIComponent(url.search)) ? { status: 400, body: { message: "syntax error" } } : null;

  test("warns and asks the others", async () => {
    await play({ "/active-ats-7d": 5 }, refuse(/odd/));
    const pages = await read({ keywords: ["odd one", "kayak"] });
    expect(pages.at(-2)).toMatchObject({
      subject: "odd one",
      rows: [],
      warning: expect.stringMatching(/^Left out: odd one\. .*syntax error/),
    });
    expect(pages.at(-2)).not.toHaveProperty("askedKeyword");
    expect(pages.at(-1)).toMatchObject({ askedKeyword: "kayak" });
    const changed = pages.find(({ subject, warning }) => subject === null && warning);
    expect(changed?.warning).toContain('"odd one"');
    expect(await read({ keywords: ["odd one", "kayak"], cursor: pages.at(-2)?.cursor ?? null })).toEqual(
      pages.slice(-1),
    );
  });

  test("fails when all are rejected", async () => {
    await play({}, refuse(/./));
    await expect(read({ mode: "backfill", keywords: ["kayak", "scuba"] })).rejects.toThrow("syntax error");
  });
});

describe("fetchPages at the end of the month's quota", () => {
  test("uses smaller pages until the last job", async () => {
    await play({ "/active-ats-6m": 1_000 });
    await leave(535);
    const pages = read({ mode: "backfill", keywords: ["kayak", "scuba", "naturalist"] });
    await expect(pages).rejects.toThrow(quotaExceeded);
    expect(asked().map((query) => (query as Record<string, string>).limit)).toEqual(["500", "25", "10"]);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ jobs: 20_000, isExceeded: true });
  });

  test.each([
    ["each keyword", { keywords: ["kayak", "scuba"] }, 2],
    ["everything", {}, 1],
  ])("skips a search for %s when fewer jobs are left than a page", async (_, wish, searches) => {
    await play({ "/active-ats-6m": 1_000 });
    await leave(9);
    const pages = await read({ mode: "backfill", ...wish });
    expect(pages.map(({ rows, askedKeyword, warning }) => ({ rows, askedKeyword, warning }))).toEqual(
      Array(searches).fill({ rows: [], askedKeyword: undefined, warning: tooFewLeft(9) }),
    );
    expect(playback.asked).toEqual([]);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ jobs: 19_991, isExceeded: false });
  });

  test("keeps the turn of a skipped keyword and asks another one", async () => {
    await play({ "/active-ats-7d": 1_000 });
    await leave(137);
    const pages = await read({ keywords: ["kayak", "scuba"], cursor: afterChanges }, 4);
    expect(pages.map(({ subject, rows, askedKeyword }) => [subject, rows.length, askedKeyword])).toEqual([
      ["kayak", 100, undefined],
      ["kayak", 25, undefined],
      ["kayak", 0, undefined],
      ["scuba", 12, undefined],
    ]);
    expect(pages[2]?.warning).toContain('too small for the next page of "kayak"');
  });
});

test("pageSize never exceeds the rest, and fits the offset", () => {
  const anyOffset = fc.integer({ min: 0, max: 40 }).map((pages) => pages * 25);
  fc.assert(
    fc.property(fc.constantFrom(100, 500), anyOffset, fc.nat(600), (usual, offset, left) => {
      const size = pageSize(usual, offset, left);
      if (size === 0) return;
      expect(size).toBeLessThanOrEqual(Math.min(usual, left));
      expect(size).toBeGreaterThanOrEqual(10);
      expect(offset % size).toBe(0);
    }),
  );
  expect([
    pageSize(100, 0, 37),
    pageSize(100, 100, 37),
    pageSize(100, 121, 20),
    pageSize(500, 500, 9),
  ]).toEqual([37, 25, 11, 0]);
});

describe("fetchExpired", () => {
  test("reads each form of the list without a cost in jobs", async () => {
    await play({}, ({ pathname }) =>
      pathname === "/active-ats-expired"
        ? { body: ["1", 2, { id: "3" }, { id: 4 }, null, {}, [5], "6\0", ""] }
        : null,
    );
    expect(await activeJobsDb.fetchExpired?.(requestOf())).toEqual(["1", "2", "3", "4"]);
    expect(await readUsage(activeJobsDb, now)).toMatchObject({ requests: 1, jobs: 0 });
  });

  test("reads all of 300,000 ids", async () => {
    const ids = Array.from({ length: 300_000 }, (_, i) => String(1_900_000_000 + i));
    await play({}, () => ({ body: ids }));
    expect(await activeJobsDb.fetchExpired?.(requestOf())).toHaveLength(300_000);
  });
});

test.each<[unknown, string]>([
  [{ jobs: [] }, "in an unknown form"],
  ["null", "in an unknown form"],
  [{ data: [] }, ""],
])("rowsOf reads the answer %j", async (body, words) => {
  await play({}, () => ({ body }));
  const pages = read({ mode: "backfill" });
  if (words) await expect(pages).rejects.toThrow(words);
  else expect(await pages).toHaveLength(1);
});
