import { accountContext, clientAddressContext } from "#app/context.ts";
import { type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { nextOf } from "#app/request/next-path.ts";
import { tooOften } from "#app/request/too-many.ts";
import { usedElsewhere } from "#app/sentences/account.ts";
import { type CodeRefusal, confirmCode } from "#core/accounts/confirm-code.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { requestedBy } from "./link-request-cookie.ts";

/** `isOver` means that no further try helps. */
export type CodeState = { error: string; isOver: boolean };

const refusals: Record<CodeRefusal["reason"], [error: string, status: number]> = {
  wrong: ["That code isn't right. Check the email and try again.", 400],
  dead: ["That code no longer works. Send a new link.", 410],
  used: [usedElsewhere, 410],
  "codes-off": ["Too many wrong codes for this address today. Use the link in the email.", 429],
};

export async function enterCode(sent: Submission): Promise<Outcome<{ email: string; code: CodeState }>> {
  const { request, fields, url, context } = sent;
  const signIn = await confirmCode(requestedBy(request.headers), fields.code, {
    userAgent: request.headers.get("user-agent"),
    clientAddress: context.get(clientAddressContext),
  });
  if (signIn.ok) return completeSignIn(signIn, sent);
  if (signIn.reason === "too-many") return showing(tooOften(signIn, "You've tried too many codes."), false);
  // A second press of the button, after the first was heard.
  if (signIn.reason === "used" && context.get(accountContext)) return { to: nextOf(url, context) };
  const [error, status] = refusals[signIn.reason];
  return showing(refuseWith(status, error), signIn.reason !== "wrong");

  function showing<Refusal extends { error: string }>(refusal: Refusal, isOver: boolean) {
    const email = typeof fields.email === "string" ? fields.email.slice(0, 254) : "";
    return { ...refusal, shown: { email, code: { error: refusal.error, isOver } } };
  }
}
