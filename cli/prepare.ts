import { env } from "#core/platform/env.server.ts";
import { seedDemoBoards } from "#core/sources/boards/seed-demo-boards.ts";
import { findSource } from "#core/sources/registry.ts";
import { hasRealRun } from "#core/sources/runs/has-real-run.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { migrate } from "./migrate.ts";
import { report } from "./report-run.ts";

/** What the launcher does before the product runs: the schema, and the demonstration's jobs and boards where they stand in. */
export async function prepare(): Promise<number> {
  const code = await migrate();
  if (code !== 0 || !env.DEMO_SOURCES.length || (await hasRealRun())) return code;
  await seedDemoBoards(env.DEMO_BOARDS);
  const demo = env.DEMO_SOURCES.includes("active-jobs-db") ? findSource("active-jobs-db") : null;
  // The product is worth starting without them, too; the report has said what went wrong.
  if (demo) report(demo.label, await syncSource(demo, { mode: "backfill" }));
  return 0;
}
