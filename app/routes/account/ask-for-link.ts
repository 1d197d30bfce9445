import type { RouterContextProvider } from "react-router";
import { clientAddressContext } from "#app/context.ts";
import { tooMany, waitInWords } from "#app/request/too-many.ts";
import { requestSignIn } from "#core/accounts/request-sign-in.ts";
import { readEmail } from "#core/text/read-email.ts";
import { askedCookie } from "./asked-cookie.ts";

type Asked = {
  email: string;
  error: string | null;
  init: { status: number; headers: Record<string, string> };
};

/** Has a link sent to an address that somebody typed; says the same whether anybody has an account by it. */
export async function askForLink(
  typed: unknown,
  wish: { next: string; saveJobId: unknown },
  context: Readonly<RouterContextProvider>,
): Promise<Asked> {
  const email = readEmail(typed);
  if (!email)
    return {
      email: typeof typed === "string" ? typed.slice(0, 254) : "",
      error: typed ? "Please enter a valid email address." : "Please enter your email address.",
      init: { status: 400, headers: {} },
    };
  const asked = await requestSignIn({ email, ...wish, clientAddress: context.get(clientAddressContext) });
  if (asked.ok)
    return { email, error: null, init: { status: 200, headers: { "Set-Cookie": askedCookie(email) } } };
  const error = `Too many links were asked for. Please try again ${waitInWords(asked.retryAfter)}.`;
  return { email, error, init: tooMany(asked) };
}
