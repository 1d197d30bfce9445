import { signedIn } from "#app/middleware/require-account.ts";
import { findNotice } from "#app/notices/notices.ts";
import { byIntent, formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { pageOf, pathOf } from "#app/routes/tracker/saved-jobs-path.ts";
import { jobNotRemoved } from "#app/sentences/saving.ts";
import { notesNotUpdated, notesTooLong } from "#core/tracker/notes.ts";
import { findSavedJob } from "#core/tracker/saved/find-saved-job.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/saved/remove-saved-job.ts";
import { updateSavedNotes } from "#core/tracker/saved/update-saved-notes.ts";
import { stopWaiting } from "#core/tracker/saved/wait-to-apply.ts";
import { notesFields, ofQueue, once, refuseConflict, seenBy } from "./once.ts";

export const savedJobForms = formRoute(
  ofQueue(byIntent({ remove, restore, notes: updateNotes, "stop-waiting": stop })),
  { repeats: notesFields },
);

const notThere = "it is not in your saved list.";

async function remove(sent: Submission): Promise<Outcome> {
  const { id } = sent.fields;
  const outcome = await once(sent, async (where) =>
    (await removeSavedJob(ownerOf(sent), id, new Date(), where)) ? "removed" : "missing",
  );
  if (outcome !== "removed") return refuseWith(404, `${jobNotRemoved}: ${notThere}`);
  return { to: pathOf(pageOf(sent.url)), notice: "job-removed", undoId: String(id) };
}

async function restore(sent: Submission): Promise<Outcome> {
  const outcome = await once(sent, (where) => restoreSavedJob(ownerOf(sent), sent.fields.id, where));
  if (outcome === "restored") return { to: pathOf(pageOf(sent.url)), notice: "job-saved" };
  if (outcome === "full") return refuseWith(409, findNotice("saved-list-full")?.text ?? "");
  return refuseWith(404, "Failed to undo: this job was removed too long ago.");
}

async function updateNotes(sent: Submission): Promise<Outcome> {
  const { id, notes } = sent.fields;
  const basedOn = seenBy(sent);
  const outcome = await once(sent, (where) => updateSavedNotes(ownerOf(sent), id, notes, { basedOn, where }));
  if (outcome === "updated")
    return { to: `${pathOf(pageOf(sent.url))}#notes-${id}`, notice: "notes-updated" };
  if (outcome === "too-long") return refuseWith(400, notesTooLong);
  if (outcome === "conflict") return refuseConflict((await findSavedJob(ownerOf(sent), id))?.notes ?? "");
  return refuseWith(404, `${notesNotUpdated}: this job is not in your saved list.`);
}

async function stop(sent: Submission): Promise<Outcome> {
  const outcome = await once(sent, async (where) =>
    (await stopWaiting(ownerOf(sent), sent.fields.id, where)) ? "stopped" : "missing",
  );
  if (outcome !== "stopped") return refuseWith(404, `Failed to remove it from this list: ${notThere}`);
  return { to: pathOf(pageOf(sent.url)), notice: "waiting-stopped" };
}

function ownerOf({ context }: Submission): string {
  return signedIn(context).account.userId;
}
