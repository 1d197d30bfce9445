import { removeEntry, restoreEntry } from "#core/tracker/own-list.ts";
import { savedJobs } from "#core/tracker/tables.ts";

/**
 * Takes a job off a person's list, where it can be put back for a while; a repeat is harmless. The entry's id, or null if
 * the list never had it.
 */
export function unsaveJob(userId: string, jobId: unknown, now = new Date()): Promise<string | null> {
  return removeEntry(savedJobs, userId, "jobId", jobId, now);
}

/** The same by the entry's own id; false where the person's list never had it. */
export async function removeSavedJob(userId: string, savedId: unknown, now = new Date()): Promise<boolean> {
  return (await removeEntry(savedJobs, userId, "id", savedId, now)) !== null;
}

/** Puts back what was taken off, with its notes and its old date; a repeat is harmless. */
export function restoreSavedJob(userId: string, savedId: unknown) {
  return restoreEntry(savedJobs, userId, savedId);
}
