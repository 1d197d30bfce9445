import { removeEntry, restoreEntry } from "#core/tracker/own-list.ts";
import { applications } from "#core/tracker/tables.ts";

/** Takes an application off a person's list, where it can be put back for a while; false where there is none of that id. */
export async function removeApplication(
  userId: string,
  applicationId: unknown,
  now = new Date(),
): Promise<boolean> {
  return (await removeEntry(applications, userId, "id", applicationId, now)) !== null;
}

/** Puts back what was removed, as it was; a repeat is harmless. */
export function restoreApplication(userId: string, applicationId: unknown) {
  return restoreEntry(applications, userId, applicationId);
}
