import { readNotes } from "#core/tracker/notes.ts";
import { type Changing, changeEntry, type EntryChange } from "#core/tracker/own-entry.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export async function updateSavedNotes(
  userId: string,
  savedId: unknown,
  typed: unknown,
  change?: EntryChange,
): Promise<Changing | "too-long"> {
  const notes = readNotes(typed);
  return notes === null ? "too-long" : changeEntry(savedJobs, userId, savedId, { notes }, change);
}
