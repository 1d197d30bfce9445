import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { data, type RouterContextProvider } from "react-router";
import { HiddenFields } from "#app/components/forms/hidden-fields.tsx";
import { useForm } from "#app/components/forms/use-form.ts";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { clientAddressContext } from "#app/context.ts";
import { withNotice } from "#app/notices/notices.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { formRoute, refuseWith, statusOfError } from "#app/request/form-route.ts";
import { tooMany } from "#app/request/too-many.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import {
  type AlertRefusal,
  readUnsubscribe,
  switchOffAlert,
  switchOnAlert,
} from "#core/alerts/unsubscribe.ts";
import type { Route } from "./+types/unsubscribe.ts";
import { AlertName } from "./alert-name.tsx";

const path = "/unsubscribe-alert";
const unexpected = "An error occurred. Please try again.";

type AlertLink = Record<string, string>;

const form = formRoute(
  async ({ fields, context }) => {
    const link = linkIn(fields);
    const isOn = fields.intent === "switch-on";
    const done = isOn
      ? await switchOnAlert(namedBy(link))
      : await switchOffAlert(namedBy(link), context.get(clientAddressContext));
    if (!done.ok) return refusalOf(done);
    const address = `${path}?${new URLSearchParams(link)}`;
    // The page already says that the alert is off.
    const to = isOn ? withNotice(address, "alert-enabled") : address;
    return { to, json: { name: done.name, is_active: done.isActive } };
  },
  {
    repeats: ["alert_id", "token"],
    failure: ({ fields }) =>
      fields.intent === "switch-on" ? unexpected : "Failed to unsubscribe. Please try again.",
  },
);

export const handle = { personal: true, secrets: ["alert_id", "token"] } satisfies PageFacts;

export const middleware = [form.middleware];

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: "Unsubscribe from a job alert" });

/** Mail scanners open every link, so opening one switches nothing off. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = linkIn(Object.fromEntries(url.searchParams));
  const found = await read(link, context);
  if ("name" in found) return data({ link, found, error: null });
  const { error, ...init } = found;
  return data({ link, found: null, error }, init);
}

export const action = form.action;

export default function Unsubscribe({
  loaderData: { link, found, error },
  actionData,
}: Route.ComponentProps) {
  const refused = actionData?.error;
  return (
    <div className="page max-w-xl py-12 text-center sm:py-16">
      {refused ? (
        <Failed error={refused} link={linkIn(actionData.fields)} />
      ) : found ? (
        <SwitchAlert link={link} name={found.name} isActive={found.isActive} />
      ) : (
        <Failed error={error} />
      )}
    </div>
  );
}

function SwitchAlert({ link, name, isActive }: { link: AlertLink; name: string; isActive: boolean }) {
  const [stage, setStage] = useState<"asking" | "off" | "on again">(isActive ? "asking" : "off");
  const { errors, isSending, send } = useForm<{ is_active: boolean }>({
    failure: unexpected,
    onDone: ({ is_active }) => setStage(is_active ? "on again" : "off"),
    sayRefusal: () => {},
  });
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.form ?? stage;
  const first = useRef(shown);
  useEffect(() => {
    if (shown !== first.current) box.current?.focus();
  }, [shown]);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {errors.form && <Failed error={errors.form} link={link} />}
      {shown === "asking" && (
        <>
          <Heading text="Unsubscribe from a job alert">
            Do you want to unsubscribe from <AlertName>{name}</AlertName>?
          </Heading>
          <SwitchForm link={link} onSubmit={send} className="mt-8 flex flex-wrap justify-center gap-3">
            <Button type="submit" look="primary" size="large" aria-disabled={isSending}>
              {isSending ? "Unsubscribing..." : "Yes, Unsubscribe"}
            </Button>
            <Link to="/" className={buttonStyles({ size: "large" })}>
              Cancel
            </Link>
          </SwitchForm>
        </>
      )}
      {shown === "off" && (
        <>
          <Heading text="Unsubscribed Successfully">
            You won’t get any more emails for <AlertName>{name}</AlertName>.
          </Heading>
          <Links />
          {link.token && (
            <SwitchForm link={link} onSubmit={send} className="mt-4">
              <Button type="submit" name="intent" value="switch-on" look="quiet" aria-disabled={isSending}>
                Turn it back on
              </Button>
            </SwitchForm>
          )}
        </>
      )}
      {shown === "on again" && (
        <>
          <Heading text="Your alert is on again">
            You’ll get emails for <AlertName>{name}</AlertName> again.
          </Heading>
          <Links />
        </>
      )}
    </div>
  );
}

/** With a token in the address, this would be a mail program's one-click unsubscribe. */
function SwitchForm({ link, children, ...form }: { link: AlertLink } & ComponentProps<"form">) {
  return (
    <form method="post" action={path} {...form}>
      <HiddenFields fields={link} />
      {children}
    </form>
  );
}

function Heading({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">{text}</h1>
      <p className="wrap-anywhere mt-4 text-balance text-granite text-lg">{children}</p>
    </>
  );
}

function Links() {
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

const reasons = new Map([
  ["No alert ID provided", "This link is incomplete. Please open it again from the email."],
  ["Alert not found", "It was deleted, or the link is incomplete."],
]);

function Failed({ error, link = {} }: { error: string; link?: AlertLink }) {
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

function linkIn(fields: Record<string, unknown>): AlertLink {
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  return fields.token ? { token: text(fields.token) } : { alert_id: text(fields.alert_id) };
}

function namedBy({ alert_id: alertId, token }: AlertLink) {
  return { alertId, token };
}

async function read(link: AlertLink, context: Readonly<RouterContextProvider>) {
  try {
    const found = await readUnsubscribe(namedBy(link), context.get(clientAddressContext));
    return found.ok ? found : refusalOf(found);
  } catch (error) {
    return refuseWith(statusOfError(error, context), "Failed to load alert details");
  }
}

function refusalOf(refusal: AlertRefusal): { error: string; status: number; headers?: HeadersInit } {
  if (refusal.reason === "too-many") return { error: unexpected, ...tooMany(refusal) };
  return refusal.reason === "no-id"
    ? refuseWith(400, "No alert ID provided")
    : refuseWith(404, "Alert not found");
}
