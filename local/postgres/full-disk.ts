import { statfsSync } from "node:fs";
import { SaveError } from "#local/private-file.ts";

// PostgreSQL writes more than this before it accepts a connection.
const tooLittle = 256 * 1024;

/** Returns null when the disk is not full. A log on a full disk may be empty. */
export function fullDiskError(folder: string, log: string): Error | null {
  const cause =
    /could not (?!resize shared memory)[^\n]*(?:No space left on device|Disk quota exceeded)/.exec(log);
  if (!cause && freeBytes(folder) > tooLittle) return null;
  return new SaveError(`PostgreSQL can't run because ${folder}`, { code: "ENOSPC" });
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
