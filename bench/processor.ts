import { readdirSync, readFileSync } from "node:fs";
import { pool } from "#core/platform/db.server.ts";

export async function processorTime(): Promise<number> {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + (await databaseTime());
}

/** Backends that have ended still count, because idle ones end after ten seconds. */
const backends = new Map<number, number>();

export async function databaseTime(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  for (const { pid } of rows) backends.set(pid, threadTime(`/proc/${pid}`) || (backends.get(pid) ?? 0));
  return [...backends.values()].reduce((total, time) => total + time, 0);
}

/** Includes the threads that compress and collect garbage. */
export function timeOfProcess(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((total, task) => total + threadTime(`${tasks}/${task}`), 0);
}

function threadTime(folder: string): number {
  try {
    return Number.parseInt(readFileSync(`${folder}/schedstat`, "utf8"), 10) / 1e6;
  } catch {
    return Number.NaN;
  }
}
