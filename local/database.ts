import { withClient } from "./postgres/connection.ts";
import { joinPostgres, startPostgres } from "./postgres/server.ts";

const folder = ".data/postgres";

export type Database = {
  url: string;
  home: string | null;
  fullDisk?: () => Error | null;
  stop(): Promise<void>;
};

/** Waits for an answer and checks the version. */
export async function operatorDatabase(url: string): Promise<Database> {
  try {
    const version = await withClient(url, (client) =>
      client.query<{ server_version_num: string }>("show server_version_num"),
    );
    const major = Math.floor(Number(version.rows[0]?.server_version_num) / 10_000);
    if (major < 15) throw new Error(`it runs PostgreSQL ${major}, but Waymark needs 15 or newer`);
  } catch (error) {
    throw new Error(`The database given by DATABASE_URL cannot be used: ${reason(error)}.`);
  }
  return { url, home: null, stop: async () => {} };
}

export async function ownDatabase(): Promise<Database> {
  const server = await startPostgres(folder);
  try {
    const url = await server.createDatabase("waymark");
    return { url, home: server.home, fullDisk: server.fullDisk, stop: server.stop };
  } catch (error) {
    await server.stop();
    throw server.fullDisk() ?? error;
  }
}

/** Returns null while no other process runs it. */
export async function sharedDatabase(): Promise<Database | null> {
  const server = await joinPostgres(folder);
  return server && { url: server.url("waymark"), home: server.home, stop: server.stop };
}

function reason(error: unknown): string {
  // A refused connection to a name with several addresses is an AggregateError without a message.
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
}
