import { rm } from "node:fs/promises";
import { type Cluster, prepareCluster } from "./cluster.ts";
import { addressOf, withClient } from "./connection.ts";
import { fullDiskError } from "./full-disk.ts";
import { isAlive, removeForeignLock } from "./lock-file.ts";
import { findPostmaster, launchPostmaster, type Postmaster, readLog, stopPostmaster } from "./postmaster.ts";

export type Postgres = {
  home: string;
  url(database: string): string;
  /** Returns the address of the new or existing database. */
  createDatabase(name: string, template?: string): Promise<string>;
  fullDisk(): Error | null;
  stop(): Promise<void>;
};

/** Creates the cluster on first use. Takes over a server left by a killed run, and restarts one that dies on the same port. */
export async function startPostgres(
  folder: string,
  { durable = true, installed }: { durable?: boolean; installed?: string } = {},
): Promise<Postgres> {
  const cluster = await prepareCluster(folder, installed);
  removeForeignLock(cluster.data);
  const found = await findPostmaster(cluster);
  let postmaster = found ?? (await launchPostmaster(cluster, { durable }));
  let reviving: Promise<void> | null = null;
  let trouble: string | null = null;
  let notBefore = 0;

  /** Reports a failed restart once, then keeps trying. */
  async function revive() {
    try {
      postmaster = await launchPostmaster(cluster, { durable, port: postmaster.port });
      trouble = null;
    } catch (error) {
      const { message } = error as Error;
      if (message !== trouble) console.error(message);
      trouble = message;
      notBefore = Date.now() + 2_000;
    }
    reviving = null;
  }
  const watch = setInterval(() => {
    if (!reviving && Date.now() >= notBefore && !isAlive(postmaster.pid)) reviving = revive();
  }, 500).unref();

  return {
    ...access(cluster, postmaster),
    async stop() {
      clearInterval(watch);
      await reviving;
      await stopPostmaster(cluster, postmaster);
    },
  };
}

export async function joinPostgres(folder: string): Promise<Postgres | null> {
  const cluster = await prepareCluster(folder);
  const postmaster = await findPostmaster(cluster);
  return postmaster && { ...access(cluster, postmaster), stop: async () => {} };
}

export async function discardPostgres(folder: string) {
  const cluster = await prepareCluster(folder);
  const postmaster = await findPostmaster(cluster);
  if (postmaster) await stopPostmaster(cluster, postmaster);
  await rm(cluster.home, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}

function access(cluster: Cluster, { port }: Postmaster): Omit<Postgres, "stop"> {
  return {
    home: cluster.home,
    url: (database) => addressOf(cluster, port, database),
    fullDisk: () => fullDiskError(cluster.data, readLog(cluster)),
    async createDatabase(name, template) {
      await withClient(addressOf(cluster, port, "postgres"), async (client) => {
        const found = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (found.rowCount) return;
        const from = template ? ` template ${client.escapeIdentifier(template)}` : "";
        await client.query(`create database ${client.escapeIdentifier(name)}${from}`);
      });
      return addressOf(cluster, port, name);
    },
  };
}
