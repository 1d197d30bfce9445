import { type CSSProperties, memo, type ReactNode } from "react";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { factAnchor } from "#app/components/reading/fact-anchor.ts";
import { ribbonStyle } from "#app/components/reading/ribbon.ts";
import { SaveButton } from "#app/components/tracker/save-button.tsx";
import { AppliedBadge, Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import { Link } from "#app/components/ui/link.tsx";
import { type JobCard, payWithTips } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { CompanyLogo } from "./company-logo.tsx";

type Props = { job: JobCard; isSaved: boolean; isApplied: boolean };

export const JobCardItem = memo(function JobCardItem({ job, isSaved, isApplied }: Props) {
  return (
    <CardLines job={job} isApplied={isApplied}>
      <Aside job={job} to={jobPath(job)} isSaved={isSaved} />
    </CardLines>
  );
});

type Lines = Omit<Props, "isSaved"> & { children?: ReactNode };

/** The title's link stretches over the entire card, beneath the other controls. */
export function CardLines({ job, isApplied, children }: Lines) {
  const to = jobPath(job);
  const { season, months, salary, miles, life } = job;
  const known = life ? [...job.facts, life] : job.facts;
  return (
    <article className={job.isFeatured ? "entry featured" : "entry"}>
      <div className="entry-logo">
        <CompanyLogo name={job.company} url={job.companyLogoUrl} />
      </div>
      <div className="entry-main">
        <h3>
          <Link to={to} state={{ card: job }} discover="none" prefetch="intent" className="entry-title">
            {job.title}
          </Link>
        </h3>
        <div className="entry-lines">
          <p className="entry-line">
            <span className="entry-company">{job.company}</span>
            <Stated at={to} line="place" text={job.location} className="entry-place" />
            {miles !== null && <span className="miles">{miles || "under 1"} mi</span>}
          </p>
          {(season || salary) && (
            <p className="entry-line">
              {season && (
                <Stated
                  at={to}
                  line="season"
                  text={season}
                  className={months ? "ribbon" : undefined}
                  style={ribbonStyle(months)}
                />
              )}
              {salary && (
                <span className="entry-pay">
                  <Stated at={to} line={job.payLine} text={salary} />
                  {job.hasTips && <Stated at={to} line="pay" text=" + tips" />}
                </span>
              )}
            </p>
          )}
        </div>
        <Places job={job} />
        {job.lacks?.[0] && <p className="entry-lacks">{job.lacks.join(" · ")}</p>}
        {known[0] && (
          <p className="entry-known">
            {known.map((fact) => (
              <Stated key={fact.text} at={to} {...fact} className="blaze" />
            ))}
          </p>
        )}
        <p className="entry-kind">
          {job.isFeatured && <Badge tone="sun">FEATURED</Badge>}
          {isApplied && <AppliedBadge />}
          <Badge tone="moss">{job.category}</Badge>
          {job.type && <Badge>{job.type}</Badge>}
          {job.remoteBadge && <Badge>{job.remoteBadge}</Badge>}
          {job.mark && <Badge>{job.mark}</Badge>}
          {job.isDemo && <Badge tone="demo">Demo data</Badge>}
          <span>
            <span className="sr-only">Posted </span>
            <time dateTime={job.postedAt}>{job.postedDate}</time>
          </span>
        </p>
        <p className="entry-text">{job.description}</p>
      </div>
      {children}
    </article>
  );
}

type StatedProps = {
  at: string;
  text: string;
  line: Parameters<typeof factAnchor>[0] | null;
  className?: string | undefined;
  style?: CSSProperties | undefined;
};

/**
 * Leads to the sentence that says so. The page is loaded anew, because only then do browsers open and mark an anchor's
 * target. For keyboards the title's link leads there.
 */
function Stated({ at, text, line, ...look }: StatedProps) {
  if (!line) return <span {...look}>{text}</span>;
  return (
    <a href={`${at}#${factAnchor(line)}`} tabIndex={-1} data-line={line} {...look}>
      {text}
    </a>
  );
}

function Places({ job }: { job: JobCard }) {
  const { foldText, others, places } = job;
  if (!foldText) return null;
  return (
    <details className="entry-places">
      <summary>{foldText}</summary>
      <ul>
        {others[0]
          ? [job, ...others].map((one) => (
              <li key={one.jobId}>
                <Link to={jobPath(one)} state={{ card: job }} discover="none">
                  {one.places.join(" · ")}
                </Link>{" "}
                {payWithTips(one)}
              </li>
            ))
          : places.map((place) => <li key={place}>{place}</li>)}
      </ul>
    </details>
  );
}

/** In a group, the buttons act on the first listing and say so. The title's link is in the tab order for View Job. */
function Aside({ job, to, isSaved }: { job: JobCard; to: string; isSaved: boolean }) {
  const isGroup = job.others[0];
  const name = isGroup ? `${job.title}, ${job.location}` : job.title;
  return (
    <div className="entry-aside">
      {isGroup && <p>For {job.location}</p>}
      <div>
        <Link
          to={to}
          state={{ card: job }}
          discover="none"
          prefetch="intent"
          tabIndex={-1}
          className={buttonStyles()}
          aria-label={`View Job: ${name}`}
        >
          View Job
        </Link>
        {job.applyUrl && (
          <OutsideLink
            href={job.applyUrl}
            counted={job.isFeatured && job.jobId}
            aria-label={`Apply: ${name} (${job.applyUrl.startsWith("mailto:") ? "by email" : "opens in a new tab"})`}
            className={buttonStyles({ look: "quiet" })}
          >
            Apply
          </OutsideLink>
        )}
        <SaveButton jobId={job.jobId} title={name} isSaved={isSaved} />
      </div>
    </div>
  );
}
