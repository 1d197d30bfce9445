import { useState } from "react";
import { useForm } from "#app/components/forms/use-form.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { TextAreaField } from "#app/components/ui/field.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { linkSent } from "#app/sentences/account.ts";
import { linkLife } from "#core/accounts/lifetimes.ts";

type Props = { email: string; next: string; renewal: string | null; onSent: () => void; onClose: () => void };

/** As many as surely fit on a phone. */
const lettersPerLine = 28;

export function SignUpDialog({ email, next, renewal, onSent, onClose }: Props) {
  const [isSent, setSent] = useState(false);
  const { errors, isSending, send } = useForm({
    failure: "The link could not be sent. Please try again.",
    onDone: () => {
      setSent(true);
      onSent();
      toast(linkSent);
    },
    sayRefusal: () => {},
  });
  if (isSent)
    return (
      <Dialog title="Check Your Email!" onClose={onClose}>
        <p role="status" className="mt-3 text-granite leading-relaxed">
          We've sent a magic link to <strong className="wrap-anywhere text-ink">{email}</strong>. Click it to
          sign in and see every job. It expires in {linkLife}.
        </p>
        <Button onClick={onClose} className="mt-6">
          Done
        </Button>
      </Dialog>
    );
  return (
    <Dialog title="Payment Successful! 🎉" onClose={onClose}>
      <p className="mt-3 text-granite leading-relaxed">
        One last step: confirm your email to open your account. We'll send you a sign-in link, no password
        needed.
      </p>
      {renewal && <p className="mt-2 text-sm">{renewal}</p>}
      <form method="post" action="/auth" onSubmit={send} className="mt-5">
        <input type="hidden" name="next" value={next} />
        <TextAreaField
          id="paid-email"
          name="email"
          label="Email"
          rows={Math.ceil(email.length / lettersPerLine)}
          value={email}
          readOnly
          error={errors.form}
        />
        <Button type="submit" look="primary" disabled={isSending} className="mt-2">
          {isSending ? "Sending magic link..." : "Send Magic Link"}
        </Button>
      </form>
    </Dialog>
  );
}
