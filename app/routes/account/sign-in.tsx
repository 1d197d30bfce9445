import { useEffect, useState } from "react";
import { Form, redirect, useLocation, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { accountContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { nextOf } from "#app/request/next-path.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/sign-in.ts";
import { CodeForm } from "./code-form.tsx";
import { requestedBy } from "./link-request-cookie.ts";
import { LinkSent } from "./link-sent.tsx";
import { signInForm } from "./request-link.ts";

export const handle = { parameters: ["next", "upgrade", "save"] } satisfies PageFacts;

export const middleware = [signInForm.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Sign In", path: null });

export function loader({ request, url, context }: Route.LoaderArgs) {
  if (context.get(accountContext)) throw redirect(nextOf(url, context));
  return { hasAsked: requestedBy(request.headers) !== null };
}

export const action = signInForm.action;

export default function SignIn(props: Route.ComponentProps) {
  const { hasAsked } = props.loaderData;
  const actionData = useLastAnswer(props.actionData);
  const { email = "", error = null } = actionData ?? {};
  const typed = actionData?.fields.code;
  const code = actionData?.code ?? (typed !== undefined && error ? { error, isOver: false } : null);
  const parameters = useSignInParameters();
  const isSent = email !== "" && (error === null || code !== null);
  return (
    <div className="page max-w-md py-12 sm:py-16">
      {isSent ? (
        <LinkSent {...{ sent: actionData, email, code, typed, parameters }} />
      ) : (
        <>
          <AskForLink refused={code ? null : (actionData ?? null)} parameters={parameters} />
          {(hasAsked || code) && <TypeCode {...{ typed, parameters }} error={code?.error ?? null} />}
        </>
      )}
    </div>
  );
}

type Asking = { refused: { email: string; error: string | null } | null; parameters: URLSearchParams };

function AskForLink({ refused, parameters }: Asking) {
  const { email, error } = refused ?? { email: "", error: null };
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === "POST" && !formData?.has("code");
  useEffect(() => {
    if (refused?.error) toast({ title: "Error", text: refused.error, tone: "error" });
  }, [refused]);
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Sign In</h1>
      {parameters.get("upgrade") === "true" && (
        <p className="mt-3 text-lg">Sign in to choose a plan. The plans open right after.</p>
      )}
      <p className="mt-3 text-granite">
        We’ll email you a link to sign in. No password needed.
        {parameters.has("save") && " We’ll then save the job you chose."}
        {parameters.get("next") === "/my-alerts" && " If you already get alerts, use the same address."}
      </p>
      <Form method="post" action={`/auth?${parameters}`} noValidate className="mt-6">
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          placeholder="you@example.com"
          required
          maxLength={254}
          defaultValue={email}
          error={error}
        />
        <Button type="submit" look="primary" size="large" disabled={isSending} className="mt-2 w-full">
          {isSending ? "Sending magic link..." : "Send Magic Link"}
        </Button>
      </Form>
    </>
  );
}

/** For a browser that has lost the page on which it asked, as phones do. */
function TypeCode({
  typed,
  error,
  parameters,
}: {
  typed?: string;
  error: string | null;
  parameters: URLSearchParams;
}) {
  return (
    <div className="mt-8 border-line border-t pt-2">
      <CodeForm
        action={`/auth?${parameters}`}
        help="Already asked? If the email has a code, type it here."
        typed={typed}
        error={error}
      />
    </div>
  );
}

/** A try that failed on its way leaves the page as it was. */
function useLastAnswer<Answer>(answer: Answer | null | undefined): Answer | undefined {
  const [last, setLast] = useState(answer ?? undefined);
  if (answer === null) return last;
  if (answer !== last) setLast(answer);
  return answer;
}

function useSignInParameters(): URLSearchParams {
  const given = new URLSearchParams(useLocation().search);
  const known = ["next", "upgrade", "save"].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(known);
}
