import { startPostingCheckout, startRenewalCheckout } from "#core/billing/checkout/start-posting-checkout.ts";
import { readPostingToken } from "#core/mail/posting-links.ts";
import type { TypedPosting } from "#core/postings/form/posting-form.ts";
import { typedPosting } from "#test/typed-posting.ts";

/** Somebody who comes from an address that no limit has counted yet. */
function asker() {
  return { clientAddress: crypto.randomUUID(), analytics: { visitorId: null, sessionId: null } };
}

/** Opens the checkout of a posting, a new one unless a token names it. Returns its id and the session to be paid. */
export async function openPosting(
  overrides: Partial<TypedPosting> = {},
  now = new Date(),
  token: string | null = null,
) {
  const started = await startPostingCheckout(typedPosting(overrides), token, asker(), now);
  if (!started.ok) throw new Error(started.reason);
  return {
    id: String(readPostingToken(started.token)),
    token: started.token,
    session: sessionIn(started.url),
  };
}

/** Opens the checkout of another term. Returns the session to be paid. */
export async function openRenewal(postingId: string, now = new Date()) {
  const started = await startRenewalCheckout(postingId, asker(), now);
  if (!started.ok) throw new Error(started.reason);
  return sessionIn(started.url);
}

function sessionIn(url: string): string {
  return url.split("/").at(-1) ?? "";
}
