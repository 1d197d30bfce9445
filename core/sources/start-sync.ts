import type { ShownRun } from "#core/sources/shown-run.ts";

/** As the function sync-outdoor-jobs is told: values of any kind, checked here. */
export type SyncWish = {
  /** The jobs provider where it is left out. */
  source?: unknown;
  mode?: unknown;
  /** One of the keyword lists. */
  list?: unknown;
  keywords?: unknown;
  useSmartRotation?: unknown;
  rotationSize?: unknown;
};

export type Started =
  | { ok: true; run: ShownRun }
  | { ok: false; reason: "bad-wish" | "quota" | "running" | "switched-off" | "settings"; error: string };

/** Queues a run with its row in the log, in one transaction. Refused where the source has one open, is switched off, lacks its settings or quota. */
export async function startSync(_wish: SyncWish, _by: string, _now = new Date()): Promise<Started> {
  throw new Error("not built yet");
}

/** The run once it has ended, or as it stands after so many milliseconds; null where there is none. */
export async function awaitRun(_id: string, _ms: number): Promise<ShownRun | null> {
  throw new Error("not built yet");
}

/** One that waits ends at once, one that runs with its next page. False where it has ended already. */
export async function cancelRun(_id: string, _by: string, _now = new Date()): Promise<boolean> {
  throw new Error("not built yet");
}
