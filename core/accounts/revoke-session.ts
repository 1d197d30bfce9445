import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { sessions } from "#core/accounts/tables.ts";
import { db } from "#core/platform/db.server.ts";

export async function revokeSession(userId: string, sessionId: unknown): Promise<boolean> {
  const id = z.uuid().safeParse(sessionId);
  if (!id.success) return false;
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id.data), eq(sessions.userId, userId)));
  return rowCount === 1;
}
