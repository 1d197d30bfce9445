import { useLocation } from "react-router";
import { AlertLink } from "#app/components/alerts/alert-link.tsx";
import type { FilterFields } from "#app/components/lists/filter-fields.tsx";
import { FilterForm } from "#app/components/lists/filter-form.tsx";
import { TakeList } from "#app/components/lists/taking/take-list.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { type Packed, useUnpacked } from "#app/once/packed.ts";
import type { FactSheet as Sheet } from "#core/jobs/facts/fact-sheet.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import type { JobList as Listed } from "#core/jobs/query/list-jobs.ts";
import type { EmptyList } from "#core/jobs/search/explain-empty.ts";
import type { Viewer } from "#core/jobs/viewer.ts";
import { JobList } from "./job-list.tsx";
import { ListNotes, type Notes, type OpenLink } from "./list-notes.tsx";
import { NearJobs } from "./near-jobs.tsx";
import { NoJobs } from "./no-jobs.tsx";
import { JobListSkeleton, useIsLoading } from "./paging/list-skeleton.tsx";
import { NextPage } from "./paging/pagination.tsx";
import { RefreshButton } from "./refresh-button.tsx";
import { FactSheet } from "./sheet/fact-sheet.tsx";
import { UnlockBanner } from "./unlock-banner.tsx";

type List = Omit<Listed, "cards" | "closed" | "empty" | "featured" | "hints"> & {
  jobs: Packed<JobCard[]>;
  fields: QueryFields;
  alertFields: QueryFields;
  notes: Notes | null;
  sheet: Sheet | null;
  sheetAt: string;
  /** Null if the notes already link to the map. */
  mapAt: string | null;
  empty: (EmptyList & { open: OpenLink | null }) | null;
};

type JobResultsProps = { list: List; viewer: Viewer["kind"]; action: string; shown?: FilterFields };

export function JobResults({ list, viewer, action, shown }: JobResultsProps) {
  const isLoading = useIsLoading(action);
  const jobs = useUnpacked(list.jobs);
  const { search } = useLocation();
  const after = new URLSearchParams(search).get("after");
  const pageAfter = (cursor: string | null) => action + addressOf({ ...list.fields, after: cursor });
  return (
    <>
      <search className="list-tools">
        <FilterForm
          fields={list.fields}
          shown={shown}
          offered={offers.list}
          action={action}
          locked={viewer !== "subscriber"}
          hasPay={list.hasPay}
          workTypes={list.workTypes}
        />
        {list.sheet ? (
          <FactSheet {...list} sheet={list.sheet} action={action} hash="#jobs" />
        ) : (
          <Link to={action + list.sheetAt} className="button secondary">
            Season, housing, pay
          </Link>
        )}
        {list.mapAt && (
          <Link to={action + list.mapAt} className="button secondary">
            Map
          </Link>
        )}
        <TakeList of={(action === "/" ? "/jobs" : action) + addressOf(list.fields)} />
      </search>
      <section aria-label="Jobs" aria-busy={isLoading} id="jobs" className="mt-3 sm:mt-6">
        {list.notes && <ListNotes {...list.notes} action={action} />}
        <div className="list-bar">
          {list.shown > 0 && (
            <p className="tabular text-granite text-sm" role="status">
              {list.shownText}
            </p>
          )}
          <p>
            {viewer === "subscriber" && <RefreshButton jobs={jobs} address={pageAfter(after)} />}
            <AlertLink alertFields={list.alertFields} className={buttonStyles()}>
              Get Job Alerts
            </AlertLink>
          </p>
        </div>
        {isLoading ? <JobListSkeleton /> : <Results jobs={jobs} list={list} action={action} />}
        {list.near && !isLoading && <NearJobs near={list.near} />}
      </section>
      {(list.next || !list.isFirstPage) && (
        <NextPage
          to={list.next && pageAfter(list.next)}
          previousTo={list.isFirstPage ? null : pageAfter(list.previous)}
        />
      )}
      {list.unlock && <UnlockBanner {...list.unlock} />}
    </>
  );
}

function Results({ jobs, list, action }: { jobs: JobCard[]; list: List; action: string }) {
  if (jobs[0]) return <JobList jobs={jobs} />;
  const { empty, alertFields } = list;
  if (!empty) return null;
  return <NoJobs text="No jobs found yet." empty={empty} action={action} alertFields={alertFields} />;
}
