import type { MiddlewareFunction } from "react-router";
import { accountContext, viewerContext } from "#app/context.ts";
import { isAwaited } from "#core/billing/checkout/awaited-payments.ts";

/** Whoever comes back from paying is offered no plan, even before the payment is confirmed. */
export const knowReturn: MiddlewareFunction<Response> = async ({ request, context }) => {
  const { searchParams } = new URL(request.url);
  const sessionId = searchParams.get("session_id");
  const viewer = context.get(viewerContext);
  if (!sessionId || searchParams.get("payment") !== "success" || viewer.kind !== "free") return;
  if (!(await isAwaited(viewer.userId, sessionId, new Date()))) return;
  context.set(viewerContext, { ...viewer, awaitsPayment: true });
  const signedIn = context.get(accountContext);
  if (signedIn)
    context.set(accountContext, {
      ...signedIn,
      subscription: { ...signedIn.subscription, awaitsPayment: true },
    });
};
