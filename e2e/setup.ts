import { startServer } from "#launcher/child.ts";
import { startLocalServices } from "#local/services.ts";
import { firefoxPath, noFirefox, noWebKit, webKitPath } from "#test/engines.ts";
import { testEnvironment } from "#test/environment.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { isProof } from "#test/runs.ts";
import { startScratchPostgres } from "#test/scratch-postgres.ts";

/**
 * Starts one PostgreSQL for the run with a template database, which the ordinary sync fills with demonstration jobs.
 */
export default async function setup() {
  if (!firefoxPath) console.log(`${noFirefox} Its journeys are skipped.`);
  if (isProof && !webKitPath) console.log(`${noWebKit} Its journeys are skipped.`);
  await freshBuild();
  const server = await startScratchPostgres("journeys");
  // Each worker has its own mailbox and payments; this preparation needs none.
  const services = await startLocalServices({ jobs: true, product: { origin: "http://localhost", port: 1 } });
  const template = await server.createDatabase("template");
  const env = {
    ...testEnvironment({ database: template, smtp: 1, stripe: 1 }),
    ...services.env,
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
  };
  const preparing = startServer(["cli", "prepare"], { ...process.env, ...env, STRIPE_API_URL: "" });
  if ((await preparing.ended) !== 0) throw new Error("The template database could not be prepared.");

  process.env.JOURNEY_DATABASES = server.url("");
  process.env.JOURNEY_SERVICES = JSON.stringify(env);
  return async () => {
    await services.close();
    await server.discard();
  };
}
