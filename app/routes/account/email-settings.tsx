import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/request/form-route.ts";
import type { OpenEmailChange } from "#core/accounts/change-email.ts";
import { longDate } from "#core/text/long-date.ts";
import { Section } from "./settings-section.tsx";

type Props = { email: string; emailChange: OpenEmailChange | null; refused: FormState | null };

export function EmailSettings({ email, emailChange, refused }: Props) {
  const refusal = refused?.fields.intent === "change-email" ? refused : null;
  return (
    <Section title="Email">
      <p className="break-words">
        You sign in with <strong className="font-semibold">{email}</strong>.
      </p>
      {emailChange && <PendingChange email={email} emailChange={emailChange} />}
      {/* A new key empties the field once the request was sent. */}
      <Form
        key={emailChange?.newEmail}
        method="post"
        action="/account"
        noValidate
        className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-1"
      >
        <TextField
          id="new-email"
          name="email"
          type="email"
          label={emailChange ? "Another new address" : "New address"}
          autoComplete="email"
          required
          maxLength={254}
          defaultValue={refusal?.fields.email}
          error={refusal?.error ?? null}
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" name="intent" value="change-email" className="min-h-11 sm:mt-6.5">
          Change email
        </Button>
      </Form>
      <p className="mt-2 text-granite text-sm sm:mt-0">
        We’ll email both addresses; the change takes effect once both are confirmed.
      </p>
    </Section>
  );
}

function PendingChange({ email, emailChange }: { email: string; emailChange: OpenEmailChange }) {
  return (
    <div className="mt-4 rounded-lg border border-line bg-sheet p-4">
      <p className="break-words">
        Changing to <strong className="font-semibold">{emailChange.newEmail}</strong>.
      </p>
      <ul className="mt-2 text-granite text-sm">
        <li>{stateOf(email, emailChange.oldConfirmedAt)}</li>
        <li>{stateOf(emailChange.newEmail, emailChange.newConfirmedAt)}</li>
      </ul>
      <p className="mt-2 text-granite text-sm">The links work until {longDate(emailChange.expiresAt)}.</p>
      <Form method="post" action="/account" className="mt-3">
        <Button type="submit" name="intent" value="withdraw-email">
          Keep my address
        </Button>
      </Form>
    </div>
  );
}

function stateOf(email: string, confirmedAt: Date | null): string {
  return confirmedAt ? `${email} is confirmed.` : `${email} isn’t confirmed yet. Check your email.`;
}
