import { href } from "react-router";
import { placeFields } from "#app/components/lists/filter-fields.tsx";
import { FilterForm } from "#app/components/lists/filter-form.tsx";
import { JobList } from "#app/components/lists/job-list.tsx";
import { ListNotes, type Notes } from "#app/components/lists/list-notes.tsx";
import { MoreJobsCard } from "#app/components/lists/more-jobs-card.tsx";
import { NoJobs } from "#app/components/lists/no-jobs.tsx";
import { JobListSkeleton, useIsLoading } from "#app/components/lists/paging/list-skeleton.tsx";
import { NextPage } from "#app/components/lists/paging/pagination.tsx";
import { FactSheet } from "#app/components/lists/sheet/fact-sheet.tsx";
import { TakeList } from "#app/components/lists/taking/take-list.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { type Packed, useUnpacked } from "#app/once/packed.ts";
import type { FactSheet as Sheet } from "#core/jobs/facts/fact-sheet.ts";
import type { JobCard } from "#core/jobs/job-card.ts";
import { addressOf, type QueryFields } from "#core/jobs/query/address-of.ts";
import type { SearchJobs } from "#core/jobs/query/list-search-jobs.ts";
import type { EmptyList } from "#core/jobs/search/explain-empty.ts";
import type { Viewer } from "#core/jobs/viewer.ts";

type List = Omit<SearchJobs, "cards" | "featured"> & { jobs: Packed<JobCard[]> };

type Props = {
  list: List;
  viewer: Viewer["kind"];
  path: string;
  narrowed: {
    fields: QueryFields;
    sheet: Sheet | null;
    sheetAt: string;
    mapAt: string;
    notes: Notes | null;
  };
  alertFields: QueryFields;
  empty: EmptyList | null;
};

export function SearchResults({ list, narrowed, viewer, path, alertFields, empty }: Props) {
  const { fields, sheet, sheetAt, mapAt, notes } = narrowed;
  const pageAfter = (after: string | null) => `${path}${addressOf({ ...fields, after })}#positions`;
  const isLoading = useIsLoading(path);
  const more = list.total - list.shown;
  return (
    <div>
      <section aria-labelledby="positions" aria-busy={isLoading}>
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id="positions" className="scroll-mt-4 text-2xl sm:text-3xl">
            Available Positions
          </h2>
          <p className="tabular text-granite text-sm" role="status">
            {list.isFirstPage && !list.next ? openJobs(list) : list.shownText}
          </p>
        </div>
        <search className="list-tools mb-4">
          <FilterForm
            fields={fields}
            shown={placeFields}
            offered={Object.keys(placeFields)}
            action={path}
            hash="#positions"
          />
          {sheet ? (
            <FactSheet {...list} sheet={sheet} fields={fields} action={path} hash="#positions" />
          ) : (
            <Link to={path + sheetAt} className={buttonStyles()}>
              Season, housing, pay
            </Link>
          )}
          {!notes?.map && (
            <Link to={`${path}${mapAt}#positions`} preventScrollReset className={buttonStyles()}>
              Map
            </Link>
          )}
          <TakeList of={path + addressOf(fields)} />
        </search>
        {notes && <ListNotes {...notes} action={path} hash="#positions" />}
        {isLoading ? <JobListSkeleton /> : <Jobs list={list} alertFields={alertFields} empty={empty} />}
        {list.isLimited && more > 0 && (
          <MoreJobsCard more={more} unlock={list.unlock} isSignedIn={viewer !== "anonymous"} />
        )}
      </section>
      {(list.next || !list.isFirstPage) && (
        <NextPage
          to={list.next && pageAfter(list.next)}
          previousTo={list.isFirstPage ? null : pageAfter(list.previous)}
        />
      )}
    </div>
  );
}

function Jobs({ list, alertFields, empty }: Pick<Props, "list" | "alertFields" | "empty">) {
  const jobs = useUnpacked(list.jobs);
  if (!list.shown && list.unlock) return <p className="mt-2">{list.unlock.title}</p>;
  if (!empty) return <JobList jobs={jobs} />;
  return (
    <NoJobs text="No jobs found matching this search." empty={empty} action="" alertFields={alertFields}>
      <Link to={href("/jobs")} className={buttonStyles()}>
        Browse All Jobs
      </Link>
    </NoJobs>
  );
}

function openJobs({ total, isCapped }: List): string {
  return `${total.toLocaleString("en-US")}${isCapped ? "+" : ""} open ${total === 1 ? "job" : "jobs"}`;
}
