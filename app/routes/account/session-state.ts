import { toAccountView } from "#app/account/account-view.ts";
import { accountContext } from "#app/context.ts";
import { isRequestUsed } from "#core/accounts/confirm-code.ts";
import type { Route } from "./+types/session-state.ts";
import { requestedBy } from "./link-request-cookie.ts";

/** The page that asked for a link also learns that the link was used elsewhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const account = toAccountView(context.get(accountContext));
  const requestId = account ? null : requestedBy(request.headers);
  const isLinkUsed = requestId !== null && (await isRequestUsed(requestId));
  const state = { account, ...(isLinkUsed && { isLinkUsed }) };
  return Response.json(state, { headers: { "Cache-Control": "private, no-store" } });
}
