import { data, redirect } from "react-router";
import { type NoticeCode, withNotice } from "#app/notices.ts";
import { removeAlert, restoreAlert, setAlertActive, updateAlert } from "#core/alerts/change-alert.ts";
import type { AlertErrors, TypedAlert } from "#core/alerts/read-alert.ts";

type Asked = { userId: string; id: string; fields: Record<string, unknown> };

/** What the list shows again, without script, after a correction that could not be kept. */
export type Refused = { id: string; typed: TypedAlert; errors: AlertErrors };

/** What came of it, for a form and for a program. */
type Outcome = {
  notice: NoticeCode;
  json: Record<string, unknown>;
  status?: number;
  undoId?: string;
  refused?: Refused;
};

/** The forms of the list, by their `intent`. */
const intents = { switch: switchAlert, update, delete: remove, restore };

/** Null where nothing of the kind can be asked for. */
export async function changeAlerts(userId: string, fields: Record<string, unknown>): Promise<Outcome | null> {
  const intent = String(fields.intent);
  if (!Object.hasOwn(intents, intent)) return null;
  return intents[intent as keyof typeof intents]({ userId, id: String(fields.id), fields });
}

export function answerProgram(outcome: Outcome | null): Response {
  const { json, status = 200 } = outcome ?? { json: { error: "Unknown intent." }, status: 400 };
  return Response.json(json, { status });
}

export function answerForm(outcome: Outcome | null) {
  if (!outcome) return data(null, { status: 400 });
  const { refused, status, notice, undoId } = outcome;
  if (refused) return data(refused, { status });
  return redirect(withNotice("/my-alerts", notice, undoId), 303);
}

async function switchAlert({ userId, id, fields }: Asked): Promise<Outcome> {
  const isActive = fields.active === true || fields.active === "true";
  if (!(await setAlertActive(userId, id, isActive)))
    return failed("alert-update-failed", "Failed to update alert");
  return { notice: isActive ? "alert-enabled" : "alert-disabled", json: { id, is_active: isActive } };
}

async function update({ userId, id, fields }: Asked): Promise<Outcome> {
  const updated = await updateAlert(userId, id, fields);
  if (updated.ok) return { notice: "alert-updated", json: updated.alert };
  const failure = failed("alert-update-failed", "Failed to update alert");
  if (updated.reason === "missing") return failure;
  const { errors, typed } = updated;
  const json = { error: Object.values(errors)[0], errors };
  return { ...failure, json, status: 400, refused: { id, typed, errors } };
}

async function remove({ userId, id }: Asked): Promise<Outcome> {
  if (!(await removeAlert(userId, id))) return failed("alert-delete-failed", "Failed to delete alert");
  return { notice: "alert-deleted", undoId: id, json: { id } };
}

async function restore({ userId, id }: Asked): Promise<Outcome> {
  const restored = await restoreAlert(userId, id);
  if (restored.ok) return { notice: "alert-restored", json: { id } };
  if (restored.reason === "full")
    return { notice: "alert-list-full", json: { error: restored.error }, status: 409 };
  return failed("alert-restore-failed", "Failed to restore alert");
}

/** No alert of this person has the id. */
function failed(notice: NoticeCode, error: string): Outcome {
  return { notice, json: { error }, status: 404 };
}
