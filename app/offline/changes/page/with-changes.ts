import type { Sent } from "#app/offline/changes/change.ts";
import type { LoaderData } from "#app/offline/changes/use-with-changes.ts";
import type { RootData } from "#app/root-data.ts";
import type { Application } from "#core/tracker/applications/application-rows.ts";
import type { ApplicationColumn, StatusCount } from "#core/tracker/applications/group-applications.ts";
import type { ApplicationsPage } from "#core/tracker/applications/list-applications.ts";
import type { SavedJobsPage } from "#core/tracker/saved/list-saved-jobs.ts";
import type { SavedJob } from "#core/tracker/saved/saved-rows.ts";
import type { WaitingJob } from "#core/tracker/saved/wait-to-apply.ts";
import type { ApplicationStatus } from "#core/tracker/statuses.ts";

type SavedPage = { list: SavedJobsPage; waiting: WaitingJob[] };
type ApplicationsData = {
  list: ApplicationsPage | null;
  columns: ApplicationColumn[] | null;
  counts: StatusCount[];
};

const savedRoute = "routes/tracker/saved-jobs";
const applicationsRoute = "routes/tracker/applications";

/** A page's data as it will be once these changes are sent. What a page doesn't show stays as it is. */
export function withChanges(data: LoaderData, changes: readonly Sent[]): LoaderData {
  return changes.reduce(withChange, data);
}

function withChange(data: LoaderData, change: Sent): LoaderData {
  const next = { ...data };
  const saved = data[savedRoute] as SavedPage | undefined;
  const root = data.root as RootData | undefined;
  const applications = data[applicationsRoute] as ApplicationsData | undefined;
  if (root?.tracked) next.root = { ...root, tracked: withTracked(root.tracked, change, saved) };
  if (saved) next[savedRoute] = withSaved(saved, change);
  if (applications && change.path.startsWith("/my-applications"))
    next[applicationsRoute] = withApplications(applications, change);
  return next;
}

function withTracked(
  tracked: NonNullable<RootData["tracked"]>,
  { path, fields }: Sent,
  page?: SavedPage,
): NonNullable<RootData["tracked"]> {
  const entry = page?.list.entries.find(({ id }) => id === (fields.saved ?? fields.id));
  const tail = (jobId?: string) => jobId?.slice(-12);
  const isRemoved = fields.intent === "remove" && path.startsWith("/my-jobs");
  const add = (tails: string[], one?: string) => (one && !tails.includes(one) ? [...tails, one] : tails);
  const saved = add(tracked.saved, tail(fields.save));
  const gone = tail(fields.unsave) ?? (isRemoved ? tail(entry?.jobId) : undefined);
  return {
    saved: gone ? saved.filter((each) => each !== gone) : saved,
    applied:
      fields.intent === "add" ? add(tracked.applied, tail(fields.job ?? entry?.jobId)) : tracked.applied,
  };
}

function withSaved({ list, waiting, ...page }: SavedPage, { path, fields }: Sent): SavedPage {
  const { intent, id, saved, job, unsave } = fields;
  const isOfList = path.split("?")[0] === "/my-jobs";
  const isGone = (entry: SavedJob) =>
    entry.jobId === unsave || (isOfList && intent === "remove" && entry.id === id);
  const isMarked = (entry: SavedJob) => intent === "add" && (entry.id === saved || entry.jobId === job);
  const entries = list.entries
    .filter((entry) => !isGone(entry))
    .map((entry) => {
      if (isOfList && intent === "notes" && entry.id === id) return { ...entry, notes: fields.notes ?? "" };
      return isMarked(entry) ? { ...entry, isApplied: true } : entry;
    });
  const over = new Set(
    list.entries.filter((entry) => isGone(entry) || isMarked(entry)).map((each) => each.id),
  );
  if (isOfList && intent === "stop-waiting" && id) over.add(id);
  const wished = fields.apply_later ? list.entries.filter(({ jobId }) => jobId === fields.save) : [];
  const added = wished.filter((entry) => !waiting.some((each) => each.id === entry.id));
  return {
    ...page,
    list: { ...list, entries, total: list.total - (list.entries.length - entries.length) },
    waiting: [
      ...waiting.filter((each) => !over.has(each.id)),
      ...added.map((entry) => ({ ...entry, applyUrl: null })),
    ],
  };
}

function withApplications(data: ApplicationsData, { fields }: Sent): ApplicationsData {
  const { intent, id, notes, status } = fields;
  const shown: Application[] = data.list?.entries ?? data.columns?.flatMap(({ entries }) => entries) ?? [];
  const before = shown.find((entry) => entry.id === id);
  if (!before) return data;
  const isRemoved = intent === "remove";
  const after =
    intent === "status" && status
      ? { status: status as ApplicationStatus }
      : intent === "notes"
        ? { notes: notes ?? "" }
        : {};
  const list = data.list && {
    ...data.list,
    total: data.list.total - Number(isRemoved),
    entries: data.list.entries
      .filter((entry) => !isRemoved || entry.id !== id)
      .map((entry) => (entry.id === id ? { ...entry, ...after } : entry)),
  };
  const to = isRemoved ? null : ((after as { status?: ApplicationStatus }).status ?? before.status);
  const shift = (each: ApplicationStatus) => Number(each === to) - Number(each === before.status);
  const columns =
    data.columns?.map((column) => ({
      ...column,
      count: column.count + shift(column.status),
      entries:
        column.status === to && shift(to) > 0
          ? [{ ...before, ...after }, ...column.entries]
          : column.entries.filter((entry) => entry.id !== id || column.status === to),
    })) ?? null;
  const counts = data.counts.map((each) => ({ ...each, count: each.count + shift(each.status) }));
  return { list, columns, counts };
}
