import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import type { Board } from "#core/sources/boards/board.ts";
import { removeBoard } from "#core/sources/boards/change-boards.ts";
import { boardsToRead } from "#core/sources/boards/list-boards.ts";
import { marksToSend } from "#core/sources/boards/read-boards.ts";
import { greenhouse } from "#core/sources/greenhouse/source.ts";
import { openHttp } from "#core/sources/requests/http.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import type { Page } from "#core/sources/source.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { type PlayedAnswer, startPlayback } from "#test/playback-server.ts";

// No board made here is due for its weekly complete reading.
const now = new Date("2026-11-16T04:00:00Z");
const later = (days: number) => new Date(now.getTime() + days * dayMs);
const ordinary = { ...env };
let playback: Awaited<ReturnType<typeof startPlayback>>;
let answers: Record<string, PlayedAnswer>;
let sent: (string | undefined)[];

beforeEach(async () => {
  await emptyDatabase();
  answers = {};
  sent = [];
  playback = await startPlayback((url, request) => {
    const token = url.pathname.split("/")[3] ?? "";
    sent.push(request.headers["if-none-match"]);
    const answer = answers[token] ?? { status: 404, body: { status: 404, error: "Job not found" } };
    const isSame =
      answer.headers?.etag !== undefined && answer.headers.etag === request.headers["if-none-match"];
    return isSame ? { status: 304, body: "" } : answer;
  });
  env.GREENHOUSE_URL = playback.url;
});
afterEach(async () => {
  Object.assign(env, ordinary);
  await playback.close();
});

const job = (id: number) => ({
  id,
  title: `Guide ${id}`,
  location: { name: "Moab, UT" },
  absolute_url: `https://jobs.example.com/${id}`,
  first_published: "2026-11-01T00:00:00Z",
  content: `<p>Lead party number ${id} along the river and through the canyons, for the whole of the season.</p>`,
});

function show(token: string, ids: number[], etag?: string) {
  answers[token] = {
    body: { jobs: ids.map(job), meta: { total: ids.length } },
    ...(etag ? { headers: { etag } } : {}),
  };
}

const boardId = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

async function addBoards(...tokens: string[]) {
  const rows = tokens.map((token, i) => ({
    id: boardId(i + 1),
    source: "greenhouse",
    employer: `Employer ${token}`,
    token,
  }));
  await db.insert(employerBoards).values(rows);
}

async function sync(at = now) {
  const run = await syncSource(greenhouse, { mode: "daily" }, at);
  if (!run) throw new Error("the run did not start");
  return run;
}

async function boardOf(token: string): Promise<Board> {
  const [board] = await db.select().from(employerBoards).where(eq(employerBoards.token, token));
  if (!board) throw new Error("no such board");
  return board;
}

async function liveSightings() {
  const rows = await db.select().from(jobSightings);
  return rows
    .filter((row) => row.goneAt === null)
    .map((row) => row.sourceId)
    .sort();
}

test("readBoards reads a board completely and sends its marks the next time", async () => {
  await addBoards("canyon");
  show("canyon", [1, 2], '"one"');
  expect(await sync()).toMatchObject({ error: null, warnings: [], jobsAdded: 2, apiCallsMade: 1 });
  expect(await boardOf("canyon")).toMatchObject({ etag: '"one"', jobsSeen: 2, answeredAt: now, failures: 0 });

  const [before] = await db.select().from(jobs);
  expect(await sync(later(10 / 24))).toMatchObject({ error: null, jobsFetched: 0, jobsExpired: 0 });
  expect(sent).toEqual([undefined, '"one"']);
  expect(await boardOf("canyon")).toMatchObject({ etag: '"one"', jobsSeen: 2, answeredAt: later(10 / 24) });
  expect((await db.select().from(jobSightings)).map((row) => row.lastSeenAt)).toEqual([
    later(10 / 24),
    later(10 / 24),
  ]);
  expect((await db.select().from(jobs))[0]?.companyName).toBe(before?.companyName);
});

test("readBoards keeps listings of an unchanged board, except missed ones", async () => {
  await addBoards("canyon");
  show("canyon", [1, 2], '"one"');
  await sync();
  show("canyon", [1], '"two"');
  expect(await sync(later(1))).toMatchObject({ jobsExpired: 0 });
  await db.update(jobs).set({ expiresAt: later(3) });
  expect(await sync(later(2))).toMatchObject({ jobsFetched: 0, jobsExpired: 1 });
  expect(sent.at(-1)).toBe('"two"');
  expect(await liveSightings()).toEqual(["canyon/1"]);
  const [alive] = (await db.select().from(jobs)).filter((row) => row.expiredAt === null);
  expect(alive).toMatchObject({ expiresAt: later(32) });
});

