import { memo } from "react";
import { Link } from "react-router";
import { OutsideLink } from "#app/components/outside-link.tsx";
import { SaveButton } from "#app/components/tracker/save-button.tsx";
import { AppliedBadge, Badge } from "#app/components/ui/badge.tsx";
import { buttonStyles } from "#app/components/ui/button.tsx";
import type { JobCard } from "#core/jobs/job-card.ts";
import { jobPath } from "#core/jobs/job-path.ts";
import { CompanyLogo } from "./company-logo.tsx";

type Props = { job: JobCard; isSaved: boolean; isApplied: boolean };

/** The title's link stretches over the entire card, beneath the other controls. */
export const JobCardItem = memo(function JobCardItem({ job, isSaved, isApplied }: Props) {
  const to = jobPath(job);
  const { season, salary, miles } = job;
  const known = [...job.facts, job.life].filter(Boolean).join(" · ");
  return (
    <article className={job.isFeatured ? "entry featured" : "entry"}>
      <div className="entry-logo">
        <CompanyLogo name={job.company} url={job.companyLogoUrl} />
      </div>
      <div className="entry-main">
        <h3>
          <Link to={to} discover="none" prefetch="intent" className="entry-title">
            {job.title}
          </Link>
        </h3>
        <div className="entry-lines">
          <p className="entry-line">
            <span className="entry-company">{job.company}</span>
            <span>
              {job.location}
              {miles !== null && ` · ${miles || "under 1"} mi`}
            </span>
          </p>
          {(season || salary) && (
            <p className="entry-line">
              {season && <span>{season}</span>}
              {salary && <strong>{salary}</strong>}
            </p>
          )}
        </div>
        <Places job={job} />
        {known && <p className="entry-known">{known}</p>}
        <p className="entry-kind">
          {job.isFeatured && <Badge tone="sun">FEATURED</Badge>}
          {isApplied && <AppliedBadge />}
          <Badge tone="moss">{job.category}</Badge>
          {job.type && <Badge>{job.type}</Badge>}
          {job.remoteBadge && <Badge>{job.remoteBadge}</Badge>}
          {job.isDemo && <Badge tone="demo">Demo data</Badge>}
          <span>
            <span className="sr-only">Posted </span>
            <time dateTime={job.postedAt}>{job.postedDate}</time>
          </span>
        </p>
        <p className="entry-text">{job.description}</p>
      </div>
      <Aside job={job} to={to} isSaved={isSaved} />
    </article>
  );
});

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
                <Link to={jobPath(one)} discover="none">
                  {one.places.join(" · ")}
                </Link>{" "}
                {one.salary}
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
