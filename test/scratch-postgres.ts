import { existsSync } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import { isAlive } from "#local/postgres/lock-file.ts";
import { discardPostgres, startPostgres } from "#local/postgres/server.ts";

const shelf = ".data/test";

/** Where Debian puts the oldest PostgreSQL that the README promises, or undefined where it isn't installed. */
export const oldestPostgres = ["/usr/lib/postgresql/15"].find((folder) =>
  existsSync(`${folder}/bin/postgres`),
);

/** `installed` is the folder of another PostgreSQL than ours. */
export async function startScratchPostgres(kind: string, installed?: string) {
  await clearAway();
  const folder = `${shelf}/${kind}-${process.pid}`;
  const server = await startPostgres(folder, { durable: false, installed });
  async function discard() {
    await server.stop();
    await discardPostgres(folder);
  }
  return { ...server, discard };
}

async function clearAway() {
  await mkdir(shelf, { recursive: true });
  for (const name of await readdir(shelf)) {
    if (!isAlive(Number(name.split("-")[1]))) await discardPostgres(`${shelf}/${name}`);
  }
}
