import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { href, Link, type LinkProps } from "react-router";
import { isPlainClick } from "#app/components/is-plain-click.ts";
import { FilterForm } from "#app/components/lists/filter-form.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import { offers } from "#core/jobs/query/job-query.ts";
import { positionFields } from "#core/jobs/query/list-position.ts";
import type { ResultsList as List } from "#core/jobs/query/list-state-jobs.ts";
import { EmptyState } from "./empty-state.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { JobList, JobListSkeleton } from "./job-list.tsx";
import { useIsLoading } from "./job-results.tsx";
import { PageNumbers } from "./page-numbers.tsx";
import { emptied } from "./use-filter-form.ts";

type Props = {
  list: List;
  /** What was asked for. */
  fields: QueryFields;
  /** The list's address without filters. */
  action: string;
};

/** A list of numbered pages with all that narrows it. */
export function ResultsList({ list, fields, action }: Props) {
  const isLoading = useIsLoading(action);
  const { heading, onLeave } = useFocusAfter(list);
  const { position, chips, pages } = list;
  const pageAt = (page: number) =>
    `${action}${addressOf({ ...fields, ...positionFields({ ...position, page }) })}#results`;
  return (
    <div>
      <search>
        <FilterForm
          fields={fields}
          offered={offers.state}
          action={action}
          hash="#results"
          more={positionFields(position)}
          onClear={onLeave}
        />
      </search>
      <section aria-labelledby="results" aria-busy={isLoading} className="mt-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 ref={heading} id="results" tabIndex={-1} className="scroll-mt-4 text-2xl sm:text-3xl">
            Job Search Results
          </h2>
          <p className="tabular text-granite text-sm" role="status">
            {isLoading ? "Searching..." : countText(list)}
          </p>
        </div>
        <FilterChips chips={chips} action={action} onLeave={onLeave} />
        {list.hasDemo && (
          <Note>
            <Badge tone="demo">Demo data</Badge> Listings marked so are samples, not open jobs.
          </Note>
        )}
        {list.isBeyondEnd && list.to > 0 && (
          <Note>
            There is no page so far down; this is the last one.{" "}
            <Link to={pageAt(1)} onClick={onLeave} className="text-link">
              Back to the first page
            </Link>
          </Note>
        )}
        <div className="mt-4">
          {isLoading ? (
            <JobListSkeleton count={list.cards.length || 1} />
          ) : (
            <Jobs list={list} action={action} onLeave={onLeave} />
          )}
        </div>
      </section>
      <PageNumbers page={position.page} pages={pages} addressOf={pageAt} onLeave={onLeave} />
      {list.isCapped && (
        <Note>
          Pages lead through the newest thousand jobs. To find others, narrow the list by job title.
        </Note>
      )}
    </div>
  );
}

function Jobs({ list, action, onLeave }: { list: List; action: string; onLeave: LinkProps["onClick"] }) {
  if (list.cards.length > 0) return <JobList jobs={list.cards} />;
  return (
    <EmptyState text="No jobs found matching your criteria.">
      {list.chips.length > 0 ? (
        <Link to={action} state={emptied} preventScrollReset onClick={onLeave} className={buttonStyles()}>
          Clear filters
        </Link>
      ) : (
        <Link to={href("/jobs")} className={buttonStyles()}>
          Browse All Jobs
        </Link>
      )}
    </EmptyState>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-granite text-sm">{children}</p>;
}

function countText({ from, to, total, isCapped }: List): string {
  if (!to) return "0 jobs";
  const [first, last, all] = [from, to, total].map((number) => number.toLocaleString("en-US"));
  return `Showing ${first}–${last} of ${all}${isCapped ? "+" : ""} ${total === 1 ? "job" : "jobs"}`;
}

/** A link that leads to another page of the list, or away from itself, takes the focus along: to the list's heading. */
function useFocusAfter(list: List) {
  const heading = useRef<HTMLHeadingElement>(null);
  const left = useRef<List>(null);
  useEffect(() => {
    if (!left.current || left.current === list) return;
    left.current = null;
    heading.current?.focus({ preventScroll: true });
  }, [list]);
  const onLeave = (event: MouseEvent) => {
    if (isPlainClick(event)) left.current = list;
  };
  return { heading, onLeave };
}
