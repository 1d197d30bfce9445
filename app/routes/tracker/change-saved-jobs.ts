import { findNotice } from "#app/notices.ts";
import { notesTooLong } from "#core/tracker/notes.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/remove-saved-job.ts";
import { updateSavedNotes } from "#core/tracker/update-saved-notes.ts";
import { type Change, entryChanges, type Fields, refuse } from "./entry-changes.ts";

/** Each form names its entry by `id`. */
export const savedJobChanges = entryChanges({ remove, restore, notes });

const missing = refuse(404, "This job is not in your saved list.");

async function remove(userId: string, { id }: Fields): Promise<Change> {
  const isRemoved = await removeSavedJob(userId, id);
  return isRemoved ? { ok: true, notice: "job-removed", undoId: String(id) } : missing;
}

async function restore(userId: string, { id }: Fields): Promise<Change> {
  const outcome = await restoreSavedJob(userId, id);
  if (outcome === "restored") return { ok: true, notice: "job-saved" };
  return outcome === "full" ? refuse(409, findNotice("saved-list-full")?.text ?? "") : missing;
}

async function notes(userId: string, { id, notes }: Fields): Promise<Change> {
  const update = await updateSavedNotes(userId, id, notes);
  if (update === "too-long") return refuse(400, notesTooLong);
  return update === "updated" ? { ok: true, notice: "notes-updated", at: `#notes-${id}` } : missing;
}
