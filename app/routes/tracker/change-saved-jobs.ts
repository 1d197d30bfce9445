import { findNotice } from "#app/notices/notices.ts";
import { notesTooLong } from "#core/tracker/notes.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/saved/remove-saved-job.ts";
import { updateSavedNotes } from "#core/tracker/saved/update-saved-notes.ts";
import { type Change, entryChanges, type Fields, refuse } from "./entry-changes.ts";

/** Each form names its entry by `id`. */
export const savedJobChanges = entryChanges({ remove, restore, notes });

async function remove(userId: string, { id }: Fields): Promise<Change> {
  if (await removeSavedJob(userId, id)) return { ok: true, notice: "job-removed", undoId: String(id) };
  return refuse(404, "Failed to remove job: it is not in your saved list.");
}

async function restore(userId: string, { id }: Fields): Promise<Change> {
  const outcome = await restoreSavedJob(userId, id);
  if (outcome === "restored") return { ok: true, notice: "job-saved" };
  if (outcome === "full") return refuse(409, findNotice("saved-list-full")?.text ?? "");
  return refuse(404, "Failed to undo: this job was removed too long ago.");
}

async function notes(userId: string, { id, notes }: Fields): Promise<Change> {
  const update = await updateSavedNotes(userId, id, notes);
  if (update === "too-long") return refuse(400, notesTooLong);
  if (update === "missing") return refuse(404, "Failed to update notes: this job is not in your saved list.");
  return { ok: true, notice: "notes-updated", at: `#notes-${id}` };
}
