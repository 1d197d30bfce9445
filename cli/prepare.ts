import { impatient } from "#core/billing/setup/check-prices.ts";
import { setUpPrices } from "#core/billing/setup/set-up-prices.ts";
import { surveyParks } from "#core/jobs/parks/survey-parks.ts";
import { env } from "#core/platform/env.server.ts";
import { logger } from "#core/platform/logger.server.ts";
import { seedDemoBoards } from "#core/sources/boards/seed-demo-boards.ts";
import { findSource } from "#core/sources/registry.ts";
import { hasRealRun } from "#core/sources/runs/has-real-run.ts";
import { syncSource } from "#core/sources/runs/sync-source.ts";
import { migrate } from "./migrate.ts";
import { report } from "./report-run.ts";

/** Runs before the product starts: migrations, and data for stand-ins (Stripe prices, demonstration jobs, boards and parks). */
export async function prepare(): Promise<number> {
  const code = await migrate();
  if (code === 0 && env.STRIPE_API_URL) await stockStandIn();
  if (code !== 0 || !env.DEMO_SOURCES.length || (await hasRealRun())) return code;
  await seedDemoBoards(env.DEMO_BOARDS);
  const demo = env.DEMO_SOURCES.includes("active-jobs-db") ? findSource("active-jobs-db") : null;
  // The product can start without them; the report tells what went wrong.
  if (demo) report(demo.label, await syncSource(demo, { mode: "backfill" }));
  await surveyParks();
  return 0;
}

/** The Stripe stand-in sells only what it is told to. */
async function stockStandIn() {
  try {
    await setUpPrices(impatient);
  } catch (error) {
    logger.warn({ err: error }, "The prices could not be set up");
  }
}
