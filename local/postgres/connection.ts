import pg from "pg";
import type { Cluster } from "./cluster.ts";

export function addressOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://waymark:${cluster.password}@127.0.0.1:${port}/${database}`;
}

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    // A large template takes a while to copy.
    query_timeout: 120_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // A starting or stopping server ends connections; the pending call reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
