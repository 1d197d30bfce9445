import { statfsSync } from "node:fs";
import { Unwritten } from "#local/keep-file.ts";

// Less than PostgreSQL writes before it takes a connection.
const tooLittle = 256 * 1024;

/** Why PostgreSQL failed if the disk of `folder` is full; null where it is not. A log on that disk may have remained empty. */
export function asFullDisk(folder: string, log: string): Error | null {
  const said = /could not (?!resize shared memory)[^\n]*(?:No space left on device|Disk quota exceeded)/.exec(
    log,
  );
  if (!said && freeBytes(folder) > tooLittle) return null;
  return new Unwritten(`PostgreSQL cannot run, because ${folder}`, { code: "ENOSPC" });
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
