import type { ReactNode } from "react";
import { useAccount } from "#app/account/use-account.ts";
import { CompanyLogo } from "#app/components/lists/company-logo.tsx";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { Breadcrumb } from "#app/components/reading/breadcrumb.tsx";
import { MarkAsApplied } from "#app/components/tracker/mark-as-applied.tsx";
import { SaveButton } from "#app/components/tracker/save-button.tsx";
import { useTrackedJobs } from "#app/components/tracker/saving.tsx";
import { AppliedBadge, Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { companyPath } from "#app/paths.ts";
import type { JobDetail } from "#core/jobs/pages/find-job.ts";
import { placesText } from "#core/jobs/places-text.ts";
import { postedAgo } from "#core/jobs/posted-age.ts";
import { applyLinks } from "./apply-bar.tsx";
import { ApplyEmail } from "./apply-email.tsx";

const trackerButton = { look: "quiet", size: "large", className: "max-sm:px-0" } as const;

export type KindLinks = { category: string | null; type: string | null };

/** What its card knows, too. */
export type HeadingJob = Pick<
  JobDetail,
  | "applyUrl"
  | "company"
  | "companyLogoUrl"
  | "companySlug"
  | "id"
  | "isDemo"
  | "isFeatured"
  | "location"
  | "mark"
  | "postedDate"
  | "remoteBadge"
  | "salaryText"
  | "title"
  | "typeText"
> & {
  places: { text: string }[];
  /** A saved job does not know these. */
  category: string | null;
  datePosted: Date | null;
};

type Props = {
  job: HeadingJob;
  isLive: boolean;
  emailLink?: string | null;
  /** Where more jobs of the same kind are. A preview links to none. */
  kind?: KindLinks | undefined;
  as?: "h1" | "h3" | undefined;
};

type FrameProps = { job: Pick<JobDetail, "company" | "companySlug" | "title">; children: ReactNode };

export function JobFrame({ job, children }: FrameProps) {
  return (
    <>
      <Breadcrumb items={trailOf(job)} />
      <article className="mt-4 grid gap-6 sm:gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {children}
      </article>
    </>
  );
}

export function trailOf({ company, companySlug, title }: FrameProps["job"]) {
  return [{ label: "Home", to: "/" }, { label: company, to: companyPath(companySlug) }, { label: title }];
}

export function JobHeading({ job, isLive, emailLink, kind, as }: Props) {
  const { isSaved, isApplied } = useTrackedJobs();
  const isSignedIn = useAccount() !== null;
  return (
    <HeadingLines job={job} kind={kind} as={as} isApplied={isApplied(job.id)}>
      {isLive && (
        <div className="mt-5 flex flex-wrap gap-3">
          {job.applyUrl && (
            <OutsideLink
              id={applyLinks.first}
              href={job.applyUrl}
              counted={job.isFeatured && job.id}
              className={buttonStyles({ look: "primary", size: "large" })}
            >
              Apply Now
            </OutsideLink>
          )}
          <SaveButton
            jobId={job.id}
            title={job.title}
            isSaved={isSaved(job.id)}
            className="button secondary large save"
          />
          {isSignedIn && !isApplied(job.id) && (
            <MarkAsApplied to={{ job: job.id }} title={job.title} {...trackerButton} />
          )}
          {isApplied(job.id) && (
            <Link to="/my-applications" className={buttonStyles(trackerButton)}>
              My Applications
            </Link>
          )}
        </div>
      )}
      {isLive && emailLink && <ApplyEmail link={emailLink} counted={job.isFeatured && job.id} />}
      {isLive && (
        <p className="mt-3 text-granite text-sm print:hidden">
          Saving keeps a copy of this posting for you, even after it closes.
        </p>
      )}
    </HeadingLines>
  );
}

type Lines = Omit<Props, "isLive" | "emailLink"> & { isApplied: boolean; children: ReactNode };

export function HeadingLines({ job, kind, as: Title = "h1", isApplied, children }: Lines) {
  return (
    <header className="flex gap-4">
      <div className="hidden pt-1 sm:block">
        <CompanyLogo name={job.company} url={job.companyLogoUrl} />
      </div>
      <div className="min-w-0">
        <Title className="text-3xl leading-tight sm:text-4xl">{job.title}</Title>
        <p className="mt-2 text-granite">
          <Link to={companyPath(job.companySlug)} className="font-medium text-ink hover:underline">
            {job.company}
          </Link>
          {" · "}
          {placesText(job)}
          {job.datePosted && (
            <>
              {" · "}
              <time dateTime={job.datePosted.toISOString()}>Posted {postedAgo(job.postedDate)}</time>
            </>
          )}
        </p>
        <p className="mt-3 flex flex-wrap gap-1.5">
          {job.isFeatured && <Badge tone="sun">FEATURED</Badge>}
          {isApplied && <AppliedBadge />}
          {job.category && (
            <Badge tone="moss">
              <Kind to={kind?.category}>{job.category}</Kind>
            </Badge>
          )}
          {job.typeText && (
            <Badge>
              <Kind to={kind?.type}>{job.typeText}</Kind>
            </Badge>
          )}
          {job.remoteBadge && <Badge>{job.remoteBadge}</Badge>}
          {job.salaryText && <Badge>{job.salaryText}</Badge>}
          {job.mark && <Badge>{job.mark}</Badge>}
          {job.isDemo && <Badge tone="demo">Demo data</Badge>}
        </p>
        {children}
      </div>
    </header>
  );
}

function Kind({ to, children }: { to: string | null | undefined; children: string }) {
  return to ? <Link to={to}>{children}</Link> : children;
}