test("readBoards reads a board without stored listings completely", async () => {
  await addBoards("canyon");
  show("canyon", [1], '"one"');
  await sync();
  await db.delete(jobs);
  expect(await sync(later(1))).toMatchObject({ jobsAdded: 1 });
  expect(sent).toEqual([undefined, undefined]);
});

test("readBoards ends a job missed by two complete readings", async () => {
  await addBoards("canyon");
  show("canyon", [1, 2]);
  await sync();
  show("canyon", [1]);
  expect(await sync(later(1))).toMatchObject({ jobsExpired: 0 });
  expect(await sync(later(2))).toMatchObject({ jobsExpired: 1 });
  expect(await liveSightings()).toEqual(["canyon/1"]);
});

test("readBoards ends nothing and keeps no marks after half a board", async () => {
  await addBoards("canyon");
  show("canyon", [1, 2, 3, 4], '"one"');
  await sync();
  answers.canyon = { body: { jobs: [job(1), job(2)], meta: { total: 4 } }, headers: { etag: '"half"' } };
  expect(await sync(later(1))).toMatchObject({
    warnings: ["Employer canyon: Greenhouse showed 2 of 4 jobs, so no missing jobs were ended."],
  });
  expect(await boardOf("canyon")).toMatchObject({ etag: null, jobsSeen: 2 });
  show("canyon", [1], '"quarter"');
  for (const day of [2, 3])
    expect(await sync(later(day))).toMatchObject({
      warnings: [expect.stringContaining("Greenhouse (canyon) showed less than half")],
    });
  expect(await boardOf("canyon")).toMatchObject({ etag: null, jobsSeen: 1 });
  expect(await liveSightings()).toHaveLength(4);
});

