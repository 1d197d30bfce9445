import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Overwrites what it writes. */
export function runFfmpeg(...options: string[]) {
  return run("ffmpeg", ["-y", "-loglevel", "error", ...options]);
}
