import { data, redirect } from "react-router";
import { withNotice } from "#app/notices/notices.ts";
import { readFields } from "#app/request/answer.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import type { Account } from "#core/accounts/account.ts";
import { type EmailWish, wishEmailChange, withdrawEmailChange } from "#core/accounts/change-email.ts";
import { revokeSession } from "#core/accounts/revoke-session.ts";
import { signOut } from "#core/accounts/sign-out.ts";
import { signOutEverywhere } from "#core/accounts/sign-out-everywhere.ts";
import { eraseAccount } from "#core/privacy/erase-account.ts";

/** What the page shows again after a form that could not be followed. */
export type Refused = { intent: keyof typeof intents; typed: string; error: string };
type Asked = { request: Request; account: Account; fields: Record<string, unknown> };

/** The forms of the account page, by the `intent` of the pressed button. */
const intents = {
  "change-email": changeEmail,
  "withdraw-email": withdrawEmail,
  "end-session": endSession,
  "sign-out-others": signOutOthers,
  "sign-out-everywhere": signOutAll,
  "delete-account": deleteAccount,
};

export async function changeSettings(request: Request, account: Account) {
  const fields = await readFields(request);
  const intent = String(fields.intent);
  if (!Object.hasOwn(intents, intent)) return data(null, { status: 400 });
  return intents[intent as keyof typeof intents]({ request, account, fields });
}

async function changeEmail({ account, fields }: Asked) {
  const wish = await wishEmailChange(account.userId, fields.email);
  if (wish.ok) return redirect(withNotice("/account", "email-change-sent"), 303);
  const refused: Refused = { intent: "change-email", typed: asText(fields.email), error: reasonOf(wish) };
  if (wish.reason === "too-many") return data(refused, tooMany(wish));
  return data(refused, { status: 400 });
}

function reasonOf(wish: Extract<EmailWish, { ok: false }>): string {
  if (wish.reason === "too-many")
    return `You have asked for too many changes. Please try again ${waitInWords(wish.retryAfter)}.`;
  if (wish.reason === "same-address") return "This is your address already.";
  return "Please enter a valid email address.";
}

async function withdrawEmail({ account }: Asked) {
  await withdrawEmailChange(account.userId);
  return redirect(withNotice("/account", "email-change-withdrawn"), 303);
}

async function endSession({ request, account, fields }: Asked) {
  await revokeSession(account.userId, fields.session);
  if (fields.session === account.sessionId) return leave(request, withNotice("/", "signed-out"));
  return redirect(withNotice("/account", "session-ended"), 303);
}

async function signOutOthers({ account }: Asked) {
  await signOutEverywhere(account.userId, account.sessionId);
  return redirect(withNotice("/account", "signed-out-elsewhere"), 303);
}

async function signOutAll({ request, account }: Asked) {
  await signOutEverywhere(account.userId);
  return leave(request, withNotice("/", "signed-out-everywhere"));
}

async function deleteAccount({ request, account, fields }: Asked) {
  const erasure = await eraseAccount(account.userId, fields.email);
  if (erasure.ok) return leave(request, withNotice("/", "account-deleted"));
  const error = "This is not your address. Nothing was deleted.";
  const refused: Refused = { intent: "delete-account", typed: asText(fields.email), error };
  return data(refused, { status: 400 });
}

/** The session has ended in the database; the browser forgets its cookie, too. */
async function leave(request: Request, to: string) {
  const headers = new Headers();
  for (const cookie of await signOut(request.headers)) headers.append("Set-Cookie", cookie);
  return redirect(to, { status: 303, headers });
}

function asText(field: unknown): string {
  return typeof field === "string" ? field.slice(0, 300) : "";
}
