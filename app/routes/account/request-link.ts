import { randomUUID } from "node:crypto";
import { clientAddressContext } from "#app/context.ts";
import { formRoute, type Outcome, type Submission } from "#app/request/form-route.ts";
import { nextOf, readNext } from "#app/request/next-path.ts";
import { tooOften } from "#app/request/too-many.ts";
import { invalidEmail } from "#app/sentences/access.ts";
import { requestSignIn } from "#core/accounts/request-sign-in.ts";
import { readVisitorEmail } from "#core/billing/read-buyer-email.ts";
import { readableEmail } from "#core/text/readable-email.ts";
import { type CodeState, enterCode } from "./enter-code.ts";
import { linkRequestCookie } from "./link-request-cookie.ts";

type Shown = { email: string; code?: CodeState };

/** Answers the same whether or not the address has an account. A program's request has no code. */
export const signInForm = formRoute<Shown>(
  (sent) => (!sent.isProgram && sent.fields.code !== undefined ? enterCode(sent) : requestLink(sent)),
  {
    repeats: ["code"],
    failure: "Something went wrong on our end. Nothing you typed is lost. Please try again.",
    show: async ({ fields }) => ({ email: typedEmail(fields) }),
  },
);

async function requestLink(sent: Submission): Promise<Outcome<Shown>> {
  const { fields, context, isProgram } = sent;
  const clientAddress = context.get(clientAddressContext);
  const email = await readVisitorEmail(fields.email, clientAddress);
  if (!email) return { error: fields.email ? invalidEmail : "Please enter your email address.", status: 400 };
  const id = randomUUID();
  const wish = { id, email, ...afterSignIn(sent), clientAddress, takesCode: !isProgram };
  const requested = await requestSignIn(wish);
  const shown = { email: readableEmail(email) };
  if (!requested.ok) return { ...tooOften(requested, "You've requested too many links."), shown };
  return { shown, headers: { "Set-Cookie": linkRequestCookie(email, id) } };
}

function typedEmail({ email }: Submission["fields"]): string {
  return typeof email === "string" ? email.slice(0, 254) : "";
}

/** Programs send in the body what a form has in its address. */
function afterSignIn({ fields, url, context, isProgram }: Submission) {
  if (isProgram) return { next: readNext(fields.next, context), saveJobId: fields.save };
  return { next: nextOf(url, context), saveJobId: url.searchParams.get("save") };
}
