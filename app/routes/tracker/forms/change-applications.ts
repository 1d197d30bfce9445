import { signedIn } from "#app/middleware/require-account.ts";
import type { NoticeCode } from "#app/notices/notices.ts";
import { byIntent, formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { applicationsPath, readApplicationsView } from "#app/routes/tracker/applications-path.ts";
import { notMarked } from "#app/sentences/applied.ts";
import { applicationNotRemoved } from "#app/sentences/tracker.ts";
import {
  setApplicationStatus,
  updateApplicationNotes,
} from "#core/tracker/applications/change-application.ts";
import { createApplication } from "#core/tracker/applications/create-application.ts";
import { findApplication } from "#core/tracker/applications/find-application.ts";
import { removeApplication, restoreApplication } from "#core/tracker/applications/remove-application.ts";
import { notesNotUpdated, notesTooLong } from "#core/tracker/notes.ts";
import { statusNotUpdated } from "#core/tracker/statuses.ts";
import { notesFields, ofQueue, once, refuseConflict, seenBy } from "./once.ts";

export const applicationForms = formRoute(ofQueue(byIntent({ add, status, notes, remove, restore })), {
  repeats: notesFields,
});

const noRoom = "your list holds 1,000 applications. Remove some to add others.";

async function add(sent: Submission): Promise<Outcome> {
  const { saved, job } = sent.fields;
  const to = saved ? { savedJobId: saved } : { jobId: job };
  const outcome = await once(sent, (where) => createApplication(ownerOf(sent), to, new Date(), where));
  if (outcome === "added") return done(sent, "application-added");
  if (outcome === "already-there") return done(sent, "application-known");
  return outcome === "full" ? refuseWith(409, `${notMarked}: ${noRoom}`) : refuseWith(404, notMarked);
}

async function status(sent: Submission): Promise<Outcome> {
  const { id, status } = sent.fields;
  const basedOn = seenBy(sent);
  const outcome = await once(sent, (where) =>
    setApplicationStatus(ownerOf(sent), id, status, { basedOn, where }),
  );
  if (outcome === "updated") return done(sent, "status-updated", `#application-${id}`);
  if (outcome === "conflict") return conflict(sent, "status");
  return refuseWith(outcome === "unknown-status" ? 400 : 404, statusNotUpdated);
}

async function notes(sent: Submission): Promise<Outcome> {
  const { id, notes } = sent.fields;
  const basedOn = seenBy(sent);
  const outcome = await once(sent, (where) =>
    updateApplicationNotes(ownerOf(sent), id, notes, { basedOn, where }),
  );
  if (outcome === "updated") return done(sent, "notes-updated", `#application-${id}`);
  if (outcome === "conflict") return conflict(sent, "notes");
  return outcome === "too-long" ? refuseWith(400, notesTooLong) : refuseWith(404, notesNotUpdated);
}

async function remove(sent: Submission): Promise<Outcome> {
  const { id } = sent.fields;
  const outcome = await once(sent, async (where) =>
    (await removeApplication(ownerOf(sent), id, new Date(), where)) ? "removed" : "missing",
  );
  if (outcome !== "removed") return refuseWith(404, applicationNotRemoved);
  return { ...done(sent, "application-removed"), undoId: String(id) };
}

async function restore(sent: Submission): Promise<Outcome> {
  const outcome = await once(sent, (where) => restoreApplication(ownerOf(sent), sent.fields.id, where));
  if (outcome === "restored") return done(sent, "application-restored");
  if (outcome === "full") return refuseWith(409, `Failed to restore application: ${noRoom}`);
  return refuseWith(404, "Failed to restore application");
}

async function conflict(sent: Submission, field: "status" | "notes"): Promise<Outcome> {
  const application = await findApplication(ownerOf(sent), sent.fields.id);
  return refuseConflict(application?.[field] ?? "");
}

function ownerOf({ context }: Submission): string {
  return signedIn(context).account.userId;
}

function done({ url }: Submission, notice: NoticeCode, at = "") {
  return { to: applicationsPath(readApplicationsView(url.searchParams)) + at, notice };
}
