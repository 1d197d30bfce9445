import { type SyncAction, syncActions } from "#core/sources/sync-actions.ts";

/** What an administrator can start for the jobs provider, by its label; null for any other run. */
export function findAction(label: unknown): SyncAction | null {
  return syncActions.find((action) => action.label === label) ?? null;
}

/** The words for a run of this name; those of the daily sync for all that have none of their own. */
export function wordsOf(what: unknown): Pick<SyncAction, "failed" | "otherwise"> {
  return findAction(what) ?? { failed: "Sync Failed", otherwise: "Failed to trigger sync" };
}
