import { env } from "#core/platform/env.server.ts";
import { installQueues } from "#core/platform/tasks.server.ts";
import { migrate as migrateDatabase } from "#db/migrate.ts";

/** Migrates the database and the task queue. */
export async function migrate(): Promise<number> {
  await migrateDatabase(env.DATABASE_URL);
  await installQueues(env.DATABASE_URL);
  return 0;
}