test("readBoards warns about a failing board and pauses it longer each time", async () => {
  await addBoards("alpine", "basin", "canyon", "delta");
  show("alpine", [1]);
  answers.canyon = { status: 500, body: "" };
  show("delta", [2]);
  const run = await sync();
  expect(run).toMatchObject({
    error: null,
    jobsAdded: 2,
    warnings: [
      'Employer basin: There is no board "basin" at Greenhouse. Check its token.',
      expect.stringMatching(/^Employer canyon: Greenhouse has a server problem \(500/),
    ],
  });
  expect(await boardOf("basin")).toMatchObject({ failures: 1, notBefore: later(0.9 / 24), answeredAt: null });
  const tokens = async (at: Date) =>
    (await boardsToRead("greenhouse", false, at)).map((board) => board.token);
  expect(await tokens(now)).toEqual(["alpine", "delta"]);
  expect(await tokens(later(1 / 24))).toEqual(["alpine", "basin", "canyon", "delta"]);

  await sync(later(1));
  expect(await boardOf("basin")).toMatchObject({ failures: 2, notBefore: later(1 + 0.9 / 24) });
  for (const day of [2, 3]) await sync(later(day));
  expect(await boardOf("basin")).toMatchObject({ failures: 4, notBefore: later(3 + 71 / 24) });
  await sync(later(6));
  expect(await boardOf("basin")).toMatchObject({ failures: 5, notBefore: later(6 + 71 / 24) });
  show("basin", []);
  await sync(later(9));
  expect(await boardOf("basin")).toMatchObject({ failures: 0, notBefore: null, problem: null, jobsSeen: 0 });
});

test("readBoards fails only when no board answers", async () => {
  await addBoards("alpine", "basin");
  expect(await sync()).toMatchObject({
    error:
      'None of the 2 boards at Greenhouse answered. The first: Employer alpine: There is no board "alpine" at Greenhouse. Check its token.',
  });
  // Each of the two retries, an hour apart, asks them again.
  for (const hours of [1, 2]) expect((await sync(later(hours / 24))).error).toMatch(/^None of the 2 boards/);
});

test("readBoards resumes with the third board after the second of five", async () => {
  await addBoards("a", "b", "c", "d", "e");
  for (const token of "abcde") show(token, [token.charCodeAt(0)], `"${token}"`);
  const boards = (await boardsToRead("greenhouse", false, now)).reverse();
  const request = {
    mode: "daily" as const,
    keywords: [],
    companies: new Set<string>(),
    boards,
    since: null,
    now,
  };
  const read = async (cursor: string | null, most: number) => {
    const pages: Page[] = [];
    for await (const page of greenhouse.fetchPages({ ...request, http: openHttp(greenhouse, {}), cursor })) {
      pages.push(page);
      if (pages.length === most) break;
    }
    return pages;
  };
  const begun = await read(null, 2);
  expect(begun.map((page) => page.subject)).toEqual(["Employer a", "Employer b"]);
  // The second board's rows were not stored, so its marks would vouch for them.
  expect([await boardOf("a"), await boardOf("b")]).toMatchObject([{ etag: '"a"' }, { etag: null }]);
  const goneOn = await read(begun[1]?.cursor ?? null, 9);
  expect(goneOn.map((page) => [page.subject, page.wholeScope])).toEqual([
    ["Employer c", "c"],
    ["Employer d", "d"],
    ["Employer e", "e"],
  ]);
});

test("readBoards leaves nothing of a board removed meanwhile", async () => {
  await addBoards("canyon");
  show("canyon", [1]);
  const boards = await boardsToRead("greenhouse", false, now);
  await sync();
  expect(await removeBoard({ id: boardId(1), by: "admin@example.com" }, now)).toEqual({ ok: true });
  expect(await liveSightings()).toEqual([]);

  await addBoards("canyon");
  const http = openHttp(greenhouse, {});
  const request = {
    mode: "daily" as const,
    keywords: [],
    companies: new Set<string>(),
    boards,
    since: null,
    now,
  };
  for await (const page of greenhouse.fetchPages({ ...request, http, cursor: null })) {
    expect(page.rows).toHaveLength(1);
    await db.delete(employerBoards);
    await db.update(jobSightings).set({ goneAt: null });
  }
  expect(await liveSightings()).toEqual([]);
});

test("readBoards reads completely once a week, on a backfill and after silence", async () => {
  await addBoards("canyon");
  const board = { ...(await boardOf("canyon")), etag: '"one"', answeredAt: now };
  const days = [1, 2, 3, 4, 5, 6, 0].map((day) =>
    marksToSend({ ...board, answeredAt: later(day) }, { mode: "daily", now: later(day) }),
  );
  expect(days.filter((marks) => marks.etag === null)).toHaveLength(1);
  expect(marksToSend(board, { mode: "backfill", now }).etag).toBeNull();
  expect(marksToSend(board, { mode: "daily", now: later(8) }).etag).toBeNull();
});

test("readBoards believes in an empty board after four small answers on different days", async () => {
  await addBoards("canyon");
  show("canyon", [1, 2, 3]);
  await sync();
  show("canyon", []);
  for (const [number, day] of [1, 1.5, 2, 4].entries()) {
    const warnings = [expect.stringContaining(`0 of 3, so no missing jobs were ended`)];
    expect(await sync(later(day)), `answer ${number}`).toMatchObject({ jobsExpired: 0, warnings });
  }
  expect(await liveSightings()).toHaveLength(3);
  expect(await sync(later(5))).toMatchObject({ jobsExpired: 3, warnings: [] });
  expect(await liveSightings()).toEqual([]);
});

test("readBoards does not believe small answers of different sizes", async () => {
  await addBoards("canyon");
  const shown = [[1, 2, 3, 4, 5], [], [], [], [1], [1], [1], [1, 2, 3, 4, 5], [1]];
  for (const [day, ids] of shown.entries()) {
    show("canyon", ids);
    expect(await sync(later(day))).toMatchObject({ jobsExpired: 0 });
  }
  expect(await liveSightings()).toHaveLength(5);
});

test("readBoards keeps an unreadable posting", async () => {
  await addBoards("canyon");
  show("canyon", [1, 2, 3, 4]);
  await sync();
  const unread = [job(1), { ...job(2), location: { name: "TBD" } }, { ...job(3), title: null }];
  answers.canyon = { body: { jobs: unread, meta: { total: 3 } } };
  for (const day of [1, 2])
    expect(await sync(later(day))).toMatchObject({ jobsSkipped: { "no place": 1, "broken row": 1 } });
  expect(await liveSightings()).toEqual(["canyon/1", "canyon/2", "canyon/3"]);
});

test("readBoards lists unnamed places in the board's words", async () => {
  await addBoards("canyon");
  answers.canyon = { body: { jobs: [{ ...job(1), location: { name: "Multiple Locations" } }] } };
  expect(await sync()).toMatchObject({ jobsAdded: 1, jobsSkipped: {} });
  expect((await db.select().from(jobs))[0]).toMatchObject({
    location: "Multiple locations",
    countryCode: null,
    places: [{ text: "Multiple locations", city: null, state: null, lat: null, lon: null }],
    slug: "guide-1",
  });
});
