import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { href, type LinkProps, useLocation } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { FilterForm } from "#app/components/lists/filter-form.tsx";
import { TakeList } from "#app/components/lists/taking/take-list.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { type Packed, useUnpacked } from "#app/once/packed.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { positionFields } from "#core/jobs/query/list-position.ts";
import type { ResultsList as List } from "#core/jobs/query/list-state-jobs.ts";
import { JobList } from "./job-list.tsx";
import { ListNotes, type Notes } from "./list-notes.tsx";
import { NoJobs } from "./no-jobs.tsx";
import { JobListSkeleton, useIsLoading } from "./paging/list-skeleton.tsx";
import { PageNumbers } from "./paging/page-numbers.tsx";
import { stateFields } from "./state/state-fields.tsx";

type Props = {
  list: Omit<List, "cards"> & { jobs: Packed<JobCard[]> };
  fields: QueryFields;
  alertFields: QueryFields;
  action: string;
  factsAt: string;
  notes: Notes | null;
  mapAt: string | null;
};

export function ResultsList({ list, fields, alertFields, action, factsAt, notes, mapAt }: Props) {
  const isLoading = useIsLoading(action);
  const { heading, onLeave } = useFocusAfter();
  const { position, pages } = list;
  const jobs = useUnpacked(list.jobs);
  const pageAt = (page: number) =>
    `${action}${addressOf({ ...fields, ...positionFields({ ...position, page }) })}#results`;
  return (
    <div>
      <search className="list-tools">
        <FilterForm
          fields={fields}
          shown={stateFields}
          offered={offers.state}
          action={action}
          hash="#results"
          more={positionFields(position)}
          onClear={onLeave}
        />
        <Link to={factsAt} className="button secondary">
          Housing, dates, pay
        </Link>
        {mapAt && (
          <Link to={action + mapAt} className="button secondary">
            Map
          </Link>
        )}
        <TakeList of={action + addressOf(fields)} />
      </search>
      <section aria-labelledby="results" aria-busy={isLoading} className="mt-5 sm:mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 ref={heading} id="results" tabIndex={-1} className="scroll-mt-4 text-2xl sm:text-3xl">
            Job Search Results
          </h2>
          <p className="tabular text-granite text-sm" role="status">
            {isLoading ? "Searching..." : list.shownText}
          </p>
        </div>
        {notes && <ListNotes {...notes} action={action} hash="#results" onLeave={onLeave} />}
        {list.hasDemo && (
          <Note>
            <Badge tone="demo">Demo data</Badge> These listings are samples, not real openings.
          </Note>
        )}
        {list.isBeyondEnd && list.to > 0 && (
          <Note>
            You’ve reached the last page.{" "}
            <Link to={pageAt(1)} onClick={onLeave} className="text-link">
              Back to the first page
            </Link>
          </Note>
        )}
        <div className="mt-4">
          {isLoading ? (
            <JobListSkeleton count={jobs.length || 1} />
          ) : (
            <Jobs
              jobs={jobs}
              empty={list.empty}
              alertFields={alertFields}
              action={action}
              onLeave={onLeave}
            />
          )}
        </div>
      </section>
      {pages > 1 && <PageNumbers page={position.page} pages={pages} addressOf={pageAt} onLeave={onLeave} />}
      {list.isCapped && (
        <Note>Pages show the newest thousand jobs. To find others, search by job title.</Note>
      )}
    </div>
  );
}

type JobsProps = Pick<Props, "alertFields" | "action"> & {
  jobs: JobCard[];
  empty: List["empty"];
  onLeave: LinkProps["onClick"];
};

function Jobs({ jobs, empty, alertFields, action, onLeave }: JobsProps) {
  if (!empty) return <JobList jobs={jobs} />;
  return (
    <NoJobs
      text="No jobs found matching your criteria."
      empty={empty}
      action={action}
      alertFields={alertFields}
      onLeave={onLeave}
    >
      {!empty.asked && (
        <Link to={href("/jobs")} className={buttonStyles()}>
          Browse All Jobs
        </Link>
      )}
    </NoJobs>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-granite text-sm">{children}</p>;
}

/** A link to another page of the list moves the focus to the list's heading. */
function useFocusAfter() {
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<string>(null);
  // Meanwhile the list may reload by itself, which must not move the focus.
  const { key } = useLocation();
  useEffect(() => {
    if (!left.current || left.current === key) return;
    left.current = null;
    heading.current?.focus({ preventScroll: true });
  }, [key]);
  const onLeave = (event: MouseEvent) => {
    if (isPlainClick(event)) left.current = key;
  };
  return { heading, onLeave };
}
