import type { Account } from "#core/accounts/account.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";

export type ShownAccount = { email: string; isAdmin: boolean; subscribed: boolean };

/** What every page may know of who is signed in; null for everyone else. */
export function shownAccount(
  signedIn: { account: Account; subscription: Subscription } | null,
): ShownAccount | null {
  if (!signedIn) return null;
  const { email, isAdmin } = signedIn.account;
  return { email, isAdmin, subscribed: signedIn.subscription.subscribed };
}
