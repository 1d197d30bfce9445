import type { RouterContextProvider } from "react-router";
import { accountContext } from "#app/context.ts";
import type { Outcome, Submission } from "#app/request/form-route.ts";
import { signInFirst } from "#app/request/refusals.ts";
import { notAdmin } from "#app/sentences/access.ts";

/** `by` is the administrator's email. */
export function adminOnly(act: (sent: Submission, by: string) => Promise<Outcome>) {
  return (sent: Submission): Outcome | Promise<Outcome> =>
    refusalOf(sent.context) ?? act(sent, sent.context.get(accountContext)?.account.email ?? "");
}

export function refusalOf(context: Readonly<RouterContextProvider>) {
  const account = context.get(accountContext)?.account;
  if (!account) return { ...signInFirst, to: "/auth?next=%2Fadmin" };
  if (account.isAdmin) return null;
  return { error: notAdmin, status: 403, to: "/", notice: "access-denied" as const };
}
