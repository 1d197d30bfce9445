import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { SaveError } from "#local/private-file.ts";
import { emptyState, type State } from "./account.ts";

export function readState(file: string | null): State {
  const kept = file === null ? null : readIfThere(file);
  return { ...structuredClone(emptyState), ...(kept && parse(kept, String(file))) };
}

function parse(kept: string, file: string): State {
  try {
    return JSON.parse(kept);
  } catch {
    throw new Error(`${file} is broken. Delete it to start the local Stripe over.`);
  }
}

/** On a full disk the old file stays, and the next change retries. */
export function writeState(file: string, state: State) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    console.error(new SaveError(file, error).message);
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
