import { accountContext } from "#app/context.ts";
import type { Route } from "./+types/session-state.ts";

/** Who is signed in, for a page that wants to know whether another tab has changed that. */
export function loader({ context }: Route.LoaderArgs) {
  const signedIn = context.get(accountContext);
  const account = signedIn && {
    email: signedIn.account.email,
    isAdmin: signedIn.account.isAdmin,
    subscribed: signedIn.subscription.subscribed,
  };
  return Response.json({ account }, { headers: { "Cache-Control": "private, no-store" } });
}
