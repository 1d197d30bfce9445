import type { RouterContextProvider } from "react-router";
import type { FormErrors } from "#app/components/alerts/alert-form.tsx";
import { accountContext, clientAddressContext, reportErrorContext } from "#app/context.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import { type CreatedAlert, createAlert } from "#core/alerts/create-alert.ts";

type Made =
  | { ok: true; id: string; awaitsConfirmation: boolean }
  | { ok: false; errors: FormErrors; init: { status: number; headers?: Record<string, string> } };

/** Makes the alert that a form or a program asks for, of whoever is signed in, else of the address in it. */
export async function makeAlert(
  fields: Record<string, unknown>,
  context: Readonly<RouterContextProvider>,
): Promise<Made> {
  const userId = context.get(accountContext)?.account.userId ?? null;
  try {
    const created = await createAlert(fields, { userId, clientAddress: context.get(clientAddressContext) });
    if (!created.ok) return refusal(created);
    return { ok: true, id: created.alert.id, awaitsConfirmation: created.awaitsConfirmation };
  } catch (error) {
    context.get(reportErrorContext)(error);
    return { ok: false, errors: { form: "Failed to create job alert" }, init: { status: 500 } };
  }
}

function refusal(created: Extract<CreatedAlert, { ok: false }>): Made {
  if (created.reason === "invalid") return { ok: false, errors: created.errors, init: { status: 400 } };
  if (created.reason === "full") return { ok: false, errors: { form: created.error }, init: { status: 409 } };
  const form = `Too many alerts were asked for. Please try again ${waitInWords(created.retryAfter)}.`;
  return { ok: false, errors: { form }, init: tooMany(created) };
}

/** What a program is told: the first of the errors, and all by field. */
export function refusalAsJson(errors: FormErrors) {
  return { error: errors.email ?? Object.values(errors)[0], errors };
}
