import { toAccountView } from "#app/account/account-view.ts";
import { accountContext } from "#app/context.ts";
import type { Route } from "./+types/session-state.ts";

export function loader({ context }: Route.LoaderArgs) {
  const account = toAccountView(context.get(accountContext));
  return Response.json({ account }, { headers: { "Cache-Control": "private, no-store" } });
}
