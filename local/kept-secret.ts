import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

/** The secret in this file, made where there is none. Only its owner may read it. */
export async function keptSecret(file: string): Promise<string> {
  await mkdir(path.dirname(file), { recursive: true });
  const made = randomBytes(32).toString("hex");
  // Never over one that is there: what it has signed would be worth nothing.
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}
