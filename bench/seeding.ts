import pg from "pg";
import { env } from "#core/platform/env.server.ts";

/** A million rows take longer than the pool waits for any statement. */
export async function seeding<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
