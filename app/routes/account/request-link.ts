import { clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { nextOf, readNext } from "#app/request/next-path.ts";
import { tooOften } from "#app/request/too-many.ts";
import { invalidEmail } from "#app/sentences/access.ts";
import { requestSignIn } from "#core/accounts/request-sign-in.ts";
import { readVisitorEmail } from "#core/billing/read-buyer-email.ts";
import { linkRequestCookie } from "./link-request-cookie.ts";

/** Answers the same whether or not the address has an account. */
export const signInForm = formRoute(requestLink);

async function requestLink(sent: Submission): Promise<Outcome<{ email: string }>> {
  const { fields, context } = sent;
  const typed = fields.email;
  const clientAddress = context.get(clientAddressContext);
  const email = await readVisitorEmail(typed, clientAddress);
  if (!email) {
    const error = typed ? invalidEmail : "Please enter your email address.";
    return { error, shown: { email: typeof typed === "string" ? typed.slice(0, 254) : "" }, status: 400 };
  }
  const requested = await requestSignIn({ email, ...afterSignIn(sent), clientAddress });
  const shown = { email };
  if (!requested.ok) return { ...tooOften(requested, "You've requested too many links."), shown };
  return { shown, headers: { "Set-Cookie": linkRequestCookie(email) } };
}

/** Programs send in the body what a form has in its address. */
function afterSignIn({ fields, url, context, isProgram }: Submission) {
  if (isProgram) return { next: readNext(fields.next, context), saveJobId: fields.save };
  return { next: nextOf(url, context), saveJobId: url.searchParams.get("save") };
}
