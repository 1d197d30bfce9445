import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useRevalidator } from "react-router";
import { askSession } from "#app/account/follow-account.ts";
import { onReturn } from "#app/account/on-return.ts";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { linkSent, usedElsewhere } from "#app/sentences/account.ts";
import { linkLife } from "#core/accounts/lifetimes.ts";
import { CodeForm } from "./code-form.tsx";
import type { CodeState } from "./enter-code.ts";

const followMs = 10_000;

type Props = {
  /** Another one is another request, or another try. */
  sent: unknown;
  email: string;
  code: CodeState | null;
  typed: string | undefined;
  parameters: URLSearchParams;
};

export function LinkSent({ sent, email, code, typed, parameters }: Props) {
  const { formMethod, formData } = useNavigation();
  const isSending = formMethod === "POST" && !formData?.has("code");
  const heading = useRef<HTMLHeadingElement>(null);
  const isUsed = useLinkUsed(sent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said again when another is sent
  useEffect(() => {
    if (code) return;
    heading.current?.focus();
    toast(linkSent);
  }, [sent]);
  const over = code?.isOver ? code.error : isUsed ? usedElsewhere : null;
  const again = over === usedElsewhere ? "Send a new code" : over ? "Send a new link" : "Send it again";
  const action = `/auth?${parameters}`;
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
      {over === null && (
        <CodeForm
          action={action}
          email={email}
          help="Reading the email on another device? If it has a code, type it here."
          typed={typed}
          error={code?.error ?? null}
        />
      )}
      <p role="alert" className="mt-6 font-semibold">
        {over}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post" action={action}>
          <HiddenFields fields={{ email }} />
          <Button type="submit" look={over ? "primary" : "secondary"} disabled={isSending}>
            {isSending ? "Sending magic link..." : again}
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

/** True once the link was used in another browser. If it was used in this one, the page leads on. */
function useLinkUsed(sent: unknown): boolean {
  const [usedOf, setUsedOf] = useState<unknown>(null);
  const { revalidate } = useRevalidator();
  const isUsed = usedOf === sent;
  useEffect(() => {
    if (isUsed) return;
    return onReturn(async () => {
      const session = await askSession();
      if (session?.account) await revalidate();
      else if (session?.isLinkUsed) setUsedOf(sent);
    }, followMs);
  }, [isUsed, sent, revalidate]);
  return isUsed;
}
