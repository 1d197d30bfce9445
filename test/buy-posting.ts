import { startPostingCheckout, startRenewalCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { readPostingToken } from "#core/mail/posting-links.ts";
import type { PostingInput } from "#core/postings/form/posting-form.ts";
import { makePostingInput } from "#test/posting-input.ts";

/** Each has an address that no limit has counted yet. */
function asker() {
  return { clientAddress: crypto.randomUUID(), analytics: { visitorId: null, sessionId: null } };
}

/** Opens a checkout for a new posting, or for the one that a token names. Returns the posting's id and the session. */
export async function openPosting(
  overrides: Partial<PostingInput> = {},
  now = new Date(),
  token: string | null = null,
) {
  const started = await startPostingCheckout(makePostingInput(overrides), token, asker(), now);
  if (!started.ok) throw new Error(started.reason);
  return {
    id: String(readPostingToken(started.token)?.id),
    token: started.token,
    session: sessionIn(started.url),
  };
}

export async function openRenewal(postingId: string, now = new Date()) {
  const started = await startRenewalCheckout(postingId, asker(), now);
  if (!started.ok) throw new Error(started.reason);
  return sessionIn(started.url);
}

function sessionIn(url: string): string {
  return url.split("/").at(-1) ?? "";
}
