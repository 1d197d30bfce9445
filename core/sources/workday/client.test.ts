import { afterEach, beforeEach, expect, test } from "vitest";
import { jobSightings, jobs } from "#core/jobs/tables.ts";
import { db } from "#core/platform/db.server.ts";
import { env } from "#core/platform/env.server.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { employerBoards } from "#core/sources/tables.ts";
import { dayMs } from "#core/text/time.ts";
import { emptyDatabase } from "#test/factories.ts";
import { startPlayback } from "#test/playback-server.ts";
import { workday } from "./source.ts";

const ordinary = env.WORKDAY_URL;
const start = new Date("2026-11-16T07:00:00Z");
const board = "/elkhollow.wd5/wday/cxs/elkhollow/Careers";

// The weekly complete reading is not due on these days.
const boardId = "00000000-0000-4000-8000-000000000000";

type Line = { title: string; path: string };

let lines: Line[] = [];
let total: number | null = null;
let asked: string[] = [];
let broken: string[] = [];
let vanished: Line | null = null;
let close = async () => {};

beforeEach(async () => {
  await emptyDatabase();
  await db
    .insert(employerBoards)
    .values({ id: boardId, source: "workday", employer: "Elkhollow", token: "elkhollow:wd5:Careers" });
  asked = [];
  broken = [];
  vanished = null;
  total = null;
  const playback = await startPlayback((url, { method }) => {
    asked.push(`${method} ${url.pathname}`);
    if (!url.pathname.startsWith(board)) return { status: 404, body: { errorCode: "HTTP_404" } };
    const path = url.pathname.slice(board.length);
    const offset = (asked.filter((each) => each.startsWith("POST")).length - 1) * 20;
    if (method === "POST") return { body: list(path === "/jobs" ? offset : Number.NaN) };
    const line = lines.find((each) => each.path === path);
    if (broken.includes(path)) return { status: 422, body: { errorCode: "S22" } };
    if (!line || line === vanished) return { status: 404, body: { errorCode: "HTTP_404" } };
    const text = `<p>${line.title}: work that is described in as many words as it takes to be told apart.</p>`;
    return {
      body: {
        jobPostingInfo: {
          title: line.title,
          jobDescription: text,
          location: "Fraser, CO",
          startDate: "2026-11-10",
        },
      },
    };
  });
  close = playback.close;
  env.WORKDAY_URL = `${playback.url}/{tenant}.{cluster}`;
});
afterEach(async () => {
  env.WORKDAY_URL = ordinary;
  await close();
});

function list(offset: number) {
  const rows = lines.slice(offset, offset + 20).map(({ title, path }) => ({ title, externalPath: path }));
  return { total: offset ? 0 : (total ?? lines.length), jobPostings: rows };
}

function line(number: number, title = `Lift Operator ${number}`): Line {
  return { title, path: `/job/Fraser-CO/${title.replaceAll(" ", "-")}_R-${number}` };
}

async function sync(days: number, mode: "daily" | "backfill" = "daily") {
  asked = [];
  const run = await syncSource(workday, { mode }, new Date(start.getTime() + days * dayMs));
  return { run, lists: count("POST"), details: count("GET") };
}

const count = (method: string) => asked.filter((each) => each.startsWith(method)).length;

test("fetchPages reads a job once, and again when its line changed or all is wanted", async () => {
  lines = Array.from({ length: 25 }, (_, i) => line(i + 1));
  expect(await sync(0)).toMatchObject({ lists: 2, details: 25, run: { error: null, jobsAdded: 25 } });

  expect(await sync(1)).toMatchObject({
    lists: 2,
    details: 0,
    run: { error: null, jobsAdded: 0, jobsExpired: 0 },
  });
  const seen = await db.select({ at: jobSightings.lastSeenAt }).from(jobSightings);
  expect(new Set(seen.map(({ at }) => at.getTime()))).toEqual(new Set([start.getTime() + dayMs]));
  expect(await db.select().from(employerBoards)).toMatchObject([{ jobsSeen: 25, problem: null }]);

  lines = [line(1, "Lead Lift Operator"), ...lines.slice(1), line(26)];
  expect(await sync(2)).toMatchObject({ details: 2, run: { jobsAdded: 1, jobsUpdated: 1 } });
  expect((await db.select().from(jobs)).filter(({ title }) => /^Lead/.test(title))).toHaveLength(1);

  expect(await sync(3, "backfill")).toMatchObject({ details: 26, run: { jobsAdded: 0, jobsUpdated: 0 } });
});

