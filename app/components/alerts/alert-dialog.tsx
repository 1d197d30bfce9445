import { useEffect, useRef, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { useAccount } from "#app/account/use-account.ts";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { leftOutIn } from "#core/alerts/preview/left-out.ts";
import { readAlertInput } from "#core/alerts/read-alert.ts";
import { suggestedName } from "#core/alerts/suggested-name.ts";
import { AlertForm } from "./alert-form.tsx";

/** Only the browser of an account receives the id. */
export type AlertCreated = { id?: string; awaits_confirmation: boolean };

const lifeMs = 2000;
const drafts = new Map<string, Record<string, unknown>>();

/** `to` is the address of the same form on its own page. Its parameters fill in the form. */
export function AlertDialog({ to, onClose }: { to: string; onClose: () => void }) {
  const isSignedIn = useAccount() !== null;
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [created, setCreated] = useState<{ email: string | null } | null>(null);
  const [fields] = useState(() => drafts.get(to) ?? fieldsOf(to));
  const [typed] = useState(() => readAlertInput(fields));
  const [now] = useState(() => new Date());
  const isListed = pathname === "/my-alerts";
  useEffect(() => leaveFocus, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted from the moment it was made
  useEffect(() => {
    if (!created) return;
    const timer = setTimeout(close, lifeMs);
    return () => clearTimeout(timer);
  }, [created]);

  function done({ awaits_confirmation }: AlertCreated, { email }: Record<string, unknown>) {
    drafts.delete(to);
    setCreated({ email: awaits_confirmation ? String(email) : null });
    if (isListed || pathname === "/dashboard") void revalidate();
  }

  function close() {
    onClose();
    // On a phone, a toast would cover the dialog's text.
    if (created)
      toast({
        title: isListed ? "Alert created successfully" : createdText,
        text: created.email ? askedText(created.email) : undefined,
      });
  }

  return (
    <Dialog title={created ? "Alert Created!" : "Create Job Alert"} onClose={close} className="max-w-xl">
      {created ? (
        <Created email={created.email} />
      ) : (
        <div className="mt-5">
          <AlertForm<AlertCreated>
            action="/job-alerts/new"
            fields={leftOutIn(fields)}
            typed={typed}
            asksEmail={!isSignedIn}
            now={now}
            submit={{
              label: "Create Alert",
              busy: "Creating...",
              failure: isListed ? "Failed to create alert" : undefined,
            }}
            onType={(fields) => drafts.set(to, fields)}
            onDone={done}
          />
        </div>
      )}
    </Dialog>
  );
}

/** The link that opened the dialog may be gone, for example when an empty list has filled. */
function leaveFocus() {
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById("main")?.focus();
  });
}

const createdText = "Job alert created successfully!";

function Created({ email }: { email: string | null }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className="wrap-anywhere mt-3 text-granite leading-relaxed outline-none">
      {createdText} {email && askedText(email)}
    </p>
  );
}

function askedText(email: string) {
  return `Please confirm with the link we sent to ${email}; your alert starts then.`;
}

function fieldsOf(to: string): Record<string, unknown> {
  const fields = Object.fromEntries(new URL(to, location.origin).searchParams);
  return { ...fields, name: suggestedName(fields) };
}
