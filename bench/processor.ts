import { readFileSync } from "node:fs";
import { pool } from "#core/platform/db.server.ts";

export async function processorTime(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  const { user, system } = process.cpuUsage();
  return rows.reduce((total, { pid }) => total + serverTime(pid), (user + system) / 1000);
}

function serverTime(pid: number): number {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/schedstat`, "utf8"), 10) / 1e6;
  } catch {
    return Number.NaN;
  }
}
