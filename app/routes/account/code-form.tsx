import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";

type Props = { action: string; email?: string; help: string; typed?: string; error: string | null };

/** Shown for every address, since only some emails have a code. */
export function CodeForm({ action, email, help, typed, error }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isSending = useNavigation().formData?.has("code") ?? false;
  useEffect(() => {
    if (error && !isSending) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [error, isSending]);
  return (
    <Form ref={form} method="post" action={action} className="mt-6">
      <HiddenFields fields={{ email }} />
      <TextField
        id="code"
        name="code"
        label="Six-digit code"
        help={help}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        maxLength={20}
        defaultValue={typed?.slice(0, 20)}
        error={error}
      />
      <Button type="submit" look={email ? "primary" : "secondary"} disabled={isSending}>
        {isSending ? "Signing in..." : "Sign in with code"}
      </Button>
    </Form>
  );
}
