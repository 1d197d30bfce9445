import {
  setApplicationStatus,
  updateApplicationNotes,
} from "#core/tracker/applications/change-application.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { removeApplication, restoreApplication } from "#core/tracker/applications/remove-application.ts";
import { notesTooLong } from "#core/tracker/notes.ts";
import { type Change, entryChanges, type Fields, refuse } from "./entry-changes.ts";

/** `add` names what was applied to by `saved` or `job`, every other form its application by `id`. */
export const applicationChanges = entryChanges({ add, status, notes, remove, restore });

const noRoom = "your list holds 1,000 applications. Remove some to add others.";

async function add(userId: string, { saved, job }: Fields): Promise<Change> {
  const outcome = await createApplication(userId, saved ? { savedJobId: saved } : { jobId: job });
  if (outcome === "added") return { ok: true, notice: "application-added" };
  if (outcome === "already-there") return { ok: true, notice: "application-known" };
  if (outcome === "full") return refuse(409, `Failed to mark as applied: ${noRoom}`);
  return refuse(404, "Failed to mark as applied");
}

async function status(userId: string, { id, status }: Fields): Promise<Change> {
  const outcome = await setApplicationStatus(userId, id, status);
  if (outcome === "updated") return { ok: true, notice: "status-updated", at: `#application-${id}` };
  return refuse(outcome === "missing" ? 404 : 400, "Failed to update status");
}

async function notes(userId: string, { id, notes }: Fields): Promise<Change> {
  const outcome = await updateApplicationNotes(userId, id, notes);
  if (outcome === "updated") return { ok: true, notice: "notes-updated", at: `#application-${id}` };
  return outcome === "missing" ? refuse(404, "Failed to update notes") : refuse(400, notesTooLong);
}

async function remove(userId: string, { id }: Fields): Promise<Change> {
  if (!(await removeApplication(userId, id))) return refuse(404, "Failed to remove application");
  return { ok: true, notice: "application-removed", undoId: String(id) };
}

async function restore(userId: string, { id }: Fields): Promise<Change> {
  const outcome = await restoreApplication(userId, id);
  if (outcome === "restored") return { ok: true, notice: "application-restored" };
  if (outcome === "full") return refuse(409, `Failed to restore application: ${noRoom}`);
  return refuse(404, "Failed to restore application");
}
