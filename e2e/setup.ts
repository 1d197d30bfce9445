import { startServer } from "#launcher/child.ts";
import { startLocalServices } from "#local/services.ts";
import { freshBuild } from "#test/fresh-build.ts";
import { startScratchPostgres } from "#test/scratch-postgres.ts";

/** One PostgreSQL for the run, and in it a template with the demonstration jobs, brought in by the ordinary sync. */
export default async function setup() {
  await freshBuild();
  const server = await startScratchPostgres("journeys");
  const services = await startLocalServices({ jobs: true });
  const env = { ...services.env, NODE_ENV: "production", LOG_LEVEL: "warn", ORIGIN: "http://localhost" };
  const template = await server.createDatabase("template");
  const preparing = startServer(["cli", "prepare"], { ...process.env, ...env, DATABASE_URL: template });
  if ((await preparing.ended) !== 0) throw new Error("The template database could not be prepared.");

  process.env.JOURNEY_DATABASES = server.url("");
  process.env.JOURNEY_SERVICES = JSON.stringify(env);
  return async () => {
    await services.close();
    await server.discard();
  };
}
