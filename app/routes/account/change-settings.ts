import { signedIn } from "#app/middleware/require-account.ts";
import type { NoticeCode } from "#app/notices/notices.ts";
import { byIntent, formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { tooOften } from "#app/request/too-many.ts";
import { invalidEmail } from "#app/sentences/access.ts";
import { createKey, mostKeys, revokeKey } from "#core/accounts/account-keys.ts";
import { requestEmailChange, withdrawEmailChange } from "#core/accounts/change-email.ts";
import { revokeSession } from "#core/accounts/revoke-session.ts";
import { signOut } from "#core/accounts/sign-out.ts";
import { signOutEverywhere } from "#core/accounts/sign-out-everywhere.ts";
import { eraseAccount } from "#core/privacy/erase-account.ts";
import { setClosingEmails } from "#core/tracker/closing/closing-emails.ts";

type Done = Outcome<{ madeKey?: string }>;

export const settingsForms = formRoute(
  byIntent({
    "change-email": changeEmail,
    "withdraw-email": withdrawEmail,
    "closing-emails": switchClosing,
    "end-session": endSession,
    "sign-out-others": signOutOthers,
    "sign-out-everywhere": signOutAll,
    "create-key": makeKey,
    "revoke-key": endKey,
    "delete-account": deleteAccount,
  }),
  { repeats: ["intent", "email", "name", "may_write"] },
);

async function changeEmail({ context, fields }: Submission): Promise<Done> {
  const requested = await requestEmailChange(signedIn(context).account.userId, fields.email);
  if (requested.ok) return done("email-change-sent");
  if (requested.reason === "too-many") return tooOften(requested, "You've requested too many changes.");
  return refuseWith(
    400,
    requested.reason === "same-address" ? "This is your address already." : invalidEmail,
  );
}

async function withdrawEmail({ context }: Submission): Promise<Done> {
  await withdrawEmailChange(signedIn(context).account.userId);
  return done("email-change-withdrawn");
}

async function switchClosing({ context, fields }: Submission): Promise<Done> {
  const isOn = fields.is_on === "true";
  await setClosingEmails(signedIn(context).account.userId, isOn);
  return done(isOn ? "closing-emails-on" : "closing-emails-off");
}

async function endSession({ request, context, fields }: Submission): Promise<Done> {
  const { userId, sessionId } = signedIn(context).account;
  await revokeSession(userId, fields.session);
  return fields.session === sessionId ? afterSignOut(request, "signed-out") : done("session-ended");
}

async function signOutOthers({ context }: Submission): Promise<Done> {
  const { userId, sessionId } = signedIn(context).account;
  await signOutEverywhere(userId, sessionId);
  return done("signed-out-elsewhere");
}

async function signOutAll({ request, context }: Submission): Promise<Done> {
  await signOutEverywhere(signedIn(context).account.userId);
  return afterSignOut(request, "signed-out-everywhere");
}

const keyRefusals = {
  unnamed: "Please enter a name for the key.",
  "too-long": "Use at most 60 characters.",
  full: `You have ${mostKeys} keys, the most there can be. Revoke one to make room for another.`,
  gone: "This account is gone.",
};

/** The key is shown by this answer, and never again. */
async function makeKey({ context, fields }: Submission): Promise<Done> {
  const { userId } = signedIn(context).account;
  const made = await createKey(userId, { name: fields.name, mayWrite: fields.may_write === "true" });
  if (!made.ok) return refuseWith(400, keyRefusals[made.reason]);
  return { shown: { madeKey: made.key }, json: { key: made.key } };
}

async function endKey({ context, fields }: Submission): Promise<Done> {
  await revokeKey(signedIn(context).account.userId, fields.key);
  return done("key-revoked");
}

async function deleteAccount({ request, context, fields }: Submission): Promise<Done> {
  const erasure = await eraseAccount(signedIn(context).account.userId, fields.email);
  if (!erasure.ok) return refuseWith(400, "This is not your address. Nothing was deleted.");
  return afterSignOut(request, "account-deleted");
}

function done(notice: NoticeCode): Done {
  return { to: "/account", notice };
}

export async function afterSignOut(request: Request, notice: NoticeCode): Promise<Done> {
  const cookies = await signOut(request.headers);
  return { to: "/", notice, headers: cookies.map((cookie): [string, string] => ["Set-Cookie", cookie]) };
}
