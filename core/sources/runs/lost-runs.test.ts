import { describe, expect, test } from "vitest";
import { db } from "#core/platform/db.server.ts";
import { oneAtATime } from "#core/platform/one-at-a-time.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { closeLostRuns } from "#core/sources/runs/lost-runs.ts";
import { findRun } from "#core/sources/runs/run-view.ts";
import { startSync } from "#core/sources/runs/start-sync.ts";
import { apiUsageLog } from "#core/sources/tables.ts";
import { by, openRun, prepareRuns } from "#test/sync-runs.ts";

const minute = 60_000;
prepareRuns();

describe("closeLostRuns", () => {
  const lost = /process ended before the run did.*run it again/;

  async function openSince(minutes: number, changes: Partial<typeof apiUsageLog.$inferInsert> = {}) {
    const id = await openRun();
    await db.execute("delete from pgboss.job");
    const touchedAt = new Date(Date.now() - minutes * minute);
    await db.update(apiUsageLog).set({ startedAt: touchedAt, touchedAt, jobsAdded: 7, ...changes });
    return id;
  }

  test("closes runs after ten silent minutes with their figures and the reason", async () => {
    const id = await openSince(11);
    expect(await closeLostRuns()).toBe(1);
    expect(await findRun(id)).toMatchObject({
      state: "failed",
      jobsAdded: 7,
      error: expect.stringMatching(lost),
    });
  });

  test("leaves runs that somebody works on or a task will continue", async () => {
    const id = await openSince(9);
    expect(await closeLostRuns()).toBe(0);
    const later = new Date(Date.now() + 5 * minute);
    expect(await oneAtATime("sync.active-jobs-db", () => closeLostRuns(later))).toBe(0);
    await enqueue(db, "sources.sync", { runId: id });
    expect(await closeLostRuns(later)).toBe(0);
  });

  test("makes room for the next start, whatever is queued", async () => {
    const id = await openSince(11);
    await db.execute(`insert into pgboss.job (name, data) values ('sources.sync', '{"run": 1}')`);
    expect(await startSync({ mode: "backfill" }, by)).toMatchObject({ ok: true });
    expect(await findRun(id)).toMatchObject({ state: "failed" });
  });

  test("ends a canceled run as somebody wished", async () => {
    const id = await openSince(11, { cancelRequestedAt: new Date(), error: `Canceled by ${by}.` });
    await closeLostRuns();
    expect(await findRun(id)).toMatchObject({ state: "cancelled" });
  });
});
