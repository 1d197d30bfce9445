import { factsField } from "#app/components/alerts/facts-field.ts";
import { signedIn } from "#app/middleware/require-account.ts";
import {
  byIntent,
  type FormState,
  formRoute,
  type Outcome,
  refuseWith,
  type Submission,
} from "#app/request/form-route.ts";
import { alertNotDeleted, alertNotUpdated } from "#app/sentences/alerts.ts";
import { removeAlert, restoreAlert, setAlertActive, updateAlert } from "#core/alerts/change-alert.ts";
import type { AlertErrors } from "#core/alerts/read-alert.ts";
import { alertParameters } from "#core/jobs/query/job-query.ts";

export type RefusedAlert = FormState<AlertErrors>;
type Change = Promise<Outcome<object, AlertErrors>>;

const path = "/my-alerts";

export const alertForms = formRoute(byIntent({ switch: switchAlert, update, delete: remove, restore }), {
  lists: [factsField],
  repeats: [...alertParameters, "id", "name", "frequency", "remote"],
});

async function switchAlert(sent: Submission): Change {
  const [userId, id] = ownAlert(sent);
  const isActive = sent.fields.active === true || sent.fields.active === "true";
  if (!(await setAlertActive(userId, id, isActive))) return refuseWith(404, alertNotUpdated);
  const notice = isActive ? "alert-enabled" : "alert-disabled";
  return { to: path, notice, json: { id, is_active: isActive } };
}

async function update(sent: Submission): Change {
  const [userId, id] = ownAlert(sent);
  const updated = await updateAlert(userId, id, sent.fields);
  if (updated.ok) return { to: path, notice: "alert-updated", json: updated.alert };
  if (updated.reason === "missing") return refuseWith(404, alertNotUpdated);
  const { errors } = updated;
  return { error: Object.values(errors)[0] ?? "", errors, status: 400 };
}

async function remove(sent: Submission): Change {
  const [userId, id] = ownAlert(sent);
  if (!(await removeAlert(userId, id))) return refuseWith(404, alertNotDeleted);
  return { to: path, notice: "alert-deleted", undoId: id, json: { id } };
}

async function restore(sent: Submission): Change {
  const [userId, id] = ownAlert(sent);
  const restored = await restoreAlert(userId, id);
  if (restored.ok) return { to: path, notice: "alert-restored", json: { id } };
  return restored.reason === "full"
    ? refuseWith(409, restored.error)
    : refuseWith(404, "Failed to restore alert");
}

function ownAlert({ context, fields }: Submission): [userId: string, id: string] {
  return [signedIn(context).account.userId, String(fields.id)];
}
