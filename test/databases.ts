import type { TestProject } from "vitest/node";
import { migrate } from "#db/migrate.ts";
import { testEnvironment } from "./environment.ts";
import { oldestPostgres, startScratchPostgres } from "./scratch-postgres.ts";

/**
 * Starts one PostgreSQL for the run, the oldest promised one if TEST_POSTGRES says so. Each worker's database is a copy of a
 * migrated one.
 */
export default async function setup(project: TestProject) {
  const server = await startScratchPostgres(
    "vitest",
    process.env.TEST_POSTGRES === "oldest" ? oldestPostgres : undefined,
  );
  const template = await server.createDatabase("template");
  await migrate(template);
  // The queues' installer reads the process's configuration.
  Object.assign(process.env, testEnvironment({ database: template, smtp: 1, stripe: 1 }));
  const { installQueues } = await import("#core/platform/tasks.server.ts");
  await installQueues(template);
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
