import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import type { RefusedNotes } from "#app/components/tracker/notes-editor.tsx";
import { signedIn } from "#app/middleware/require-account.ts";
import { findNotice, type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { readFields, wantsJson } from "#app/request/answer.ts";

/** What the page shows again after a form that could not be followed. */
export type RefusedChange = { error: string; notes: RefusedNotes | null };

export type Fields = Record<string, unknown>;
export type Change =
  /** `at` is the fragment of the page at which it is seen. */
  | { ok: true; notice: NoticeCode; undoId?: string; at?: string }
  | { ok: false; status: 400 | 404 | 409; error: string };
type Intents = Record<string, (userId: string, fields: Fields) => Promise<Change>>;

/** What can be done to the entries of a person's list, for its forms and for programs, by the `intent` of a request. */
export function entryChanges(intents: Intents) {
  async function makeChange(request: Request, context: Readonly<RouterContextProvider>) {
    const { userId } = signedIn(context).account;
    const fields = await readFields(request);
    const intent = String(fields.intent);
    const make = Object.hasOwn(intents, intent) ? intents[intent] : null;
    return {
      fields,
      change: make ? await make(userId, fields) : refuse(400, "There is nothing of that name to do."),
    };
  }

  /** An API caller gets no page. */
  const answerProgram: MiddlewareFunction<Response> = async ({ request, context }, next) => {
    if (request.method !== "POST" || !wantsJson(request)) return next();
    const { change } = await makeChange(request, context);
    if (!change.ok) return Response.json({ error: change.error }, { status: change.status });
    return Response.json({ notice: findNotice(change.notice, change.undoId) });
  };

  /** `path`: the page of the list on which the form stands. */
  async function answerForm(request: Request, context: Readonly<RouterContextProvider>, path: string) {
    const { change, fields } = await makeChange(request, context);
    if (change.ok) {
      const to = withNotice(path + (change.at ?? ""), change.notice, change.undoId);
      return redirect(to, 303);
    }
    const { error, status } = change;
    const notes = fields.intent === "notes" && { id: String(fields.id), notes: String(fields.notes), error };
    const refused: RefusedChange = { error, notes: notes || null };
    return data(refused, { status });
  }

  return { answerProgram, answerForm };
}

export function refuse(status: 400 | 404 | 409, error: string): Change {
  return { ok: false, status, error };
}
