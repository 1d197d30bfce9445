import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { db } from "#core/platform/db.server.ts";
import { readNotes } from "#core/tracker/notes.ts";
import { isListed } from "#core/tracker/own-list.ts";
import { savedJobs } from "#core/tracker/tables.ts";

export async function updateSavedNotes(
  userId: string,
  savedId: unknown,
  typed: unknown,
): Promise<"updated" | "missing" | "too-long"> {
  const id = z.uuid().safeParse(savedId);
  if (!id.success) return "missing";
  const notes = readNotes(typed);
  if (notes === null) return "too-long";
  const { rowCount } = await db
    .update(savedJobs)
    .set({ notes })
    .where(and(eq(savedJobs.id, id.data), isListed(savedJobs, userId)));
  return rowCount === 1 ? "updated" : "missing";
}
