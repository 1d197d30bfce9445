import { beforeEach, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { rowsAtOnce } from "#core/platform/numbered-pages.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { emptyDatabase } from "#test/factories.ts";
import { runStates } from "./run-view.ts";
import { searchRuns } from "./search-runs.ts";

beforeEach(emptyDatabase);

const all = { source: null, state: null, page: 1 };
const at = new Date("2026-11-20T06:00:00Z");

function insertRun(given: Partial<typeof apiUsageLog.$inferInsert>) {
  return db.insert(apiUsageLog).values({ source: "usajobs", mode: "daily", ...given });
}

test("searchRuns filters by the state that each row shows", async () => {
  await insertRun({});
  await insertRun({ source: "lever", startedAt: at });
  const ended = { startedAt: at, finishedAt: at };
  await insertRun(ended);
  await insertRun({ ...ended, error: "It failed." });
  await insertRun({ ...ended, error: "Cancelled by the clock" });
  await insertRun({ ...ended, cancelRequestedAt: at, error: "The disk is full." });
  await insertRun({ ...ended, cancelRequestedAt: at, error: "Canceled by a@b.example." });
  for (const state of runStates) {
    const { runs, total } = await searchRuns({ ...all, state });
    expect(runs.map((run) => run.state)).toEqual(Array(total).fill(state));
    expect(total).toBe(state === "failed" ? 3 : 1);
  }
  expect((await searchRuns({ ...all, source: "lever" })).total).toBe(1);
  expect((await searchRuns({ ...all, source: "lever", state: "failed" })).total).toBe(0);
});

test("searchRuns pages newest first", async () => {
  for (let n = 0; n <= rowsAtOnce; n++)
    await insertRun({ createdAt: new Date(at.getTime() + n), finishedAt: at, subject: `${n}` });
  expect(await searchRuns(all)).toMatchObject({ total: rowsAtOnce + 1 });
  expect((await searchRuns(all)).runs[0]?.subject).toBe(`${rowsAtOnce}`);
  expect((await searchRuns({ ...all, page: 2 })).runs.map(({ subject }) => subject)).toEqual(["0"]);
});
