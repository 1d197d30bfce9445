import type { RouterContextProvider } from "react-router";
import { clientAddressContext, reportErrorContext } from "#app/context.ts";
import { tooMany } from "#app/request/too-many.ts";
import {
  type AlertRefusal,
  type NamedAlert,
  readUnsubscribe,
  switchOffAlert,
  switchOnAlert,
} from "#core/alerts/unsubscribe.ts";
import { isDatabaseUnavailable } from "#core/platform/database-health.ts";

type Context = Readonly<RouterContextProvider>;

/** What a link came to, in the words of the page, and how that is answered. */
type Switched =
  | { ok: true; name: string; isActive: boolean; init: ResponseInit }
  | { ok: false; error: string; init: ResponseInit };

/** The alert that is named by `token`, else by `alert_id`. */
export function findByLink(fields: Record<string, unknown>, context: Context): Promise<Switched> {
  const read = () => readUnsubscribe(linkOf(fields), context.get(clientAddressContext));
  return inWords(read, "Failed to load alert details", context);
}

/** Switches the alert off; with `intent=switch-on`, on again. */
export function switchByLink(fields: Record<string, unknown>, context: Context): Promise<Switched> {
  const link = linkOf(fields);
  if (fields.intent === "switch-on") return inWords(() => switchOnAlert(link), unexpected, context);
  const switchOff = () => switchOffAlert(link, context.get(clientAddressContext));
  return inWords(switchOff, "Failed to unsubscribe. Please try again.", context);
}

const unexpected = "An error occurred. Please try again.";

function linkOf({ alert_id: alertId, token }: Record<string, unknown>) {
  return { alertId, token };
}

async function inWords(
  act: () => Promise<NamedAlert | AlertRefusal>,
  failure: string,
  context: Context,
): Promise<Switched> {
  try {
    const done = await act();
    if (done.ok) return { ...done, init: {} };
    if (done.reason === "too-many") return { ok: false, error: unexpected, init: tooMany(done) };
    if (done.reason === "no-id") return { ok: false, error: "No alert ID provided", init: { status: 400 } };
    return { ok: false, error: "Alert not found", init: { status: 404 } };
  } catch (error) {
    // Reported, it would become the page that stands for all pages then.
    if (isDatabaseUnavailable(error)) return { ok: false, error: failure, init: { status: 503 } };
    context.get(reportErrorContext)(error);
    return { ok: false, error: failure, init: { status: 500 } };
  }
}
