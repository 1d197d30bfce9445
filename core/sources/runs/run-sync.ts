import { db } from "#core/platform/db.server.ts";
import { enqueue } from "#core/platform/tasks.server.ts";
import { isDemoSource } from "#core/sources/is-demo-source.ts";
import { findSource } from "#core/sources/registry.ts";
import { closeRun, readRun } from "#core/sources/runs/runs.ts";
import { type WorkOptions, workOn } from "#core/sources/runs/sync-source.ts";

const laterMs = 60_000;

export async function runSync(id: string, options: WorkOptions = {}, now = new Date()): Promise<void> {
  const run = await readRun(id);
  if (!run || run.finishedAt !== null) return;
  const source = findSource(run.source);
  if (!source) {
    await closeRun(id, { error: `There is no longer a source "${run.source}".` });
    return;
  }
  if (run.isDemo !== isDemoSource(source)) {
    const error = `${source.label} has changed between a local stand-in and the real service since this run was started. Start it again.`;
    await closeRun(id, { error });
    return;
  }
  const worked = await workOn(source, id, options, now);
  // The worker may be killed, so we check the run again later.
  if (!worked)
    await enqueue(db, "sources.sync", { runId: id }, { startAfter: new Date(Date.now() + laterMs) });
  else if (worked.finishedAt === null) await enqueue(db, "sources.sync", { runId: id });
}
