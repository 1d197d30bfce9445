import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { factsField } from "#app/components/alerts/facts-field.ts";
import { signedIn } from "#app/middleware/require-account.ts";
import { type NoticeCode, withNotice } from "#app/notices/notices.ts";
import { readFields, wantsJson } from "#app/request/answer.ts";
import { removeAlert, restoreAlert, setAlertActive, updateAlert } from "#core/alerts/change-alert.ts";
import type { AlertErrors, TypedAlert } from "#core/alerts/read-alert.ts";

type Context = Readonly<RouterContextProvider>;
type Asked = { userId: string; id: string; fields: Record<string, unknown> };

/** What the list shows again after a form that could not be followed; `form` is that of a correction. */
export type RefusedChange = {
  error: string;
  form?: { id: string; typed: TypedAlert; errors: AlertErrors };
};

type Change =
  | { ok: true; notice: NoticeCode; undoId?: string; json: object }
  | { ok: false; status: 400 | 404 | 409; refused: RefusedChange };

/** The forms of the list, by their `intent`; each names its alert by `id`. */
const intents = { switch: switchAlert, update, delete: remove, restore };

/** An API caller gets no page. */
export const answerProgram: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (request.method !== "POST" || !wantsJson(request)) return next();
  const change = await makeChange(request, context);
  if (change.ok) return Response.json(change.json);
  const { error, form } = change.refused;
  return Response.json({ error, ...(form && { errors: form.errors }) }, { status: change.status });
};

export async function answerForm(request: Request, context: Context) {
  const change = await makeChange(request, context);
  if (!change.ok) return data(change.refused, { status: change.status });
  return redirect(withNotice("/my-alerts", change.notice, change.undoId), 303);
}

async function makeChange(request: Request, context: Context): Promise<Change> {
  const fields = await readFields(request, [factsField]);
  const intent = String(fields.intent);
  if (!Object.hasOwn(intents, intent)) return refuse(400, "There is nothing of that name to do.");
  const { userId } = signedIn(context).account;
  return intents[intent as keyof typeof intents]({ userId, id: String(fields.id), fields });
}

async function switchAlert({ userId, id, fields }: Asked): Promise<Change> {
  const isActive = fields.active === true || fields.active === "true";
  if (!(await setAlertActive(userId, id, isActive))) return refuse(404, "Failed to update alert");
  return {
    ok: true,
    notice: isActive ? "alert-enabled" : "alert-disabled",
    json: { id, is_active: isActive },
  };
}

async function update({ userId, id, fields }: Asked): Promise<Change> {
  const updated = await updateAlert(userId, id, fields);
  if (updated.ok) return { ok: true, notice: "alert-updated", json: updated.alert };
  if (updated.reason === "missing") return refuse(404, "Failed to update alert");
  const { errors, typed } = updated;
  const error = Object.values(errors)[0] ?? "";
  return { ok: false, status: 400, refused: { error, form: { id, typed, errors } } };
}

async function remove({ userId, id }: Asked): Promise<Change> {
  if (!(await removeAlert(userId, id))) return refuse(404, "Failed to delete alert");
  return { ok: true, notice: "alert-deleted", undoId: id, json: { id } };
}

async function restore({ userId, id }: Asked): Promise<Change> {
  const restored = await restoreAlert(userId, id);
  if (restored.ok) return { ok: true, notice: "alert-restored", json: { id } };
  return restored.reason === "full" ? refuse(409, restored.error) : refuse(404, "Failed to restore alert");
}

function refuse(status: 400 | 404 | 409, error: string): Change {
  return { ok: false, status, refused: { error } };
}
