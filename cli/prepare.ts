import { env } from "#core/env.server.ts";
import { hasRealRun } from "#core/sources/has-real-run.ts";
import { migrate } from "./migrate.ts";
import { sync } from "./sync.ts";

/** What the launcher does before the product runs: the schema, and the demonstration jobs where they stand in. */
export async function prepare(): Promise<number> {
  const code = await migrate();
  const [demo] = env.DEMO_SOURCES;
  if (code !== 0 || !demo || (await hasRealRun())) return code;
  // The product is worth starting without them, too; sync has said what went wrong.
  await sync([demo, "--mode", "backfill", "--quiet"]);
  return 0;
}
