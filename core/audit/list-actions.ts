import type { adminActions } from "#core/audit/tables.ts";

export type ListedAction = typeof adminActions.$inferSelect;

/** The newest first; `search` is part of the address, the action or the subject. */
export async function listActions(_: {
  search: string;
  page: number;
}): Promise<{ actions: ListedAction[]; total: number }> {
  throw new Error("not built yet");
}
