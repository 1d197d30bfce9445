import { randomBytes } from "node:crypto";
import { link, mkdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The message tells the operator what could not be saved, and why. */
export class SaveError extends Error {
  constructor(what: string, cause: unknown) {
    super(`${what} could not be written: ${reasonOf(cause)}`, { cause });
  }
}

export function writePrivateFile(file: string, content: string): Promise<void> {
  return writeBeside(file, content, rename);
}

/** Never overwrites: the first of two writers wins. */
export function writeFileOnce(file: string, content: string): Promise<void> {
  return writeBeside(file, content, async (unfinished) => {
    await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await rm(unfinished);
  });
}

async function writeBeside(
  file: string,
  content: string,
  finish: (from: string, to: string) => Promise<void>,
) {
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.part`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    // A disk may report that it is full only when flushing.
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await finish(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw new SaveError(file, error);
  }
}

function reasonOf(cause: unknown): string {
  const { code, message } = cause as NodeJS.ErrnoException;
  if (code === "ENOSPC" || code === "EDQUOT") return "the disk is full. Free up some space and try again.";
  if (code === "EACCES" || code === "EPERM") return "this account may not write there.";
  if (code === "EROFS") return "the disk is read-only.";
  return `${message}.`;
}
