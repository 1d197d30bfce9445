import type { ShownRun } from "#core/sources/shown-run.ts";

/** A source as the administration lists it. */
export type ListedSource = {
  name: string;
  label: string;
  about: string;
  cost: string;
  isOn: boolean;
  /** The environment variables that it still needs. */
  missing: string[];
  isDemo: boolean;
  hasBoards: boolean;
  /** "Every day at 06:00 UTC"; and the moment (ISO) of the next, null where none is due. */
  schedule: string;
  nextRunAt: string | null;
  lastRun: ShownRun | null;
};

export async function listSources(_now = new Date()): Promise<ListedSource[]> {
  throw new Error("not built yet");
}

/** False where there is no such source. */
export async function switchSource(
  _: { name: string; on: boolean; by: string },
  _now = new Date(),
): Promise<boolean> {
  throw new Error("not built yet");
}
