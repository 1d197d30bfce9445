import type { PaidPosting } from "#core/billing/checkout/verify-posting-payment.ts";

export type Verification = { ok: true; job: PaidPosting } | { ok: false; error: string };

export const verifyFailure = "Failed to verify payment. Please contact support if you were charged.";

export const verifyRefusals = {
  "no-session": "No payment session found",
  "not-found": "Job not found. Please contact support if you were charged.",
  pending: "Your payment is still processing. Your job goes live once it arrives, and we'll email you.",
  failed: verifyFailure,
};
