import { isNotNull } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { sourceStates } from "#core/sources/tables.ts";

export async function switchedOff(): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ name: sourceStates.source })
    .from(sourceStates)
    .where(isNotNull(sourceStates.switchedOffAt));
  return new Set(rows.map(({ name }) => name));
}
