import { useEffect, useRef, useState } from "react";
import { data, redirect } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { accountContext, clientAddressContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, refuseWith } from "#app/request/form-route.ts";
import { tooOften } from "#app/request/too-many.ts";
import { onlyWhereAsked } from "#app/sentences/account.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { codeOfLink, confirmSignIn, peekSignInLink, type SignIn } from "#core/accounts/confirm-sign-in.ts";
import { linkLifeInWords } from "#core/accounts/lifetimes.ts";
import { readableEmail } from "#core/text/readable-email.ts";
import type { Route } from "./+types/confirm.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { hasAsked } from "./link-request-cookie.ts";

const form = formRoute(async (sent) => {
  const { request, fields, context, isProgram } = sent;
  const signIn = await confirmSignIn(String(fields.token), {
    userAgent: request.headers.get("user-agent"),
    clientAddress: context.get(clientAddressContext),
  });
  if (!signIn.ok)
    return signIn.reason === "dead-link"
      ? refuseWith(410, "This link has expired or was used already.")
      : tooOften(signIn, "You've tried too many links.");
  const outcome = await completeSignIn(signIn, sent);
  return isProgram ? { json: tokenOf(signIn) } : outcome;
});

export const handle = { personal: true, secrets: ["token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Confirm your sign-in" });

/** Mail scanners open every link, so opening one uses nothing up. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const link = await peekSignInLink(token);
  if (!link && context.get(accountContext)) throw redirect(withNotice("/", "signed-in"));
  if (!link) return data(null, 410);
  const isOurs = hasAsked(request.headers, link.email);
  return data({
    token,
    email: readableEmail(link.email),
    isOurs,
    code: isOurs ? null : await codeOfLink(token),
  });
}

export const action = form.action;

export default function Confirm({ loaderData: link, actionData }: Route.ComponentProps) {
  return (
    <div className="page max-w-md py-12 text-center sm:py-16">
      {link ? <Confirmation {...link} error={actionData?.error ?? null} /> : <DeadLink />}
    </div>
  );
}

type Confirmed = { token: string; email: string; isOurs: boolean; code: string | null; error: string | null };

/** In the browser that asked for the link, the page presses its own button. Elsewhere it shows the code, too. */
function Confirmation({ token, email, isOurs, code, error }: Confirmed) {
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (isOurs && !error) form.current?.requestSubmit();
  }, [isOurs, error]);
  return (
    <>
      <h1 className="wrap-anywhere text-3xl">Sign in as {email}</h1>
      <p className="mt-3 text-granite">Click below to sign in. The link works once.</p>
      <form ref={form} method="post" onSubmit={() => setSent(true)} className="mt-8">
        <input type="hidden" name="token" value={token} />
        <p role="alert" className="min-h-6 text-clay text-sm">
          {error}
        </p>
        <Button type="submit" look="primary" size="large" disabled={isSent} className="w-full">
          {isSent ? "Signing in..." : code ? "Sign in here" : "Sign in"}
        </Button>
      </form>
      {code && (
        <div className="mt-8 border-line border-t pt-6">
          <p className="text-lg">
            Back where you asked, type <strong className="tabular whitespace-nowrap text-2xl">{code}</strong>
          </p>
          <p className="mt-2 text-granite text-sm">{onlyWhereAsked}</p>
        </div>
      )}
    </>
  );
}

function DeadLink() {
  return (
    <>
      <h1 className="text-3xl">This link has expired</h1>
      <p className="mt-4 text-granite text-lg leading-relaxed">
        A sign-in link works once, for {linkLifeInWords}. This one was already used, has expired or is
        incomplete.
      </p>
      <Link to="/auth" className={buttonStyles({ look: "primary", size: "large", className: "mt-8" })}>
        Send a new link
      </Link>
    </>
  );
}

function tokenOf({ userId, email, session }: SignIn) {
  return {
    access_token: session.token,
    token_type: "bearer",
    expires_at: Math.floor(session.expiresAt.getTime() / 1000),
    user: { id: userId, email },
  };
}
