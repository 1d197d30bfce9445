import { type Db, db } from "#core/platform/db.server.ts";
import { removeEntry, restoreEntry } from "#core/tracker/own-list.ts";
import { applications } from "#core/tracker/tables.ts";

export async function removeApplication(
  userId: string,
  applicationId: unknown,
  now = new Date(),
  where: Db = db,
): Promise<boolean> {
  return (await removeEntry(applications, userId, "id", applicationId, now, where)) !== null;
}

export function restoreApplication(userId: string, applicationId: unknown, where: Db = db) {
  return restoreEntry(applications, userId, applicationId, where);
}
