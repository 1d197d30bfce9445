import { type MiddlewareFunction, redirect } from "react-router";
import { accountContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { wantsJson } from "#app/request/read-fields.ts";
import { notAdmin } from "#app/sentences/access.ts";
import { requireAccount } from "./require-account.ts";

/** The role is read with each request, so a revoked one ends at once. */
const refuseOthers: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  if (context.get(accountContext)?.account.isAdmin) return next();
  if (wantsJson(request)) return Response.json({ error: notAdmin }, { status: 403 });
  const isRead = request.method === "GET" || request.method === "HEAD";
  return redirect(withNotice("/", "access-denied"), isRead ? 302 : 303);
};

export const requireAdmin: MiddlewareFunction<Response>[] = [requireAccount, refuseOthers];
