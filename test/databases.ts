import type { TestProject } from "vitest/node";
import { migrate } from "#db/migrate.ts";
import { startScratchPostgres } from "./scratch-postgres.ts";

/** One PostgreSQL for the run, and a database for each worker, all copies of one that was migrated. */
export default async function setup(project: TestProject) {
  const server = await startScratchPostgres("vitest");
  await migrate(await server.createDatabase("template"));
  for (let worker = 1; worker <= project.vitest.config.maxWorkers; worker++) {
    await server.createDatabase(`worker_${worker}`, "template");
  }
  project.provide("databases", server.url("worker"));
  return server.discard;
}

declare module "vitest" {
  interface ProvidedContext {
    databases: string;
  }
}
