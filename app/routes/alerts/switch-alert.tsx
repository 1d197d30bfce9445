import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { callFunction, reasonOf } from "#app/request/call-function.ts";
import { AlertName } from "./alert-name.tsx";

const path = "/unsubscribe-alert";

/** The field by which the alert is named: `token` or `alert_id`. */
type AlertLink = Record<string, string>;
type Stage = "asking" | "off" | "on again" | { error: string };

/** What may be behind an error. */
const reasons = new Map([
  ["No alert ID provided", "This link is incomplete. Please open it again from the email."],
  ["Alert not found", "It was deleted, or the link is incomplete."],
]);

/** Asks whether an alert should end, ends it, and offers it back to those who hold the signed link of a mail. */
export function SwitchAlert({ link, name, isActive }: { link: AlertLink; name: string; isActive: boolean }) {
  const { stage, isBusy, send } = useSwitch(isActive ? "asking" : "off");
  const said = useRef<HTMLDivElement>(null);
  const first = useRef(stage);
  useEffect(() => {
    if (stage !== first.current) said.current?.focus();
  }, [stage]);
  return (
    <div ref={said} tabIndex={-1} className="outline-none">
      {stage === "asking" && (
        <>
          <Said heading="Unsubscribe from a job alert">
            Do you want to unsubscribe from <AlertName>{name}</AlertName>?
          </Said>
          <SwitchForm link={link} onSubmit={send} className="mt-8 flex flex-wrap justify-center gap-3">
            <Button type="submit" look="primary" size="large" aria-disabled={isBusy}>
              {isBusy ? "Unsubscribing..." : "Yes, Unsubscribe"}
            </Button>
            <Link to="/" className={buttonStyles({ size: "large" })}>
              Cancel
            </Link>
          </SwitchForm>
        </>
      )}
      {stage === "off" && (
        <>
          <Said heading="Unsubscribed Successfully">
            You won’t get any more emails for <AlertName>{name}</AlertName>.
          </Said>
          <Ways />
          {link.token && (
            <SwitchForm link={link} onSubmit={send} className="mt-4">
              <Button type="submit" name="intent" value="switch-on" look="quiet" aria-disabled={isBusy}>
                Turn it back on
              </Button>
            </SwitchForm>
          )}
        </>
      )}
      {stage === "on again" && (
        <>
          <Said heading="Your alert is on again">
            You’ll get emails for <AlertName>{name}</AlertName> again.
          </Said>
          <Ways />
        </>
      )}
      {typeof stage === "object" && <SwitchFailed error={stage.error} link={link} />}
    </div>
  );
}

/** Without an alert in `link` there is nothing to try again. */
export function SwitchFailed({ error, link = {} }: { error: string; link?: AlertLink }) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{error}</h1>
      {reasons.has(error) && <p className="mt-4 text-balance text-granite text-lg">{reasons.get(error)}</p>}
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {error.endsWith("try again.") && (
          <a href={`${path}?${new URLSearchParams(link)}`} className={buttonStyles({ look: "primary" })}>
            Try Again
          </a>
        )}
        <Link to="/" className={buttonStyles()}>
          Return to Home
        </Link>
      </p>
    </>
  );
}

function useSwitch(first: Stage) {
  const [stage, setStage] = useState(first);
  const [isBusy, setBusy] = useState(false);
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const { submitter } = event.nativeEvent as SubmitEvent;
    const fields = Object.fromEntries(new FormData(event.currentTarget, submitter));
    try {
      const { is_active } = await callFunction<{ is_active: boolean }>(path, fields);
      setStage(is_active ? "on again" : "off");
    } catch (failure) {
      setStage({ error: reasonOf(failure, "An error occurred. Please try again.") });
    }
    setBusy(false);
  }
  return { stage, isBusy, send };
}

/** Posts to the bare path: with a token in the address it would be the one click of a mail program. */
function SwitchForm({ link, children, ...form }: { link: AlertLink } & ComponentProps<"form">) {
  return (
    <form method="post" action={path} {...form}>
      {Object.entries(link).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

function Said({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{heading}</h1>
      <p className="wrap-anywhere mt-4 text-balance text-granite text-lg">{children}</p>
    </>
  );
}

function Ways() {
  return (
    <p className="mt-8 flex flex-wrap justify-center gap-3">
      <Link to="/my-alerts" className={buttonStyles({ look: "primary" })}>
        Manage All Alerts
      </Link>
      <Link to="/" className={buttonStyles()}>
        Return to Home
      </Link>
    </p>
  );
}
