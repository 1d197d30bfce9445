import { JobNews } from "#app/components/tracker/job-news.tsx";
import { NoLongerOpen } from "#app/components/tracker/no-longer-open.tsx";
import { NotesEditor } from "#app/components/tracker/notes-editor.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { FormState } from "#app/request/form-route.ts";
import { applicationNotRemoved } from "#app/sentences/tracker.ts";
import { longDate } from "#core/text/long-date.ts";
import type { ListedApplication } from "#core/tracker/applications/application-rows.ts";
import { EntryHeading, type Removal, RemoveEntry, ViewJob } from "./entry-parts.tsx";
import { StatusBadge, StatusMenu, useStatusChoice } from "./status-menu.tsx";

type Props = Removal & {
  application: ListedApplication;
  isEdited: boolean;
  refused: FormState | null;
};

export function ApplicationEntry({ application, path, isEdited, refused, onChanged }: Props) {
  const { id, jobTitle, appliedAt, jobType, salary, notes } = application;
  const savedCopyPath = `/my-applications/${id}`;
  const choice = useStatusChoice(application, path);
  return (
    <article className="px-4 py-5 sm:px-6">
      <EntryHeading job={application} kept={savedCopyPath}>
        <RemoveEntry {...{ id, jobTitle, path, onChanged }} label="Delete" failed={applicationNotRemoved} />
      </EntryHeading>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <StatusBadge status={choice.shown} />
        {salary && <span className="tabular font-semibold">{salary}</span>}
        {jobType && <Badge>{jobType}</Badge>}
        <NoLongerOpen of={application} />
      </p>
      <JobNews of={application} since="since your copy was made" />
      <div className="mt-3">
        <NotesEditor
          {...{ id, path, notes, refused }}
          title={jobTitle}
          placeholder="Add notes about this application..."
          empty="Click to add notes..."
          isAsked={isEdited}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap items-center gap-2">
          <StatusMenu {...{ application, choice, path }} />
          {application.isOpen && <ViewJob {...application} />}
        </div>
        <p className="tabular flex flex-wrap items-center gap-x-4 text-granite text-sm">
          <Link
            to={savedCopyPath}
            aria-label={`What was posted: ${jobTitle}`}
            className="text-link inline-flex min-h-11 items-center md:min-h-0"
          >
            What was posted
          </Link>
          <span>
            Applied on <time dateTime={appliedAt.toISOString()}>{longDate(appliedAt)}</time>
          </span>
        </p>
      </div>
    </article>
  );
}
