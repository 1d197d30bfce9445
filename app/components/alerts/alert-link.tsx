import { type ComponentProps, useEffect, useState } from "react";
import { Link } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

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

/** Leads to the form for an alert: opens it over this page, or without script on a page of its own. It begins with `wish`. */
export function AlertLink({
  wish = {},
  onClick,
  ...props
}: Omit<ComponentProps<typeof Link>, "to"> & { wish?: QueryFields }) {
  const to = `/job-alerts/new${addressOf(wish)}`;
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
