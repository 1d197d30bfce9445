import { Link, useRevalidator } from "react-router";
import { callFunction } from "#app/call-function.ts";
import { NoLongerOpen } from "#app/components/no-longer-open.tsx";
import { NotesEditor, type RefusedNotes } from "#app/components/notes-editor.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Button, buttonStyles } from "#app/components/ui/button.tsx";
import { toast } from "#app/components/ui/toast.tsx";
import { useBusySubmit } from "#app/components/use-busy-submit.ts";
import { longDate } from "#core/long-date.ts";
import type { Application } from "#core/tracker/application-rows.ts";
import { StatusBadge, StatusMenu, useStatusChoice } from "./status-menu.tsx";

type Props = {
  application: Application;
  /** The page of the list on which it stands. */
  path: string;
  isEdited: boolean;
  refused: RefusedNotes | null;
  /** Called before the list is read anew. */
  onRemoved: () => void;
};

/** One line of the list: how far it is, what was posted, what its owner noted, and what can be done. */
export function ApplicationEntry({ application, path, isEdited, refused, onRemoved }: Props) {
  const { id, jobTitle, jobUrl, appliedAt, jobType, salary, notes } = application;
  const kept = `/my-applications/${id}`;
  const choice = useStatusChoice(application, path);
  return (
    <article className="px-4 py-5 sm:px-6">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg leading-snug sm:text-xl">
            <Link to={application.isOpen ? jobUrl : kept} className="-my-3 inline-block py-3 hover:underline">
              {jobTitle}
            </Link>
          </h2>
          <p className="mt-1 text-sm">
            <span className="font-medium">{application.companyName}</span> · {application.location}
          </p>
        </div>
        <Remove {...{ id, jobTitle, path, onRemoved }} />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <StatusBadge status={choice.shown} />
        {salary && <span className="tabular font-semibold">{salary}</span>}
        {jobType && <Badge>{jobType}</Badge>}
        <NoLongerOpen of={application} />
      </p>
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
          {application.isOpen && (
            <a
              href={jobUrl}
              target="_blank"
              rel="noopener"
              aria-label={`View Job: ${jobTitle} (opens in a new tab)`}
              className={buttonStyles()}
            >
              View Job
            </a>
          )}
        </div>
        <p className="tabular flex flex-wrap items-center gap-x-4 text-granite text-sm">
          <Link
            to={kept}
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

type Removable = Pick<Props, "path" | "onRemoved"> & { id: string; jobTitle: string };

function Remove({ id, jobTitle, path, onRemoved }: Removable) {
  const { revalidate } = useRevalidator();
  const [isBusy, submit] = useBusySubmit(async () => {
    try {
      await callFunction(path, { intent: "remove", id });
      const undo = { action: path, fields: { intent: "restore", id } };
      toast({ title: "Application removed", undo });
      onRemoved();
      await revalidate();
    } catch {
      toast({ title: "Error", text: "Failed to remove application", tone: "error" });
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
        aria-label={`Delete: ${jobTitle}`}
        className="px-2.5 text-granite"
      >
        Delete
      </Button>
    </form>
  );
}
