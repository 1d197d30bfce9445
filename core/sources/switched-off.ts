import { and, eq, isNotNull } from "drizzle-orm";
import { db } from "#core/db.server.ts";
import { sourceStates } from "#core/sources/tables.ts";

export async function isSwitchedOff(source: string): Promise<boolean> {
  const [row] = await db
    .select({ at: sourceStates.switchedOffAt })
    .from(sourceStates)
    .where(and(eq(sourceStates.source, source), isNotNull(sourceStates.switchedOffAt)));
  return row !== undefined;
}
