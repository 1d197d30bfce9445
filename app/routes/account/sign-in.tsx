import { useEffect, useRef } from "react";
import { Form, redirect, useLocation, useNavigation } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { accountContext } from "#app/context.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { nextOf } from "#app/request/next-path.ts";
import { linkSent } from "#app/sentences/account.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { linkLife } from "#core/accounts/lifetimes.ts";
import type { Route } from "./+types/sign-in.ts";
import { signInForm } from "./request-link.ts";

export const handle = { parameters: ["next", "upgrade", "save"] } satisfies PageFacts;

export const middleware = [signInForm.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Sign In", path: null });

export function loader({ url, context }: Route.LoaderArgs) {
  if (context.get(accountContext)) throw redirect(nextOf(url, context));
  return null;
}

export const action = signInForm.action;

export default function SignIn({ actionData }: Route.ComponentProps) {
  const isSent = actionData?.error === null;
  return (
    <div className="page max-w-md py-12 sm:py-16">
      {isSent ? <LinkSent sent={actionData} /> : <AskForLink refused={actionData ?? null} />}
    </div>
  );
}

function AskForLink({ refused }: { refused: { email: string; error: string | null } | null }) {
  const { email, error } = refused ?? { email: "", error: null };
  const isSending = useNavigation().formMethod === "POST";
  useEffect(() => {
    if (refused?.error) toast({ title: "Error", text: refused.error, tone: "error" });
  }, [refused]);
  const parameters = useSignInParameters();
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

function LinkSent({ sent }: { sent: { email: string } }) {
  const { email } = sent;
  const isSending = useNavigation().formMethod === "POST";
  const heading = useRef<HTMLHeadingElement>(null);
  const parameters = useSignInParameters();
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again when another is sent
  useEffect(() => {
    heading.current?.focus();
    toast(linkSent);
  }, [sent]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        Check your email
      </h1>
      <p className="mt-3 text-granite text-lg">
        We've sent a magic link to <strong className="wrap-anywhere text-ink">{email}</strong>.
      </p>
      <ul className="mt-5 list-disc space-y-1.5 pl-5">
        <li>Click the link in your email to sign in</li>
        <li>Works for both new and existing accounts</li>
        <li>{`Link expires in ${linkLife}`}</li>
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Form method="post" action={`/auth?${parameters}`}>
          <input type="hidden" name="email" value={email} />
          <Button type="submit" disabled={isSending}>
            {isSending ? "Sending magic link..." : "Send it again"}
          </Button>
        </Form>
        <Form method="get" action="/auth">
          <HiddenFields fields={Object.fromEntries(parameters)} />
          <Button type="submit">Try a different email</Button>
        </Form>
      </div>
    </>
  );
}

function useSignInParameters(): URLSearchParams {
  const given = new URLSearchParams(useLocation().search);
  const known = ["next", "upgrade", "save"].flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(known);
}
