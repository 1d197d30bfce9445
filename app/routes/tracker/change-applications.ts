import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { readFields, wantsJson } from "#app/answer.ts";
import type { RefusedNotes } from "#app/components/notes-editor.tsx";
import { signedIn } from "#app/middleware/require-account.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices.ts";
import { setApplicationStatus, updateApplicationNotes } from "#core/tracker/change-application.ts";
import { createApplication } from "#core/tracker/create-application.ts";
import { notesTooLong } from "#core/tracker/notes.ts";
import { removeApplication, restoreApplication } from "#core/tracker/remove-application.ts";
import { applicationsPath, readApplicationsView } from "./applications-path.ts";

/** What the page shows again after a form that could not be followed. */
export type RefusedChange = { error: string; notes: RefusedNotes | null };

type Fields = Record<string, unknown>;
type Change =
  | { ok: true; notice: NoticeCode; undoId?: string }
  | { ok: false; status: 400 | 404 | 409; error: string };

/** The forms of the page, by their `intent`; all but `add` name an application by `id`. */
const intents = { add, status, notes, remove, restore };

/** An API caller gets no page. */
export const answerProgram: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const { change } = await makeChange(request, context);
  if (!change.ok) return Response.json({ error: change.error }, { status: change.status });
  return Response.json({ notice: findNotice(change.notice, change.undoId) });
};

/** Leads back to the view on which the form stands, at `url`, and there to the entry. */
export async function changeApplications(
  request: Request,
  context: Readonly<RouterContextProvider>,
  url: URL,
) {
  const { change, fields } = await makeChange(request, context);
  if (change.ok) {
    const path = applicationsPath(readApplicationsView(url.searchParams));
    const entry = fields.intent === "status" || fields.intent === "notes" ? `#application-${fields.id}` : "";
    return redirect(withNotice(path + entry, change.notice, change.undoId), 303);
  }
  const { error, status } = change;
  const notes = fields.intent === "notes" && { id: String(fields.id), notes: String(fields.notes), error };
  const refused: RefusedChange = { error, notes: notes || null };
  return data(refused, { status });
}

async function makeChange(request: Request, context: Readonly<RouterContextProvider>) {
  const { userId } = signedIn(context).account;
  const fields = await readFields(request);
  const intent = String(fields.intent);
  if (Object.hasOwn(intents, intent))
    return { fields, change: await intents[intent as keyof typeof intents](userId, fields) };
  return { fields, change: refuse(400, "There is nothing to do by that name.") };
}

async function add(userId: string, { saved, job }: Fields): Promise<Change> {
  const outcome = await createApplication(userId, saved ? { savedJobId: saved } : { jobId: job });
  if (outcome === "added") return { ok: true, notice: "application-added" };
  if (outcome === "already-there") return { ok: true, notice: "application-known" };
  if (outcome === "not-found") return refuse(404, "Failed to mark as applied");
  return refuse(
    409,
    "Failed to mark as applied: your list holds 1,000 applications. Remove some to add others.",
  );
}

async function status(userId: string, { id, status }: Fields): Promise<Change> {
  const outcome = await setApplicationStatus(userId, id, status);
  if (outcome === "updated") return { ok: true, notice: "status-updated" };
  return refuse(outcome === "missing" ? 404 : 400, "Failed to update status");
}

async function notes(userId: string, { id, notes }: Fields): Promise<Change> {
  const outcome = await updateApplicationNotes(userId, id, notes);
  if (outcome === "updated") return { ok: true, notice: "notes-updated" };
  return outcome === "missing" ? refuse(404, "Failed to update notes") : refuse(400, notesTooLong);
}

async function remove(userId: string, { id }: Fields): Promise<Change> {
  if (!(await removeApplication(userId, id))) return refuse(404, "Failed to remove application");
  return { ok: true, notice: "application-removed", undoId: String(id) };
}

async function restore(userId: string, { id }: Fields): Promise<Change> {
  if (await restoreApplication(userId, id)) return { ok: true, notice: "application-restored" };
  return refuse(404, "Failed to restore application");
}

function refuse(status: 400 | 404 | 409, error: string): Change {
  return { ok: false, status, error };
}
