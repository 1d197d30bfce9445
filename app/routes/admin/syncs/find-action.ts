import { type SyncAction, syncActions } from "#core/sources/sync-actions.ts";

export function findAction(label: unknown): SyncAction | null {
  return syncActions.find((action) => action.label === label) ?? null;
}

export function wordsOf(what: unknown): Pick<SyncAction, "failed" | "otherwise"> {
  return findAction(what) ?? { failed: "Sync Failed", otherwise: "Failed to trigger sync" };
}
