import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { writeFileOnce } from "./private-file.ts";

export async function readOrCreateSecret(file: string): Promise<string> {
  const secret = (await read(file)) ?? (await make(file));
  if (!secret)
    throw new Error(`${file} is empty. Delete it to make a new secret; everyone will be signed out.`);
  return secret;
}

/** An existing secret stays, because it has signed links. */
async function make(file: string): Promise<string | null> {
  await writeFileOnce(file, `${randomBytes(32).toString("hex")}\n`);
  return read(file);
}

async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
