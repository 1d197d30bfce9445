import { JobNews } from "#app/components/tracker/job-news.tsx";
import { MarkAsApplied } from "#app/components/tracker/mark-as-applied.tsx";
import { NoLongerOpen } from "#app/components/tracker/no-longer-open.tsx";
import { NotesEditor } from "#app/components/tracker/notes-editor.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import type { FormState } from "#app/request/form-route.ts";
import { jobNotRemoved } from "#app/sentences/saving.ts";
import { longDate } from "#core/text/long-date.ts";
import type { SavedJob } from "#core/tracker/saved/saved-rows.ts";
import { EntryHeading, type Removal, RemoveEntry, ViewJob } from "./entry-parts.tsx";

type Props = Removal & {
  saved: SavedJob;
  isEdited: boolean;
  refused: FormState | null;
};

export function SavedEntry({ saved, path, isEdited, refused, onChanged }: Props) {
  const { id, jobTitle, savedAt, notes } = saved;
  return (
    <article className="px-4 py-5 sm:px-6">
      <EntryHeading job={saved} kept={`/my-jobs/${id}`}>
        <RemoveEntry {...{ id, jobTitle, path, onChanged }} label="Remove" failed={jobNotRemoved} />
      </EntryHeading>
      <Facts saved={saved} />
      <JobNews of={saved} since="since you saved it" calendarAt={`/my-jobs/${id}/calendar.ics`} />
      <div className="mt-3">
        <NotesEditor
          {...{ id, path, notes, refused }}
          title={jobTitle}
          placeholder="Add notes about this job..."
          empty="Click to add notes..."
          isAsked={isEdited}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          {saved.isOpen ? <ViewJob {...saved} /> : <WhatWasPosted saved={saved} />}
          {saved.isApplied ? <Applied /> : <MarkAsApplied to={{ saved: id }} title={jobTitle} />}
        </div>
        <p className="tabular text-granite text-sm">
          Saved on <time dateTime={savedAt.toISOString()}>{longDate(savedAt)}</time>
        </p>
      </div>
    </article>
  );
}

function Facts({ saved }: { saved: SavedJob }) {
  const { salary, jobType, isOpen } = saved;
  if (isOpen && !salary && !jobType) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      {salary && <span className="tabular font-semibold">{salary}</span>}
      {jobType && <Badge>{jobType}</Badge>}
      <NoLongerOpen of={saved} />
    </p>
  );
}

function WhatWasPosted({ saved: { id, jobTitle } }: { saved: SavedJob }) {
  return (
    <Link to={`/my-jobs/${id}`} aria-label={`What was posted: ${jobTitle}`} className={buttonStyles()}>
      What was posted
    </Link>
  );
}

function Applied() {
  return (
    <Link to="/my-applications" className={buttonStyles({ look: "quiet" })}>
      <span aria-hidden="true">✓</span> Applied
    </Link>
  );
}
