import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#core/platform/db.server.ts";
import { readNotes } from "#core/tracker/notes.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { isApplicationStatus } from "#core/tracker/statuses.ts";
import { applications } from "#core/tracker/tables.ts";

export async function setApplicationStatus(
  userId: string,
  applicationId: unknown,
  status: unknown,
): Promise<"updated" | "missing" | "unknown-status"> {
  if (!isApplicationStatus(status)) return "unknown-status";
  return (await change(userId, applicationId, { status })) ? "updated" : "missing";
}

export async function updateApplicationNotes(
  userId: string,
  applicationId: unknown,
  typed: unknown,
): Promise<"updated" | "missing" | "too-long"> {
  const notes = readNotes(typed);
  if (notes === null) return "too-long";
  return (await change(userId, applicationId, { notes })) ? "updated" : "missing";
}

async function change(
  userId: string,
  applicationId: unknown,
  to: Partial<Pick<typeof applications.$inferInsert, "status" | "notes">>,
): Promise<boolean> {
  const id = z.uuid().safeParse(applicationId);
  if (!id.success) return false;
  const { rowCount } = await db
    .update(applications)
    .set(to)
    .where(and(eq(applications.id, id.data), isListed(applications, userId)));
  return rowCount === 1;
}
