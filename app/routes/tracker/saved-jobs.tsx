import { isRouteErrorResponse } from "react-router";
import { ErrorPage } from "#app/components/frame/error-page.tsx";
import { EmptyState } from "#app/components/lists/empty-state.tsx";
import { ListFailure } from "#app/components/lists/list-failure.tsx";
import PageNumbers from "#app/components/lists/paging/page-numbers.tsx";
import { TakeList } from "#app/components/lists/taking/take-list.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { requireAccount, signedIn } from "#app/middleware/require-account.ts";
import { findNotice } from "#app/notices/notices.ts";
import type { PageFacts } from "#app/page-facts.ts";
import { byIntent, formRoute, type Outcome, refuseWith, type Submission } from "#app/request/form-route.ts";
import { jobNotRemoved } from "#app/sentences/saving.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { notesNotUpdated, notesTooLong } from "#core/tracker/notes.ts";
import { listSavedJobs } from "#core/tracker/saved/list-saved-jobs.ts";
import { removeSavedJob, restoreSavedJob } from "#core/tracker/saved/remove-saved-job.ts";
import { updateSavedNotes } from "#core/tracker/saved/update-saved-notes.ts";
import type { Route } from "./+types/saved-jobs.ts";
import { SavedEntry } from "./saved-entry.tsx";
import { useFocusAfterChange } from "./use-focus-after-change.ts";

const title = "My Saved Jobs";

const form = formRoute(byIntent({ remove, restore, notes: updateNotes }));

export const handle = {
  personal: true,
  parameters: ["page", "edit"],
  firstStyles: "saved",
} satisfies PageFacts;

export const middleware: Route.MiddlewareFunction[] = [requireAccount, form.middleware];

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  loaderData ? pageMeta(args, { title }) : [];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { account } = signedIn(context);
  return { list: await listSavedJobs(account.userId, pageOf(url)), edited: url.searchParams.get("edit") };
}

export const action = form.action;

export default function SavedJobs({ loaderData: { list, edited }, actionData }: Route.ComponentProps) {
  const { heading, entries, onRemoved } = useFocusAfterChange(list);
  const path = pathOf(list.page);
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        {list.total > 0 && (
          <p className="tabular text-granite text-sm">
            {list.total.toLocaleString("en-US")} saved {list.total === 1 ? "job" : "jobs"}
          </p>
        )}
      </div>
      {actionData && (
        <p role="alert" className="mt-4 border-clay border-l-4 pl-4 text-clay">
          {actionData.error}
        </p>
      )}
      <div className="mt-6">
        {list.entries.length ? (
          <ul
            ref={entries}
            className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-sheet"
          >
            {list.entries.map((saved, index) => (
              <li key={saved.id}>
                <SavedEntry
                  {...{ saved, path }}
                  refused={actionData ?? null}
                  isEdited={saved.id === edited}
                  onChanged={() => onRemoved(index)}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState text="You haven't saved any jobs yet.">
            <Link to="/jobs" className={buttonStyles({ look: "primary" })}>
              Browse Jobs
            </Link>
          </EmptyState>
        )}
      </div>
      {list.total > 0 && (
        <div className="mt-6 flex">
          <TakeList of="/my-jobs" />
        </div>
      )}
      <PageNumbers page={list.page} pages={list.pages} addressOf={pathOf} onLeave={undefined} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status < 500) return <ErrorPage error={error} />;
  return <ListFailure title={title} message="Failed to load saved jobs" />;
}

function pathOf(page: number): string {
  return page > 1 ? `/my-jobs?page=${page}` : "/my-jobs";
}

function pageOf({ searchParams }: URL): number {
  const page = Number(searchParams.get("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

async function remove({ context, url, fields: { id } }: Submission): Promise<Outcome> {
  if (!(await removeSavedJob(signedIn(context).account.userId, id)))
    return refuseWith(404, `${jobNotRemoved}: it is not in your saved list.`);
  return { to: pathOf(pageOf(url)), notice: "job-removed", undoId: String(id) };
}

async function restore({ context, url, fields: { id } }: Submission): Promise<Outcome> {
  const outcome = await restoreSavedJob(signedIn(context).account.userId, id);
  if (outcome === "restored") return { to: pathOf(pageOf(url)), notice: "job-saved" };
  if (outcome === "full") return refuseWith(409, findNotice("saved-list-full")?.text ?? "");
  return refuseWith(404, "Failed to undo: this job was removed too long ago.");
}

async function updateNotes({ context, url, fields: { id, notes } }: Submission): Promise<Outcome> {
  const update = await updateSavedNotes(signedIn(context).account.userId, id, notes);
  if (update === "too-long") return refuseWith(400, notesTooLong);
  if (update === "missing") return refuseWith(404, `${notesNotUpdated}: this job is not in your saved list.`);
  return { to: `${pathOf(pageOf(url))}#notes-${id}`, notice: "notes-updated" };
}
