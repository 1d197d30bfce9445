import { and, eq, ne } from "drizzle-orm";
import { sessions } from "#core/accounts/tables.ts";
import { type Db, db } from "#core/platform/db.server.ts";

export function signOutEverywhere(userId: string, except: string | null = null): Promise<void> {
  return endSessions(db, userId, except);
}

export async function endSessions(where: Db, userId: string, except: string | null): Promise<void> {
  const others = except === null ? undefined : ne(sessions.id, except);
  await where.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
