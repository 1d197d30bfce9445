import { type ReactNode, useEffect, useLayoutEffect } from "react";
import { hasCopy } from "#app/components/navigation/without-network.ts";
import { ribbonStyle } from "#app/components/reading/ribbon.ts";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { PageTitle } from "#app/seo/page-title.tsx";
import { type JobCard, payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import type { JobSnapshot, JobState } from "#core/tracker/job-snapshot.ts";
import { type DetailsJob, JobDetailsCard } from "./job-details-card.tsx";
import { type HeadingJob, JobFrame, JobHeading } from "./job-heading.tsx";

/** What a link to a job says of it in its navigation state: a card, or what a saved job or an application knows. */
export type TappedJob = { card?: JobCard; kept?: Omit<JobSnapshot, keyof JobState> };

type KnownJob = HeadingJob &
  DetailsJob &
  Pick<JobCard, "season" | "months"> & {
    /** Where a badge does not say it. */
    pay: string | null;
    facts: { text: string; line: string | null }[];
    opening: string | null;
  };

type Props = { tapped: TappedJob | null; path: string; isCut?: boolean };

/** A job before its page is there, or where it did not come. */
export function EarlyJob({ tapped, path, isCut = false }: Props) {
  useLayoutEffect(() => document.getElementById("main")?.focus({ preventScroll: true }), []);
  const job = knownJob(tapped, path);
  const rest = isCut ? <NoConnection /> : <Lines />;
  return (
    <div className="early page min-h-dvh py-6" aria-busy={!isCut}>
      {!isCut && (
        <p role="status" className="navigation-progress">
          Loading the page
        </p>
      )}
      <PageTitle title={job ? `${job.title} at ${job.company}` : "Job"} />
      {job ? <KnownLines job={job}>{rest}</KnownLines> : rest}
    </div>
  );
}

function KnownLines({ job, children }: { job: KnownJob; children: ReactNode }) {
  const { season, months, pay, facts, opening } = job;
  return (
    <JobFrame job={job}>
      <JobHeading job={job} isLive={opening !== null} />
      <div className="max-lg:hidden lg:row-span-2">
        <JobDetailsCard job={job} />
      </div>
      <div>
        <p className="flex flex-wrap gap-x-4 gap-y-1 font-medium">
          {season && (
            <span
              className={months ? "blaze ribbon" : "blaze"}
              data-line="season"
              style={ribbonStyle(months)}
            >
              {season}
            </span>
          )}
          {pay && (
            <span className="blaze" data-line="pay">
              {pay}
            </span>
          )}
          {facts.map(({ text, line }) => (
            <span key={text} className="blaze" data-line={line}>
              {text}
            </span>
          ))}
        </p>
        <h2 className="text-2xl not-first:mt-6">About this job</h2>
        {opening && <p className="mt-4 max-w-prose">{opening}</p>}
        {children}
      </div>
    </JobFrame>
  );
}

function Lines() {
  return (
    <div className="mt-4 grid max-w-prose gap-3">
      <Skeleton className="h-4" />
      <Skeleton className="h-4" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}

function NoConnection() {
  useEffect(() => {
    // The worker answers with it.
    void hasCopy(location.href).then((isKept) => isKept && location.reload());
  }, []);
  return (
    <div role="alert" className="mt-4 max-w-prose">
      <p>No connection. The rest of this job couldn’t be loaded.</p>
      <a href="?" className={buttonStyles({ className: "mt-4" })}>
        Try Again
      </a>
    </div>
  );
}

function knownJob(tapped: TappedJob | null, path: string): KnownJob | null {
  if (tapped?.card) return ofCard(tapped.card, path);
  return tapped?.kept ? ofKept(tapped.kept, path) : null;
}

function ofCard(card: JobCard, path: string): KnownJob | null {
  const listing = [card, ...card.others].find((each) => jobPath(each) === path);
  if (!listing) return null;
  const { jobId, companySlug, places, salary, isPayRead } = listing;
  return {
    ...card,
    id: jobId,
    companySlug,
    places: places.map((text) => ({ text })),
    location: listing === card ? card.location : (places[0] ?? card.location),
    datePosted: new Date(card.postedAt),
    closing: null,
    hasRemote: card.remoteBadge !== null,
    workArrangement: card.remoteBadge === "Hybrid" ? "hybrid" : null,
    typeText: card.type,
    salaryText: isPayRead ? null : salary,
    pay: isPayRead ? payWithTips(listing) : null,
    facts: card.life ? [...card.facts, card.life] : card.facts,
    opening: card.description,
  };
}

function ofKept(kept: NonNullable<TappedJob["kept"]>, path: string): KnownJob | null {
  if (kept.jobUrl !== path) return null;
  return {
    id: kept.jobId,
    title: kept.jobTitle,
    company: kept.companyName,
    companySlug: path.split("/")[2] ?? "",
    companyLogoUrl: null,
    location: kept.location,
    places: [],
    category: null,
    typeText: kept.jobType,
    remoteBadge: null,
    salaryText: kept.salary,
    mark: null,
    isFeatured: false,
    isDemo: false,
    applyUrl: null,
    datePosted: null,
    closing: null,
    hasRemote: false,
    workArrangement: null,
    postedDate: "",
    season: null,
    months: null,
    pay: null,
    facts: [],
    opening: null,
  };
}
