import { clientAddressContext } from "#app/context.ts";
import { answer, readFields } from "#app/request/answer.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { refuseVerifying } from "#app/routes/postings/refuse-verifying.ts";
import { type VerifiedPosting, verifyPostingPayment } from "#core/billing/checkout/verify-posting-payment.ts";
import type { Route } from "./+types/verify-job-payment.ts";

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
  const { error, init } = refuseVerifying(verified);
  return { json: { success: false, error }, ...init };
}
