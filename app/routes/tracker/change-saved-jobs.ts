import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { readFields, wantsJson } from "#app/answer.ts";
import type { RefusedNotes } from "#app/components/notes-editor.tsx";
import { signedIn } from "#app/middleware/require-account.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices.ts";
import { notesTooLong } from "#core/tracker/notes.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/remove-saved-job.ts";
import { updateSavedNotes } from "#core/tracker/update-saved-notes.ts";

/** What the page shows again after a form that could not be followed. */
export type RefusedChange = { error: string; notes: RefusedNotes | null };

type Fields = Record<string, unknown>;
type Change =
  | { ok: true; notice: NoticeCode; undoId?: string }
  | { ok: false; status: 400 | 404 | 409; error: string };

const missing: Change = { ok: false, status: 404, error: "This job is not in your saved list." };

/** The forms of the list, by their `intent`; each names its entry by `id`. */
const intents = { remove, restore, notes };

/** An API caller gets no page. */
export const answerProgram: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const { change } = await makeChange(request, context);
  if (!change.ok) return Response.json({ error: change.error }, { status: change.status });
  return Response.json({ notice: findNotice(change.notice, change.undoId) });
};

/** `path`: the page of the list on which the form stands. */
export async function changeSavedJobs(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
) {
  const { change, fields } = await makeChange(request, context);
  if (change.ok) return redirect(withNotice(path, change.notice, change.undoId), 303);
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
  const change: Change = { ok: false, status: 400, error: "There is nothing to do by that name." };
  return { fields, change };
}

async function remove(userId: string, { id }: Fields): Promise<Change> {
  const isRemoved = await removeSavedJob(userId, id);
  return isRemoved ? { ok: true, notice: "job-removed", undoId: String(id) } : missing;
}

async function restore(userId: string, { id }: Fields): Promise<Change> {
  const outcome = await restoreSavedJob(userId, id);
  if (outcome === "restored") return { ok: true, notice: "job-saved" };
  if (outcome === "missing") return missing;
  return { ok: false, status: 409, error: findNotice("saved-list-full")?.text ?? "" };
}

async function notes(userId: string, { id, notes }: Fields): Promise<Change> {
  const update = await updateSavedNotes(userId, id, notes);
  if (update === "too-long") return { ok: false, status: 400, error: notesTooLong };
  return update === "updated" ? { ok: true, notice: "notes-updated" } : missing;
}
