import { type Db, db } from "#core/platform/db.server.ts";
import { removeEntry, restoreEntry } from "#core/tracker/own-list.ts";
import { savedJobs } from "#core/tracker/tables.ts";

/** Returns the entry's id, or null if it was never saved. It can be restored for a while. */
export function unsaveJob(
  userId: string,
  jobId: unknown,
  now = new Date(),
  where: Db = db,
): Promise<string | null> {
  return removeEntry(savedJobs, userId, "jobId", jobId, now, where);
}

/** Returns false when the list never had the entry. */
export async function removeSavedJob(
  userId: string,
  savedId: unknown,
  now = new Date(),
  where: Db = db,
): Promise<boolean> {
  return (await removeEntry(savedJobs, userId, "id", savedId, now, where)) !== null;
}

export function restoreSavedJob(userId: string, savedId: unknown, where: Db = db) {
  return restoreEntry(savedJobs, userId, savedId, where);
}
