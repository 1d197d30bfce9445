import { useId } from "react";
import { NoLongerOpen } from "#app/components/tracker/no-longer-open.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { longDate } from "#core/text/long-date.ts";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import type { ApplicationColumn } from "#core/tracker/applications/group-applications.ts";
import { statusLabel } from "#core/tracker/statuses.ts";
import { StatusMenu, useStatusChoice } from "./status-menu.tsx";

type Props = {
  columns: ApplicationColumn[];
  path: string;
  onMoved: (id: string) => void;
};

export function ApplicationColumns({ columns, path, onMoved }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section aria-label="Applications by status" tabIndex={0} className="status-columns">
      {columns.map((column) => (
        <Column key={column.status} {...column} path={path} onMoved={onMoved} />
      ))}
    </section>
  );
}

function Column({ status, count, entries, ...props }: ApplicationColumn & Omit<Props, "columns">) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={entries.length ? "" : "is-empty"}>
      <h2 id={heading}>
        <span aria-hidden="true" data-status={status} className="status-fill size-2.5 rounded-full" />
        {statusLabel(status)} <span className="tabular text-granite">{count.toLocaleString("en-US")}</span>
      </h2>
      {entries.length > 0 && (
        <ul>
          {entries.map((application) => (
            <li key={application.id} id={`application-${application.id}`}>
              <Card application={application} {...props} />
            </li>
          ))}
        </ul>
      )}
      {count > entries.length && (
        <p className="mt-2 text-granite text-sm">The newest {entries.length}; the list shows them all.</p>
      )}
    </section>
  );
}

function Card({ application, path, onMoved }: { application: Application } & Omit<Props, "columns">) {
  const { id, jobTitle, companyName, appliedAt } = application;
  const choice = useStatusChoice(application, path, onMoved);
  return (
    <article>
      <h3>
        <Link to={`/my-applications/${id}`}>{jobTitle}</Link>
      </h3>
      <p className="wrap-anywhere text-sm">{companyName}</p>
      <p className="tabular mt-1 text-granite text-sm md:text-xs">
        Applied on <time dateTime={appliedAt.toISOString()}>{longDate(appliedAt)}</time>
      </p>
      <NoLongerOpen of={application} />
      <StatusMenu {...{ application, choice, path }} />
    </article>
  );
}
