import { type ComponentProps, useEffect, useState } from "react";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { loadOnRender } from "#app/components/load-on-render.tsx";
import { openWithoutScript } from "#app/components/navigation/without-network.ts";
import { Link } from "#app/components/ui/link.tsx";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";

const AlertDialog = loadOnRender(
  () => import("./alert-dialog.tsx"),
  "AlertDialog",
  ({ to, onClose }) => {
    onClose();
    void openWithoutScript(to);
    return null;
  },
);

let open = (_to: string) => {};

/** The dialog must outlive the link that opened it and the menu around the link. */
export function AlertDialogs() {
  const [to, setTo] = useState("");
  useEffect(() => {
    open = setTo;
  }, []);
  return to && <AlertDialog to={to} onClose={() => setTo("")} />;
}

type AlertLinkProps = Omit<ComponentProps<typeof Link>, "to"> & { alertFields?: QueryFields };

/** Without script, the form opens on its own page. `alertFields` fills it in. */
export function AlertLink({ alertFields = {}, onClick, ...props }: AlertLinkProps) {
  const to = `/job-alerts/new${addressOf(alertFields)}`;
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
