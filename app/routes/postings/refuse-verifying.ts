import { tooMany } from "#app/request/too-many.ts";
import type { VerifiedPosting } from "#core/billing/checkout/verify-posting-payment.ts";
import { verifyFailure, verifyRefusals } from "./verification.ts";

const statuses = { "no-session": 400, "not-found": 404, failed: 502 };

/** What is said of a payment that was not verified, by the page after it and by the function alike. */
export function refuseVerifying(refusal: Exclude<VerifiedPosting, { ok: true }>): {
  error: string;
  init: { status: number; headers?: Record<string, string> };
} {
  const { reason } = refusal;
  if (reason === "too-many") return { error: verifyFailure, init: tooMany(refusal) };
  return { error: verifyRefusals[reason], init: { status: statuses[reason] } };
}
