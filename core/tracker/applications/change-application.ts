import { readNotes } from "#core/tracker/notes.ts";
import { type Changing, changeEntry, type EntryChange } from "#core/tracker/own-entry.ts";
import { isApplicationStatus } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";

export async function setApplicationStatus(
  userId: string,
  applicationId: unknown,
  status: unknown,
  change?: EntryChange,
): Promise<Changing | "unknown-status"> {
  if (!isApplicationStatus(status)) return "unknown-status";
  return changeEntry(applications, userId, applicationId, { status }, change);
}

export async function updateApplicationNotes(
  userId: string,
  applicationId: unknown,
  typed: unknown,
  change?: EntryChange,
): Promise<Changing | "too-long"> {
  const notes = readNotes(typed);
  return notes === null ? "too-long" : changeEntry(applications, userId, applicationId, { notes }, change);
}
