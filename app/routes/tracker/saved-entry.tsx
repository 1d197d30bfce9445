import { Link, useNavigate, useRevalidator } from "react-router";
import { callFunction, reasonOf } from "#app/call-function.ts";
import { NoLongerOpen } from "#app/components/no-longer-open.tsx";
import { NotesEditor, type RefusedNotes } from "#app/components/notes-editor.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { type ToastText, toast } from "#app/components/ui/toast.tsx";
import { useBusySubmit } from "#app/components/use-busy-submit.ts";
import { longDate } from "#core/long-date.ts";
import type { SavedJob } from "#core/tracker/saved-rows.ts";

type Props = {
  saved: SavedJob;
  /** The page of the list on which it stands. */
  path: string;
  isEdited: boolean;
  refused: RefusedNotes | null;
  /** Called before the list is read anew. */
  onRemoved: () => void;
};

/** What the server says of a change that it made. */
type Done = { notice: ToastText };

/** One line of the list: what was posted, what its owner noted, and what can be done. */
export function SavedEntry({ saved, path, isEdited, refused, onRemoved }: Props) {
  const { id, jobTitle, savedAt, notes } = saved;
  return (
    <article className="px-4 py-5 sm:px-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug sm:text-xl">
            <Link to={saved.isOpen ? saved.jobUrl : `/my-jobs/${id}`} className="hover:underline">
              {jobTitle}
            </Link>
          </h2>
          <p className="mt-1 text-sm">
            <span className="font-medium">{saved.companyName}</span> · {saved.location}
          </p>
        </div>
        <Remove {...{ id, jobTitle, path, onRemoved }} />
      </div>
      <Facts saved={saved} />
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
          {saved.isOpen ? <ViewJob saved={saved} /> : <WhatWasPosted saved={saved} />}
          {saved.isApplied ? <Applied /> : <MarkAsApplied saved={saved} />}
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

function ViewJob({ saved: { jobUrl, jobTitle } }: { saved: SavedJob }) {
  return (
    <a
      href={jobUrl}
      target="_blank"
      rel="noopener"
      aria-label={`View Job: ${jobTitle} (opens in a new tab)`}
      className={buttonStyles()}
    >
      View Job
    </a>
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

function MarkAsApplied({ saved: { id, jobTitle } }: { saved: SavedJob }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [isBusy, submit] = useBusySubmit(async () => {
    try {
      const { notice } = await callFunction<Done>("/my-applications", { intent: "add", saved: id });
      toast(notice);
      await revalidate();
      await navigate("/my-applications");
    } catch (failure) {
      toast({ title: "Error", text: reasonOf(failure, "Failed to mark as applied"), tone: "error" });
    }
  });
  return (
    <form method="post" action="/my-applications" onSubmit={submit}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="saved" value={id} />
      <Button type="submit" disabled={isBusy} aria-label={`Mark as Applied: ${jobTitle}`}>
        Mark as Applied
      </Button>
    </form>
  );
}

type Removal = Pick<Props, "path" | "onRemoved"> & Pick<SavedJob, "id" | "jobTitle">;

function Remove({ id, jobTitle, path, onRemoved }: Removal) {
  const { revalidate } = useRevalidator();
  const [isBusy, submit] = useBusySubmit(async () => {
    try {
      const { notice } = await callFunction<Done>(path, { intent: "remove", id });
      toast(notice);
      onRemoved();
      await revalidate();
    } catch (failure) {
      toast({ title: "Error", text: reasonOf(failure, "Failed to remove job"), tone: "error" });
    }
  });
  return (
    <form method="post" action={path} onSubmit={submit} className="-mt-1.5 -mr-2.5 shrink-0">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        look="quiet"
        disabled={isBusy}
        aria-label={`Remove: ${jobTitle}`}
        className="px-2.5 text-granite"
      >
        Remove
      </Button>
    </form>
  );
}
