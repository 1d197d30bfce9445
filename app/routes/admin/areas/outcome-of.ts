import type { AreaOutcome } from "#app/routes/admin/table/admin-area.ts";

/** What is said of an action by whether there was anything to do: somebody else may have been quicker. */
export function outcomeOf(isDone: boolean, said: string, error: string): AreaOutcome {
  return isDone ? { ok: true, said } : { ok: false, status: 409, error };
}
