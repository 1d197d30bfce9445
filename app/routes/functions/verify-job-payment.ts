import { answer, readFields } from "#app/answer.ts";
import { clientAddressContext } from "#app/context.ts";
import { refuseGet } from "#app/routes/functions/refusals.ts";
import { tooMany } from "#app/too-many.ts";
import { type VerifiedPosting, verifyPostingPayment } from "#core/billing/verify-posting-payment.ts";
import type { Route } from "./+types/verify-job-payment.ts";

const failure = "Failed to verify payment. Please contact support if you were charged.";
const refusals = {
  "no-session": { error: "No payment session found", status: 400 },
  "not-found": { error: "Job not found. Please contact support if you were charged.", status: 404 },
  failed: { error: failure, status: 502 },
};

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const { session_id } = await readFields(request);
  const verified = await verifyPostingPayment(session_id, context.get(clientAddressContext));
  const { json, status, headers } = outcomeOf(verified);
  return answer(request, {
    json,
    status,
    headers: { ...headers, "Referrer-Policy": "no-referrer" },
    to: `/post-job/success?session_id=${encodeURIComponent(String(session_id ?? ""))}`,
  });
}

type Outcome = { json: object; status?: number; headers?: Record<string, string> };

function outcomeOf(verified: VerifiedPosting): Outcome {
  if (verified.ok) return { json: { success: true, job: verified.job } };
  if (verified.reason === "too-many")
    return { json: { success: false, error: failure }, ...tooMany(verified) };
  const { error, status } = refusals[verified.reason];
  return { json: { success: false, error }, status };
}
