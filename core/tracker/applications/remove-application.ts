import { removeEntry, restoreEntry } from "#core/tracker/own-list.ts";
import { applications } from "#core/tracker/tables.ts";

export async function removeApplication(
  userId: string,
  applicationId: unknown,
  now = new Date(),
): Promise<boolean> {
  return (await removeEntry(applications, userId, "id", applicationId, now)) !== null;
}

export function restoreApplication(userId: string, applicationId: unknown) {
  return restoreEntry(applications, userId, applicationId);
}
