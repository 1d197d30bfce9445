import type { MiddlewareFunction } from "react-router";
import { accountContext, viewerContext } from "#app/context.ts";
import { readAccount } from "#core/accounts/read-account.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";

/** Reads the session for all that follows, and does nothing for a request without a cookie. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (!mayBeSignedIn(request.headers)) return next();
  const { account, cookies } = await readAccount(request.headers);
  if (account) {
    const { userId } = account;
    const subscription = await readSubscription(userId);
    context.set(accountContext, { account, subscription });
    context.set(viewerContext, { kind: subscription.subscribed ? "subscriber" : "free", userId });
  }
  const answer = await next();
  // A cookie of a sign-in or sign-out in this request wins.
  if (!answer.headers.getSetCookie().some((cookie) => cookie.includes("session_token=")))
    for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
};

function mayBeSignedIn(headers: Headers): boolean {
  return headers.has("authorization") || (headers.get("cookie") ?? "").includes("waymark.session_token=");
}
