import type { AreaOutcome } from "#app/routes/admin/table/admin-area.ts";

export function outcomeOf(isDone: boolean, message: string, error: string): AreaOutcome {
  return isDone ? { ok: true, message } : { ok: false, status: 409, error };
}
