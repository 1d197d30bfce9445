import { and, eq, isNull, or, sql } from "drizzle-orm";
import { z } from "zod";
import { db } from "#core/db.server.ts";
import { mostApplications } from "#core/tracker/create-application.ts";
import { applications } from "#core/tracker/tables.ts";

/** Takes an application off a person's list, where it can be put back for a while; false where there is none of that id. */
export async function removeApplication(
  userId: string,
  applicationId: unknown,
  now = new Date(),
): Promise<boolean> {
  const id = z.uuid().safeParse(applicationId);
  if (!id.success) return false;
  const { rowCount } = await db
    .update(applications)
    // Pressed twice, it counts from the first time.
    .set({ removedAt: sql`coalesce(${applications.removedAt}, ${now})` })
    .where(and(eq(applications.id, id.data), eq(applications.userId, userId)));
  return rowCount === 1;
}

/** Puts back what was removed, as it was; a repeat is harmless. */
export async function restoreApplication(
  userId: string,
  applicationId: unknown,
): Promise<"restored" | "missing" | "full"> {
  const id = z.uuid().safeParse(applicationId);
  if (!id.success) return "missing";
  const isIt = and(eq(applications.id, id.data), eq(applications.userId, userId));
  const hasRoom = sql`(
    select count(*) from applications as kept where kept.user_id = ${userId} and kept.removed_at is null
  ) < ${mostApplications}`;
  const { rowCount } = await db
    .update(applications)
    .set({ removedAt: null })
    .where(and(isIt, or(isNull(applications.removedAt), hasRoom)));
  if (rowCount === 1) return "restored";
  return (await db.$count(applications, isIt)) ? "full" : "missing";
}
