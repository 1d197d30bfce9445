import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { emptyState, type State } from "./account.ts";

/** The state kept in the file, or a new one where there is none. */
export function readState(file: string | null): State {
  const kept = file === null ? null : readIfThere(file);
  return { ...structuredClone(emptyState), ...(kept && (JSON.parse(kept) as State)) };
}

export function writeState(file: string, state: State) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
