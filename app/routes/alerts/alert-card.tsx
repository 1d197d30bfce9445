import { type ReactNode, useEffect, useRef, useState } from "react";
import { RemovalForm } from "#app/components/forms/removal-form.tsx";
import { onPlainClick } from "#app/components/on-plain-click.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { alertNotDeleted } from "#app/sentences/alerts.ts";
import { ActiveSwitch } from "./active-switch.tsx";
import type { AlertView } from "./alert-view.ts";
import type { RefusedAlert } from "./change-alerts.ts";
import { CorrectAlert } from "./correct-alert.tsx";

type Props = {
  alert: AlertView;
  now: Date;
  isAsked: boolean;
  refused: RefusedAlert | null;
  onChanged: () => void;
};

export function AlertCard({ alert, now, isAsked, refused, onChanged }: Props) {
  const [isOpen, setOpen] = useState(isAsked || refused !== null);
  const opener = useRef<HTMLAnchorElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const { id, name, jobsAt } = alert;
  return (
    <article
      id={`alert-${id}`}
      aria-labelledby={`name-${id}`}
      className="scroll-mt-4 rounded-lg border border-line bg-sheet p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={`name-${id}`} className="wrap-anywhere text-xl leading-snug">
          {name}
        </h2>
        <ActiveSwitch id={id} isActive={alert.isActive} />
      </div>
      {isOpen ? (
        <CorrectAlert alert={alert} now={now} refused={refused} onClose={() => setOpen(false)} />
      ) : (
        <div className="mt-3 gap-6 sm:flex sm:items-end sm:justify-between">
          <Facts alert={alert} />
          <div className="-mr-2.5 mt-4 flex shrink-0 gap-3">
            {jobsAt && (
              <Link to={jobsAt} aria-label={`View jobs: ${name}`} className={buttonStyles()}>
                View jobs
              </Link>
            )}
            <Link
              ref={opener}
              to={`/my-alerts?edit=${id}#alert-${id}`}
              preventScrollReset
              onClick={onPlainClick(() => setOpen(true))}
              aria-label={`Edit: ${name}`}
              className={buttonStyles()}
            >
              Edit
            </Link>
            <RemovalForm
              {...{ id, name, onChanged }}
              path="/my-alerts"
              intent="delete"
              label="Delete"
              failed={alertNotDeleted}
            />
          </div>
        </div>
      )}
    </article>
  );
}

function Facts({
  alert: { criteria, readAs, ended, paused, place, facts, starts, closes, often, lastSent, next, isActive },
}: {
  alert: AlertView;
}) {
  return (
    <dl className="grid grid-cols-[4.75rem_1fr] gap-x-4 gap-y-1.5 text-sm sm:gap-x-6">
      {criteria?.title && <Definition name="Keywords">{criteria.title}</Definition>}
      {criteria?.near_work && <Definition name="Near work">Sent, too</Definition>}
      {readAs && <Definition name="Read as">{readAs}</Definition>}
      {place && <Definition name="Location">{place}</Definition>}
      {criteria?.remote && <Definition name="Work">Remote jobs only</Definition>}
      {criteria?.company && <Definition name="Employer">{criteria.company}</Definition>}
      {criteria?.job_type && <Definition name="Job type">{criteria.job_type}</Definition>}
      {starts && <Definition name="Starts">{starts}</Definition>}
      {closes && <Definition name="Closes">{closes}</Definition>}
      {facts && <Definition name="Details">{facts}</Definition>}
      {ended && (
        <Definition name="Changed">
          “{ended}” is no longer a filter.{" "}
          {criteria
            ? "We match the rest of this alert."
            : "This alert sends nothing until you edit it and choose something else."}
        </Definition>
      )}
      {paused && <Definition name="Paused">{paused}</Definition>}
      {!criteria && !ended && (
        <Definition name="Jobs">We couldn’t read this search. Edit the alert to set it again.</Definition>
      )}
      {criteria && Object.keys(criteria).length === 0 && <Definition name="Jobs">Every new job</Definition>}
      <Definition name="Frequency">{often}</Definition>
      <Definition name="Last sent">{lastSent ?? "Never"}</Definition>
      {isActive && criteria && !paused && <Definition name="Next check">{next}</Definition>}
    </dl>
  );
}

function Definition({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-granite">{name}</dt>
      <dd className="tabular wrap-anywhere font-medium">{children}</dd>
    </>
  );
}
