import type { Account } from "#core/accounts/account.ts";
import type { Subscription } from "#core/billing/subscriptions/subscription.ts";
import { readableEmail } from "#core/text/readable-email.ts";

export type AccountView = { email: string; isAdmin: boolean; subscribed: boolean; awaitsPayment: boolean };

export function toAccountView(
  signedIn: { account: Account; subscription: Subscription } | null,
): AccountView | null {
  if (!signedIn) return null;
  const { email, isAdmin } = signedIn.account;
  const { subscribed, awaitsPayment } = signedIn.subscription;
  return { email: readableEmail(email), isAdmin, subscribed, awaitsPayment };
}
