import type { RouterContextProvider } from "react-router";
import { accountContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import { answer } from "#app/request/answer.ts";

type Context = Readonly<RouterContextProvider>;
type Let = { by: string; refused: null } | { by: null; refused: Response };

/** Who asks a function of the administration, or what all others are told: programs in JSON, plain forms by where they are led. */
export function adminOnly(request: Request, context: Context): Let {
  const refusal = refusalOf(context);
  if (refusal) return { by: null, refused: answer(request, refusal) };
  return { by: context.get(accountContext)?.account.email ?? "", refused: null };
}

/** Null for an administrator. */
export function refusalOf(context: Context) {
  const account = context.get(accountContext)?.account;
  if (!account) return { json: { error: "Please sign in first." }, status: 401, to: "/auth?next=%2Fadmin" };
  if (account.isAdmin) return null;
  const json = { error: "You do not have admin privileges" };
  return { json, status: 403, to: withNotice("/", "access-denied") };
}
