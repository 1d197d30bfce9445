import { rm } from "node:fs/promises";
import { type Cluster, prepareCluster } from "./cluster.ts";
import { addressOf, withClient } from "./connection.ts";
import { asFullDisk } from "./full-disk.ts";
import {
  findPostmaster,
  isAlive,
  launchPostmaster,
  type Postmaster,
  readLog,
  stopPostmaster,
} from "./postmaster.ts";

export type Postgres = {
  /** Where its files lie. */
  home: string;
  /** The address of one of its databases. */
  url(database: string): string;
  /** Makes the database unless it is there, and returns its address. */
  createDatabase(name: string, template?: string): Promise<string>;
  /** Why it fails, if its disk is full; else null. */
  fullDisk(): Error | null;
  stop(): Promise<void>;
};

/**
 * Serves the PostgreSQL cluster kept in `folder`, making it on first use. A server left behind by a killed
 * run is taken over as it is, and one that dies is started again on the same port.
 */
export async function startPostgres(folder: string, { durable = true } = {}): Promise<Postgres> {
  const cluster = await prepareCluster(folder);
  const found = await findPostmaster(cluster);
  let postmaster = found ?? (await launchPostmaster(cluster, { durable }));
  let reviving: Promise<void> | null = null;
  let trouble: string | null = null;
  let notBefore = 0;

  /** Where it cannot be, as on a full disk, that is said once, and tried until it can. */
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

/** The server that another process of ours runs on `folder`; null if there is none. */
export async function joinPostgres(folder: string): Promise<Postgres | null> {
  const cluster = await prepareCluster(folder);
  const postmaster = await findPostmaster(cluster);
  return postmaster && { ...access(cluster, postmaster), stop: async () => {} };
}

/** Stops the server on `folder`, if one runs, and deletes the cluster. */
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
    fullDisk: () => asFullDisk(cluster.data, readLog(cluster)),
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
