import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { AlertForm } from "#app/components/alerts/alert-form.tsx";
import { onPlainClick } from "#app/components/on-plain-click.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { alertNotUpdated } from "#app/sentences/alerts.ts";
import { readAlertInput } from "#core/alerts/read-alert.ts";
import type { AlertView } from "./alert-view.ts";
import type { RefusedAlert } from "./change-alerts.ts";

const path = "/my-alerts";

type Props = { alert: AlertView; now: Date; refused: RefusedAlert | null; onClose: () => void };

export function CorrectAlert({ alert, now, refused, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const { id, name, criteria, frequency } = alert;
  const form = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      form.current
        ?.querySelector<HTMLInputElement>("input:not([type=hidden])")
        ?.focus({ preventScroll: true }),
    [],
  );
  return (
    <div ref={form} className="mt-4">
      <AlertForm
        action={`${path}?edit=${id}`}
        fields={{ intent: "update", id }}
        typed={readAlertInput(refused?.fields ?? { ...criteria, name, frequency })}
        errors={refused?.errors}
        asksEmail={false}
        now={now}
        submit={{ label: "Save", busy: "Saving...", failure: alertNotUpdated }}
        onDone={async () => {
          await revalidate();
          onClose();
        }}
      >
        <Link
          to={path}
          preventScrollReset
          onClick={onPlainClick(onClose)}
          className={buttonStyles({ look: "quiet" })}
        >
          Cancel
        </Link>
      </AlertForm>
    </div>
  );
}
