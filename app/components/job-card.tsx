import { href, Link } from "react-router";
import type { JobCard } from "#core/jobs/job-card.ts";
import { CompanyLogo } from "./company-logo.tsx";
import { Badge } from "./ui/badge.tsx";
import { buttonStyles } from "./ui/button.tsx";

/** One line of the register. The title's link stretches over the whole card; other controls lie above it. */
export function JobCardItem({ job }: { job: JobCard }) {
  const { companySlug, jobSlug } = job;
  const to = href("/company/:companySlug/jobs/:jobSlug", { companySlug, jobSlug });
  return (
    <article
      className={`relative flex flex-col gap-3 border-l-4 px-3 py-5 transition-colors hover:bg-line/25 sm:flex-row sm:gap-5 sm:px-5 ${
        job.isFeatured ? "border-ochre" : "border-transparent"
      }`}
    >
      <div className="hidden pt-1 sm:block">
        <CompanyLogo name={job.company} url={job.companyLogoUrl} />
      </div>
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug sm:text-xl">
          <Link
            to={to}
            prefetch="intent"
            className="inline-block after:absolute after:inset-0 hover:underline"
          >
            {job.title}
          </Link>
        </h3>
        <p className="mt-2 text-sm sm:mt-0.5">
          <Link
            to={href("/company/:companySlug", { companySlug })}
            className="relative z-10 -mt-2 -mb-4 inline-block pt-2 pb-4 font-medium hover:underline sm:-my-0.5 sm:py-0.5"
          >
            {job.company}
          </Link>
        </p>
        <Facts job={job} />
        <p className="mt-2 line-clamp-3 max-w-[75ch] text-granite text-sm leading-relaxed">
          {job.description}
        </p>
      </div>
      <Aside job={job} to={to} />
    </article>
  );
}

function Facts({ job }: { job: JobCard }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm sm:mt-2 ${job.places.length > 1 ? "mt-7" : "mt-2"}`}
    >
      <Places job={job} />
      {job.salary && <span className="tabular font-semibold">{job.salary}</span>}
      <span className="flex flex-wrap gap-1.5">
        {job.isFeatured && <Badge tone="sun">FEATURED</Badge>}
        <Badge tone="moss">{job.category}</Badge>
        {job.type && <Badge>{job.type}</Badge>}
        {job.hasRemote && job.type !== "Remote" && <Badge>Remote</Badge>}
        {job.isDemo && <Badge tone="demo">Demo data</Badge>}
      </span>
    </div>
  );
}

function Places({ job }: { job: JobCard }) {
  if (job.places.length < 2) return <span>{job.location}</span>;
  return (
    <details className="group relative z-10 open:basis-full">
      <summary className="-my-3 flex list-none items-center gap-1 py-3 sm:-my-1 sm:py-1 underline decoration-edge decoration-dotted underline-offset-4 hover:decoration-solid [&::-webkit-details-marker]:hidden">
        {job.places.length} locations
        <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="group-open:rotate-180">
          <path d="M1 3l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </summary>
      <ul className="mt-1 mb-2 border-line border-l-2 pl-3 text-granite">
        {job.places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </details>
  );
}

/** Beside the entry on wide screens, below it on phones: when it was posted, and what can be done. */
function Aside({ job, to }: { job: JobCard; to: string }) {
  return (
    <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:flex-col sm:items-end">
      <p className="tabular text-granite text-sm sm:pt-1">
        <span className="sr-only">Posted </span>
        <time dateTime={job.postedAt}>{job.postedDate}</time>
      </p>
      <div className="relative z-10 flex gap-1 sm:flex-row-reverse">
        <Link to={to} prefetch="intent" className={buttonStyles()}>
          View Job<span className="sr-only">: {job.title}</span>
        </Link>
        {job.applyUrl && /^(https?|mailto):/i.test(job.applyUrl) && (
          <a
            href={job.applyUrl}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={buttonStyles({ look: "quiet" })}
          >
            Apply<span className="sr-only">: {job.title} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </div>
  );
}
