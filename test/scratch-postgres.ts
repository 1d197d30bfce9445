import { mkdir, readdir } from "node:fs/promises";
import { isAlive } from "#local/postgres/postmaster.ts";
import { discardPostgres, startPostgres } from "#local/postgres/server.ts";

const shelf = ".data/test";

export async function startScratchPostgres(kind: string) {
  await clearAway();
  const folder = `${shelf}/${kind}-${process.pid}`;
  const server = await startPostgres(folder, { durable: false });
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
