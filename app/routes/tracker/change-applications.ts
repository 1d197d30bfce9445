import { signedIn } from "#app/middleware/require-account.ts";
import type { NoticeCode } from "#app/notices/notices.ts";
import { byIntent, formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { notMarked } from "#app/sentences/applied.ts";
import { applicationNotRemoved } from "#app/sentences/tracker.ts";
import {
  setApplicationStatus,
  updateApplicationNotes,
} from "#core/tracker/applications/change-application.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { removeApplication, restoreApplication } from "#core/tracker/applications/remove-application.ts";
import { notesNotUpdated, notesTooLong } from "#core/tracker/notes.ts";
import { statusNotUpdated } from "#core/tracker/statuses.ts";
import { applicationsPath, readApplicationsView } from "./applications-path.ts";

export const applicationForms = formRoute(byIntent({ add, status, notes, remove, restore }));

const noRoom = "your list holds 1,000 applications. Remove some to add others.";

async function add(sent: Submission): Promise<Outcome> {
  const { saved, job } = sent.fields;
  const outcome = await createApplication(ownerOf(sent), saved ? { savedJobId: saved } : { jobId: job });
  if (outcome === "added") return done(sent, "application-added");
  if (outcome === "already-there") return done(sent, "application-known");
  return outcome === "full" ? refuseWith(409, `${notMarked}: ${noRoom}`) : refuseWith(404, notMarked);
}

async function status(sent: Submission): Promise<Outcome> {
  const { id, status } = sent.fields;
  const outcome = await setApplicationStatus(ownerOf(sent), id, status);
  if (outcome === "updated") return done(sent, "status-updated", `#application-${id}`);
  return refuseWith(outcome === "missing" ? 404 : 400, statusNotUpdated);
}

async function notes(sent: Submission): Promise<Outcome> {
  const { id, notes } = sent.fields;
  const outcome = await updateApplicationNotes(ownerOf(sent), id, notes);
  if (outcome === "updated") return done(sent, "notes-updated", `#application-${id}`);
  return outcome === "missing" ? refuseWith(404, notesNotUpdated) : refuseWith(400, notesTooLong);
}

async function remove(sent: Submission): Promise<Outcome> {
  const { id } = sent.fields;
  if (!(await removeApplication(ownerOf(sent), id))) return refuseWith(404, applicationNotRemoved);
  return { ...done(sent, "application-removed"), undoId: String(id) };
}

async function restore(sent: Submission): Promise<Outcome> {
  const outcome = await restoreApplication(ownerOf(sent), sent.fields.id);
  if (outcome === "restored") return done(sent, "application-restored");
  if (outcome === "full") return refuseWith(409, `Failed to restore application: ${noRoom}`);
  return refuseWith(404, "Failed to restore application");
}

function ownerOf({ context }: Submission): string {
  return signedIn(context).account.userId;
}

function done({ url }: Submission, notice: NoticeCode, at = "") {
  return { to: applicationsPath(readApplicationsView(url.searchParams)) + at, notice };
}
