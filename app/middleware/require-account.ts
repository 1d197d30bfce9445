import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { accountContext } from "#app/context.ts";
import { wantsJson } from "#app/request/read-fields.ts";
import { notSignedIn } from "#app/sentences/access.ts";

export const requireAccount: MiddlewareFunction<Response> = ({ request, url, context }, next) =>
  context.get(accountContext) ? next() : redirectToSignIn(request, url);

export function signedIn(context: Readonly<RouterContextProvider>) {
  const found = context.get(accountContext);
  if (!found) throw new Error("This route is not guarded by requireAccount.");
  return found;
}

function redirectToSignIn(request: Request, { pathname, search }: URL): Response {
  if (wantsJson(request)) return Response.json({ error: notSignedIn }, { status: 401 });
  const isRead = request.method === "GET" || request.method === "HEAD";
  return redirect(`/auth?next=${encodeURIComponent(pathname + search)}`, isRead ? 302 : 303);
}
