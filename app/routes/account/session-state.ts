import { shownAccount } from "#app/account/shown-account.ts";
import { accountContext } from "#app/context.ts";
import type { Route } from "./+types/session-state.ts";

export function loader({ context }: Route.LoaderArgs) {
  const account = shownAccount(context.get(accountContext));
  return Response.json({ account }, { headers: { "Cache-Control": "private, no-store" } });
}
