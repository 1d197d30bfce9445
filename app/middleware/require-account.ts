import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { accountContext } from "#app/context.ts";
import { wantsJson } from "#app/request/answer.ts";

/** Lets only those who are signed in pass; others are led to sign in and back. Nobody keeps the answer. */
export const requireAccount: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const answer = context.get(accountContext) ? await next() : askToSignIn(request, url);
  answer.headers.set("Cache-Control", "private, no-store");
  return answer;
};

/** Whoever `requireAccount` has let pass. */
export function signedIn(context: Readonly<RouterContextProvider>) {
  const found = context.get(accountContext);
  if (!found) throw new Error("This route is not guarded by requireAccount.");
  return found;
}

function askToSignIn(request: Request, { pathname, search }: URL): Response {
  if (wantsJson(request)) return Response.json({ error: "Please sign in first." }, { status: 401 });
  const isRead = request.method === "GET" || request.method === "HEAD";
  return redirect(`/auth?next=${encodeURIComponent(pathname + search)}`, isRead ? 302 : 303);
}
