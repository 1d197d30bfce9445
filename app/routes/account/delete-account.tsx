import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import type { FormState } from "#app/request/form-route.ts";
import { Section } from "./settings-section.tsx";

type Props = { isSubscribed: boolean; refused: FormState | null };

export function DeleteAccount({ isSubscribed, refused }: Props) {
  const refusal = refused?.fields.intent === "delete-account" ? refused : null;
  return (
    <Section title="Delete account">
      <p className="text-granite">
        Your account and its data are permanently deleted right away.
        {isSubscribed && " Your subscription ends too; payments aren’t refunded."}
      </p>
      <Form
        method="post"
        action="/account"
        noValidate
        className="mt-4 flex flex-wrap items-start gap-x-3 gap-y-1"
      >
        <TextField
          id="typed-email"
          name="email"
          type="email"
          label="Type your email address to confirm"
          autoComplete="off"
          required
          maxLength={254}
          defaultValue={refusal?.fields.email}
          error={refusal?.error ?? null}
          className="min-w-0 flex-1 basis-60"
        />
        <Button
          type="submit"
          name="intent"
          value="delete-account"
          className="border-clay text-clay min-h-11 sm:mt-6.5"
        >
          Delete account
        </Button>
      </Form>
    </Section>
  );
}
