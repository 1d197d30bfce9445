import { clientAddressContext } from "#app/context.ts";
import type { Outcome, Submission } from "#app/request/form-route.ts";
import { tooMany } from "#app/request/too-many.ts";
import { type PaidPosting, verifyPostingPayment } from "#core/billing/checkout/verify-posting-payment.ts";
import { verifyFailure, verifyRefusals } from "./verification.ts";

const statuses = { "no-session": 400, "not-found": 404, pending: 404, failed: 502 };

export async function verifyPayment({
  fields,
  context,
}: Submission): Promise<Outcome<{ job?: PaidPosting }>> {
  const found = await verifyPostingPayment(fields.session_id, context.get(clientAddressContext));
  if (found.ok) return { json: { success: true, job: found.job }, shown: { job: found.job } };
  const refusal = { json: { success: false } };
  if (found.reason !== "too-many")
    return { ...refusal, error: verifyRefusals[found.reason], status: statuses[found.reason] };
  return { ...refusal, error: verifyFailure, ...tooMany(found) };
}
