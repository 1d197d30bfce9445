import { env } from "#core/env.server.ts";
import { migrate as migrateDatabase } from "#db/migrate.ts";

/** Brings the database's schema up to date. */
export async function migrate(): Promise<number> {
  await migrateDatabase(env.DATABASE_URL);
  return 0;
}