test("fetchPages reads everything again once a week", async () => {
  lines = [line(1), line(2)];
  await sync(0);
  const details: number[] = [];
  for (const days of [1, 2, 3, 4, 5, 6, 7]) details.push((await sync(days)).details);
  expect(details.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 2]);
});

test("fetchPages reads a list without a total until nothing new comes", async () => {
  lines = Array.from({ length: 30 }, (_, i) => line(i + 1));
  total = 0;
  expect(await sync(0)).toMatchObject({ lists: 3, run: { jobsAdded: 30, warnings: [] } });
  lines = lines.slice(1);
  expect([(await sync(1)).run?.jobsExpired, (await sync(2)).run?.jobsExpired]).toEqual([0, 1]);
});

test("fetchPages skips general applications without asking", async () => {
  lines = [line(1), line(2, "Talent Community")];
  expect(await sync(0)).toMatchObject({ details: 1, run: { jobsSkipped: { "not a specific opening": 1 } } });
});

test("fetchPages passes over an unreadable job, and leaves a board with many", async () => {
  lines = Array.from({ length: 6 }, (_, i) => line(i + 1));
  await sync(0);
  lines = lines.map(({ path }, i) => line(i + 1, `Head ${path.split("_")[1]}`));
  broken = lines.slice(0, 2).map(({ path }) => path);
  for (const days of [1, 2])
    expect((await sync(days)).run).toMatchObject({
      jobsExpired: 0,
      warnings: [expect.stringContaining("Elkhollow: 2 of its postings could not be read")],
    });
  broken = lines.map(({ path }) => path);
  expect((await sync(3, "backfill")).run?.error).toContain("422");
  expect(await db.select().from(employerBoards)).toMatchObject([{ failures: 1 }]);
});

test("fetchPages keeps what it read before a board failed", async () => {
  lines = Array.from({ length: 25 }, (_, i) => line(i + 1));
  broken = lines.slice(20).map(({ path }) => path);
  expect((await sync(0)).run).toMatchObject({ jobsAdded: 20, error: expect.stringContaining("422") });
});

test("a Workday listing ends when two complete readings miss it", async () => {
  lines = Array.from({ length: 4 }, (_, i) => line(i + 1));
  await sync(0);
  lines = lines.slice(1);
  expect((await sync(1)).run).toMatchObject({ jobsExpired: 0 });
  expect((await sync(2)).run).toMatchObject({ jobsExpired: 1, error: null });
});

test("an interrupted Workday list ends nothing", async () => {
  lines = Array.from({ length: 30 }, (_, i) => line(i + 1));
  await sync(0);
  lines = lines.slice(0, 20);
  total = 45;
  for (const days of [1, 2])
    expect((await sync(days)).run).toMatchObject({
      jobsExpired: 0,
      warnings: [expect.stringContaining("showed 20 of 45")],
    });
});

test("fetchPages passes over a vanished job and a broken line", async () => {
  lines = [line(1), line(2)];
  const gone = { title: "Gone", path: "/job/Fraser-CO/Gone_R-9?" };
  vanished = line(3);
  lines.push(gone, vanished);
  expect((await sync(0)).run).toMatchObject({
    jobsAdded: 2,
    jobsSkipped: { "broken row": 1 },
    error: null,
    warnings: [],
  });
});

test("fetchPages stops at the longest list that Workday shows, with a warning", async () => {
  lines = [line(1)];
  total = 2_000;
  const { run, lists } = await sync(0);
  expect(lists).toBe(2);
  expect(run?.warnings).toEqual([expect.stringContaining("1 of 2000")]);
});

test("fetchPages blames an unknown board on its token", async () => {
  await db.update(employerBoards).set({ token: "elkhollow:wd5:Nowhere" });
  const problem = 'There is no board "elkhollow:wd5:Nowhere" at Workday. Check its token.';
  expect((await sync(0)).run).toMatchObject({ error: `Elkhollow: ${problem}` });
  expect(await db.select().from(employerBoards)).toMatchObject([{ problem, failures: 1 }]);
});
