import { accountContext } from "#app/context.ts";
import { readFields } from "#app/request/read-fields.ts";
import { refuseGet } from "#app/request/refusals.ts";
import { notSignedIn } from "#app/sentences/access.ts";
import { hasRole } from "#core/accounts/roles.ts";
import type { Route } from "./+types/has-role.ts";

const headers = { "Cache-Control": "private, no-store" };

export const loader = refuseGet;

export async function action({ request, context }: Route.ActionArgs) {
  const signedIn = context.get(accountContext);
  if (!signedIn) return Response.json({ error: notSignedIn }, { status: 401, headers });
  const { _user_id, _role } = await readFields(request);
  const { userId } = signedIn.account;
  const has = _user_id === userId && typeof _role === "string" && (await hasRole(userId, _role));
  return Response.json(has, { headers });
}
