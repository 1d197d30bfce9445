import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** The secret in this file, made where there is none. Only its owner may read it. */
export async function keptSecret(file: string): Promise<string> {
  const unfinished = `${file}.${randomBytes(4).toString("hex")}`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600 });
  // Whole at once, and never over one that is there: what that has signed would be worth nothing.
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(unfinished);
  return (await readFile(file, "utf8")).trim();
}
