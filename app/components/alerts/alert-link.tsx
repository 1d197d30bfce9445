import { type ComponentProps, useEffect, useState } from "react";
import { Link } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import type { AlertCriteria } from "#core/alerts/criteria.ts";

/** What an alert is to ask for, as far as the page tells; what is empty is not asked for. */
export type AlertWish = { [Field in keyof AlertCriteria]?: AlertCriteria[Field] | null | false };

/** `to` is the page that the dialog stands for. */
const AlertDialog = loadOnRender(
  () => import("./alert-dialog.tsx").then((module) => module.AlertDialog),
  ({ to }) => {
    location.assign(to);
    return null;
  },
);

let open = (_to: string) => {};

/** Where the dialog stands, whichever link has opened it: it outlives the link, and the menu around it. */
export function AlertDialogs() {
  const [to, setTo] = useState("");
  useEffect(() => {
    open = setTo;
  }, []);
  return to && <AlertDialog to={to} onClose={() => setTo("")} />;
}

/** Leads to the form for an alert: opens it over this page, or without script on a page of its own. */
export function AlertLink({
  wish,
  onClick,
  ...props
}: Omit<ComponentProps<typeof Link>, "to"> & { wish?: AlertWish }) {
  const to = alertPath(wish);
  return (
    <Link
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        open(to);
      }}
      {...props}
    />
  );
}

function alertPath(wish: AlertWish = {}): string {
  const given = Object.entries(wish).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `/job-alerts/new${given.length ? `?${new URLSearchParams(given)}` : ""}`;
}
