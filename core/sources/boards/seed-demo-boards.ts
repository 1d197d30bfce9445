import { sql } from "drizzle-orm";
import { db } from "#core/platform/db.server.ts";
import { employerBoards } from "#core/sources/tables.ts";

export async function seedDemoBoards(
  boards: readonly { source: string; employer: string; token: string }[],
): Promise<void> {
  const { source, token, isDemo } = employerBoards;
  for (const board of boards)
    await db
      .insert(employerBoards)
      .values({ ...board, isDemo: true })
      .onConflictDoUpdate({ target: [source, token, isDemo], set: { employer: sql`excluded.employer` } });
}
