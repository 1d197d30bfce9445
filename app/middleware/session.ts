import type { MiddlewareFunction } from "react-router";
import { accountContext, lastVisitContext, viewerContext } from "#app/context.ts";
import { bearerIn, isJwt } from "#core/accounts/access-token.ts";
import { noteVisit } from "#core/accounts/note-visit.ts";
import { readAccount } from "#core/accounts/read-account.ts";
import { readSubscription } from "#core/billing/subscriptions/read-subscription.ts";

/** Reads the session for all that follows, and does nothing for a request without a cookie. */
export const readSession: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  if (!mayBeSignedIn(request.headers)) return next();
  // An access token lasts an hour, and pages could make a key of it that lasts.
  const token = bearerIn(request.headers.get("authorization"));
  if (token && isJwt(token) && !url.pathname.startsWith("/functions/v1/")) return next();
  const { account, cookies } = await readAccount(request.headers);
  if (account) {
    const { userId } = account;
    const [subscription, lastVisit] = await Promise.all([
      readSubscription(userId),
      // A program is no visitor.
      request.headers.has("authorization") ? null : noteVisit(account),
    ]);
    context.set(accountContext, { account, subscription });
    context.set(lastVisitContext, lastVisit);
    context.set(
      viewerContext,
      subscription.subscribed
        ? { kind: "subscriber", userId }
        : { kind: "free", userId, awaitsPayment: subscription.awaitsPayment },
    );
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
