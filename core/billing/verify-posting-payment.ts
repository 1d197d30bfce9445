/** What the page after a payment shows. */
export type PaidPosting = {
  title: string;
  company_name: string;
  location: string;
  job_type: string | null;
  date_posted: string | null;
  expires_at: string | null;
  /** It waits for a look of ours. */
  is_held: boolean;
  is_renewal: boolean;
  /** Where it is live. */
  job_path: string | null;
};

export type VerifiedPosting =
  | { ok: true; job: PaidPosting }
  | { ok: false; reason: "no-session" | "not-found" | "failed" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

/** Grants what a checkout session has paid for, and tells what came of it. Asked again, it answers the same. */
export async function verifyPostingPayment(
  _sessionId: unknown,
  _clientAddress: string,
  _now = new Date(),
): Promise<VerifiedPosting> {
  throw new Error("not written yet");
}
