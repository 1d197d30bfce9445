import type { PostingErrors } from "#core/postings/posting-form.ts";

type Asker = {
  clientAddress: string;
  /** DataFast's ids, where its cookies are there. */
  analytics: { visitorId: string | null; sessionId: string | null };
};

export type StartedPosting =
  /** `token` names the posting as it was stored: with it, a second try changes the same one. */
  | { ok: true; url: string; token: string }
  | { ok: false; reason: "invalid"; errors: PostingErrors }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number }
  /** The posting of that token was paid in the meantime. */
  | { ok: false; reason: "paid"; token: string }
  /** Stripe cannot be reached; what was typed is stored all the same. */
  | { ok: false; reason: "unavailable"; token: string | null };

/** Stores a posting as pending and opens its checkout, or leads back to the one that is open. */
export async function startPostingCheckout(
  _fields: Record<string, unknown>,
  _token: unknown,
  _asker: Asker,
  _now = new Date(),
): Promise<StartedPosting> {
  throw new Error("not written yet");
}

export type StartedRenewal =
  | { ok: true; url: string }
  | { ok: false; reason: "not-renewable" | "unavailable" }
  | { ok: false; reason: "too-many"; limit: number; retryAfter: number };

/** Opens a checkout for another 30 days of a posting, or leads back to the one that is open. */
export async function startRenewalCheckout(
  _postingId: string,
  _asker: Asker,
  _now = new Date(),
): Promise<StartedRenewal> {
  throw new Error("not written yet");
}
