import { pool } from "#core/platform/db.server.ts";

/**
 * Runs the work unless another process runs what has the same name: null then. The lock belongs to a connection, so a
 * killed process gives it back.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect();
  const key = `waymark.${name}`;
  let isBroken = false;
  // Between our two queries this connection is idle; the run has its own and will notice a lost database itself.
  const onError = () => {
    isBroken = true;
  };
  client.on("error", onError);
  try {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext($1)) as taken", [key]);
    if (!rows[0].taken) return null;
    try {
      return await work();
    } finally {
      await client.query("select pg_advisory_unlock(hashtext($1))", [key]).catch(onError);
    }
  } finally {
    client.off("error", onError);
    client.release(isBroken);
  }
}
